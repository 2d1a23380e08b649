import { longestSearch } from '@helpdesk/contract/calls/search';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { type Language, languageFacts, languages } from '@helpdesk/contract/languages';
import { embedPaths, embedSegment } from '@helpdesk/contract/rules/addresses';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { searchEverything } from '@helpdesk/contract/wishes/search-everything';
import { openData } from '@helpdesk/site/open-data';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { textsOf } from '#catalogue/texts.ts';
import { ListingMeta } from '#listings/listing-meta.tsx';
import { tagsOf } from '#listings/tags-of.ts';
import { BrandMark } from '#ui/media/brand-mark.tsx';
import { pathIn } from '#ui/page/own-address.ts';
import { Sentence, Text } from '#ui/page/text.tsx';
import type { Found } from './find-listing.ts';
import { FrameCode } from './frame-code.tsx';

interface PartnersProps {
  readonly catalogue: Catalogue;
  /** The name that was typed. */
  readonly search: string;
  readonly chosen: Found | undefined;
  readonly origin: string;
}

const mostFound = 12;

/** Where a hotel gets the code that shows a listing on its own site: it looks for its name, chooses, copies. */
export function Partners({ catalogue, search, chosen, origin }: PartnersProps) {
  const found = search.trim() ? foundIn(catalogue, search) : [];
  return (
    <>
      <header>
        <a className="brand" href={pathIn(spokenLanguage(), '/')}>
          <BrandMark className="mark" />
          {inSpokenLanguage(site.name)}
        </a>
        <nav aria-label={m.embed_language()}>
          {languages.map((language) => (
            <a
              key={language}
              href={partnersPath(language, search, chosen?.listing._id)}
              lang={language}
              hrefLang={language}
              aria-current={language === spokenLanguage() || undefined}
            >
              {languageFacts[language].name}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1>{m.embed_title()}</h1>
        <p>{m.embed_intro()}</p>
        <form action={`/${embedSegment}`} method="get">
          <input type="hidden" name="lang" value={spokenLanguage()} />
          <label htmlFor="search">{m.embed_search()}</label>
          <div className="search">
            <input id="search" name="search" type="search" defaultValue={search} maxLength={longestSearch} autoComplete="off" required />
            <button type="submit">{m.embed_search_do()}</button>
          </div>
        </form>
        {search.trim() && found.length === 0 && <p role="status">{m.embed_none()}</p>}
        {found.length > 0 && (
          <ul className="list">
            {found.map(({ listing }) => (
              <li key={listing._id}>
                <a href={partnersPath(spokenLanguage(), '', listing._id)}>
                  <Text of={textsOf(listing).name} />
                </a>
                <p className="meta">
                  <ListingMeta tags={tagsOf(listing)} region={catalogue.byId.regions.get(listing.regionId ?? '')} />
                </p>
              </li>
            ))}
          </ul>
        )}
        {chosen && <Codes listing={chosen.listing} origin={origin} />}
        <p className="terms">
          {m.embed_terms()}{' '}
          <a href={openData.licence.url} rel="license noopener noreferrer" target="_blank">
            {openData.licence.name}
            <span className="sr">({m.link_new_tab()})</span>
          </a>
        </p>
      </main>
    </>
  );
}

/** The two frames of a listing, in the language that is spoken. */
function Codes({ listing, origin }: { listing: ListingRow; origin: string }) {
  const { name } = textsOf(listing);
  const paths = embedPaths(listing._id);
  const inLanguage = (path: string) => `${origin}${path}?lang=${spokenLanguage()}`;
  return (
    <>
      <p role="status">{m.embed_hint()}</p>
      <section aria-labelledby="listing">
        <h2 id="listing">
          <Text of={name} />
        </h2>
        <FrameCode address={inLanguage(paths.listing)} title={name} height={620} />
      </section>
      <section aria-labelledby="nearby">
        <h2 id="nearby">
          <Sentence words={(text) => m.embed_near({ name: text })} of={name} />
        </h2>
        <FrameCode address={inLanguage(paths.nearby)} title={{ text: m.embed_near_here(), lang: spokenLanguage() }} height={720} />
      </section>
    </>
  );
}

/** Listings alone, as the search over everything finds them. */
const foundIn = ({ rows, byId }: Catalogue, text: string): Found[] =>
  searchEverything(rows, text, { prepareAtMost: Number.POSITIVE_INFINITY })
    .groups.flatMap(({ table, rows: found }) => {
      const kind = listingKinds.find((each) => each === table);
      return kind ? found.flatMap(({ _id }) => byId[kind].get(_id) ?? []).map((listing) => ({ kind, listing })) : [];
    })
    .slice(0, mostFound);

function partnersPath(language: Language, search: string, id = ''): string {
  const read = new URLSearchParams({ ...(search && { search }), ...(id && { id }), ...(language !== 'en' && { lang: language }) });
  return read.size > 0 ? `/${embedSegment}?${read}` : `/${embedSegment}`;
}
