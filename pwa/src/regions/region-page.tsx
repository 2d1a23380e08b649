import { pathName, unknownRegionSegment } from '@helpdesk/contract/rules/slug';
import type { PlaceRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';
import { getRouteApi, Navigate } from '@tanstack/react-router';

import type { Found } from '#catalogue/catalogue.ts';
import { findNamed } from '#catalogue/find-row.ts';
import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { FirstFill } from '#listings/directory/first-fill.tsx';
import { firstRows } from '#listings/directory/row-window.ts';
import { useRowWindow } from '#listings/directory/use-row-window.ts';
import { placeLink } from '#listings/links.ts';
import { NotFound } from '#listings/not-found.ts';
import { NoticesAbout } from '#listings/notices-about.tsx';
import { RestrictionLine } from '#listings/opening/restriction-line.tsx';
import { Button } from '#ui/controls/button.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { breadcrumbs } from '#ui/page/schema-org.ts';
import { Sentence, Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import { PictureButton } from './picture-button.tsx';
import styles from './region-buttons.module.css';
import { regionSegment } from './region-segment.ts';

const route = getRouteApi('/$categoryName/$regionName');

/** The places of one category in one region. */
export function RegionPage() {
  const { categoryName, regionName } = route.useParams();
  const catalogue = useCatalogue();
  if (!catalogue) return <FirstFill heading />;
  const category = findNamed(catalogue, 'categories', categoryName);
  const region = findNamed(catalogue, 'regions', regionName);
  if (!category || (!region && pathName(regionName) !== unknownRegionSegment)) return <NotFound />;
  const own = { categoryName: pathName(category.name), regionName: regionSegment(region) };
  if (categoryName !== own.categoryName || regionName !== own.regionName) {
    return <Navigate to="/$categoryName/$regionName" params={own} replace />;
  }
  const texts = region && textsOf(region);
  const categoryTexts = textsOf(category);
  const heading = texts ? m.region_explore({ region: texts.name.text }) : m.region_explore_unknown();
  const places = catalogue.directory('places', { categoryId: category._id, regionId: region?._id ?? null }, firstRows);
  return (
    <div className="wrap page stack">
      <PageHead
        title={`${categoryTexts.name.text}: ${heading}`}
        description={texts?.content.text || categoryTexts.description.text}
        structuredData={
          import.meta.env.SSR &&
          ((at) => [
            breadcrumbs(
              at,
              { name: categoryTexts.name.text, path: `/${encodeURIComponent(own.categoryName)}` },
              { name: heading, path: at.path },
            ),
          ])
        }
      />
      <h1 tabIndex={-1}>{texts ? <Sentence words={(region) => m.region_explore({ region })} of={texts.name} /> : heading}</h1>
      {region && <NoticesAbout ids={[region._id]} />}
      <p>{texts?.content.text ? <Text of={texts.content} /> : m.region_no_content()}</p>
      <h2 className={styles.title}>
        <Text of={categoryTexts.name} />
      </h2>
      {places?.count === 0 && <p>{m.region_no_data()}</p>}
      {places && <PlaceButtons places={places} asked={`of ${own.categoryName} in ${own.regionName}`} />}
    </div>
  );
}

/** @param asked tells these places from others at the same history entry */
function PlaceButtons({ places, asked }: { places: Found<PlaceRow>; asked: string }) {
  const { rows, mark, grow } = useRowWindow(asked, places.count);
  return (
    <>
      <ul className={classes('list', styles.buttons)}>
        {places.rows.slice(0, rows).map((place) => (
          <li key={place._id}>
            <PictureButton {...placeLink(place.slug)} picture={place.images[0]}>
              <Text of={textsOf(place).name} />
              <RestrictionLine id={place._id} />
            </PictureButton>
          </li>
        ))}
      </ul>
      {places.count > rows && (
        <Button ref={mark} look="line" block className={styles.more} onClick={grow}>
          {m.list_more()}
        </Button>
      )}
    </>
  );
}
