import { embedSegment } from '@helpdesk/contract/rules/addresses';
import type { Embed, EmbedAsked } from '@helpdesk/contract/sync/page';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage, speak, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { textsOf } from '#catalogue/texts.ts';
import { brief } from '#ui/page/brief.ts';
import { pathIn } from '#ui/page/own-address.ts';
import { ShareTags } from '#ui/page/share-tags.tsx';
import base from '#ui/style/base.css?inline';
import tokens from '#ui/style/tokens.css?inline';
import { findListing } from './find-listing.ts';
import frameStyles from './frame.css?inline';
import { ListingFrame } from './listing-frame.tsx';
import { NearbyFrame } from './nearby-frame.tsx';
import { NothingFrame } from './nothing-frame.tsx';
import partnersStyles from './partners.css?inline';
import { Partners } from './partners.tsx';

export const embedStyles: Embed['styles'] = {
  frames: tokens + base + frameStyles,
  partners: tokens + base + partnersStyles,
};

interface EmbedInput extends Omit<EmbedAsked, 'catalogue'> {
  /** As pages have it: without whom to call. */
  readonly catalogue: Catalogue;
}

/** A whole document that needs no script: a frame for somebody else's site, or the page for partners. */
export function writeEmbed({ view, catalogue, language, day, origin }: EmbedInput): string {
  speak(language);
  const isPartners = view.is === 'partners';
  const found = view.is === 'nothing' ? undefined : findListing(catalogue, view.id);
  const title = isPartners ? m.embed_title() : found ? textsOf(found.listing).name.text : m.embed_gone_title();
  const document = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${inSpokenLanguage(site.name)}`}</title>
        {isPartners && <PartnersHead origin={origin} />}
        <style>{isPartners ? embedStyles.partners : embedStyles.frames}</style>
      </head>
      <body>
        {isPartners && <Partners catalogue={catalogue} search={view.search} chosen={found} origin={origin} />}
        {view.is === 'listing' && found && <ListingFrame catalogue={catalogue} found={found} day={day} origin={origin} />}
        {view.is === 'nearby' && found && <NearbyFrame catalogue={catalogue} found={found} day={day} origin={origin} />}
        {!isPartners && !found && <NothingFrame origin={origin} />}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** What a link to it shows, whichever listing was chosen. */
function PartnersHead({ origin }: { origin: string }) {
  const path = `/${embedSegment}`;
  const at = { origin, path, address: origin + pathIn(spokenLanguage(), path) };
  const description = brief(m.embed_intro());
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={at.address} />
      <ShareTags at={at} title={m.embed_title()} description={description} />
    </>
  );
}
