import { useRouteContext } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

/** Pages that stay when another language is chosen, with all that is typed, searched and open in them: only their words are asked for anew. */
export const saidAnew = <Name extends string>(pages: Readonly<Record<Name, ComponentType>>) =>
  Object.fromEntries(Object.entries<ComponentType>(pages).map(([name, Page]) => [name, following(Page)])) as Record<Name, () => ReactNode>;

const following = (Page: ComponentType) =>
  function SaidAnew() {
    useRouteContext({ from: '__root__', select: ({ language }) => language });
    return <Page />;
  };
