import { isLanguage } from '@helpdesk/contract/languages';
import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

import { type LinkOf, pathOf } from './links.ts';

interface ListingLinkProps extends ComponentProps<'a'> {
  link: ReturnType<LinkOf>;
}

/** A link to a listing as light as an anchor: the router's own watches every change of the address, which a long list feels. */
export function ListingLink({ link, children, ...rest }: ListingLinkProps) {
  const router = useRouter();
  const { lang } = router.state.location.search;
  const path = pathOf(link);
  const follow = (event: MouseEvent) => {
    // A new tab, a download: the browser's own business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate(link);
  };
  return (
    <a {...rest} href={isLanguage(lang) ? `${path}?lang=${lang}` : path} onClick={follow}>
      {children}
    </a>
  );
}
