import { useRouteContext } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** A page that stays when another language is chosen, with all that is typed, searched and open in it: only its words are asked for anew. */
export const saidAnew = (Page: ComponentType) =>
  function SaidAnew() {
    useRouteContext({ from: '__root__', select: ({ language }) => language });
    return <Page />;
  };
