import { type CatalogueTable, type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { embedCodePath } from '@helpdesk/contract/rules/addresses';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';

interface OnSiteLinkProps {
  table: CatalogueTable;
  id: string;
  unpublished: boolean;
  /** What it says; its plain words when left out. */
  children?: ReactNode;
  onOpen?: () => void;
}

const isListing = (table: CatalogueTable) => listingKinds.includes(table as ListingKind);

/** As wide and as high as a phone. */
const phoneWindow = 'popup,width=390,height=844';

/** Opens what shows a row beside the back-office: its own page or, of what has none, the first page. */
export function openOnSite(table: CatalogueTable, id: string): void {
  const path = isListing(table) ? `/q/${encodeURIComponent(id)}` : '/';
  window.open(`${path}?lang=${spokenLanguage()}`, '_blank');
}

/** Opens the page on which one copies what shows a listing on another site. */
export const openEmbedCode = (id: string): void => void window.open(embedCodePath(id, spokenLanguage()), '_blank');

/** Opens what is not published, as everybody will see it. */
export const openPreview = (table: CatalogueTable, id: string): void =>
  void window.open(`/admin/preview/${table}/${encodeURIComponent(id)}?lang=${spokenLanguage()}`, '_blank', phoneWindow);

/** Shows a row as everybody sees it, or as everybody will: what is not published opens in a window like a phone. */
export function OnSiteLink({ table, id, unpublished, children, onOpen }: OnSiteLinkProps) {
  if (unpublished) {
    const open = () => {
      openPreview(table, id);
      onOpen?.();
    };
    return (
      <Button look="line" onClick={open}>
        <Icon name="eye" />
        {children ?? m.admin_preview()}
      </Button>
    );
  }
  const words = children ?? m.admin_open_on_site();
  return isListing(table) ? (
    <LinkButton look="line" to="/q/$id" params={{ id }} search={{ lang: spokenLanguage() }} target="_blank" onClick={onOpen}>
      <Icon name="out" />
      {words}
    </LinkButton>
  ) : (
    <LinkButton look="line" to="/" search={{ lang: spokenLanguage() }} target="_blank" onClick={onOpen}>
      <Icon name="out" />
      {words}
    </LinkButton>
  );
}
