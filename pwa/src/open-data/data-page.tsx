import { type DataTable, dataFilesOf, dataPath, feedFiles } from '@helpdesk/contract/open-data/data-files';
import { openData } from '@helpdesk/site/open-data';
import { site } from '@helpdesk/site/site';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { regionMoment } from '#catalogue/region-moment.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { NewTabMark, newTab } from '#ui/page/new-tab.tsx';
import { pathIn } from '#ui/page/own-address.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { breadcrumbs } from '#ui/page/schema-org.ts';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { sizeInWords } from '#ui/page/size-in-words.ts';
import styles from './data-page.module.css';
import { datasetThing } from './dataset-thing.ts';
import { useDatasetState } from './use-dataset-state.ts';

const tableNames: Readonly<Record<DataTable, () => string>> = {
  categories: m.dataset_categories,
  regions: m.dataset_regions,
  places: m.menu_places,
  resorts: m.menu_resorts,
  restaurants: m.menu_restaurants,
  services: m.menu_services,
};

/** What the files are called whose names end so: no words, so the same in every language. */
const formats: Readonly<Record<string, string>> = { csv: 'CSV', geojson: 'GeoJSON', jsonld: 'JSON-LD', ics: 'iCal', atom: 'Atom' };

const publicDocument = '/api/public/openapi.json';

const formatOf = (name: string): string => formats[name.split('.').at(-1) ?? ''] ?? '';

/** The region as a dataset for others (decision 100). */
export function DataPage() {
  const catalogue = useCatalogue();
  const state = useDatasetState();
  const { licence, fileName } = openData;
  return (
    <>
      <PageHead
        title={m.dataset_title()}
        description={m.dataset_intro()}
        structuredData={
          import.meta.env.SSR &&
          ((at, office) => [datasetThing(at, office(), catalogue), breadcrumbs(at, { name: m.dataset_title(), path: at.path })])
        }
      />
      <div className="wrap page stack">
        <h1 tabIndex={-1}>{m.dataset_title()}</h1>
        <p className="prose">{m.dataset_intro()}</p>
        <p aria-live="polite" className={styles.state}>
          {state?.changedAt
            ? m.dataset_changed({
                day: dayInWords(regionMoment(Date.parse(state.changedAt)).day, spokenLanguage()),
                version: state.version,
              })
            : m.dataset_unknown()}
        </p>
      </div>
      <section className="sec">
        <SectionHeading small title={m.dataset_files()} />
        <ul className={`wrap list ${styles.files}`}>
          {dataFilesOf(fileName).map(({ name, table }) => {
            const told = state?.files.find(({ address }) => address.endsWith(dataPath(name)));
            return (
              <li key={name}>
                <a href={dataPath(name)} download={name}>
                  {table ? tableNames[table]() : m.dataset_all()} <span className={styles.format}>{formatOf(name)}</span>
                </a>
                <span className={styles.told}>{told ? m.dataset_size({ count: told.rows, size: sizeInWords(told.bytes) }) : name}</span>
                {told && <code className={styles.digest}>SHA-256 {told.sha256}</code>}
              </li>
            );
          })}
        </ul>
      </section>
      <section className="sec">
        <SectionHeading small title={m.dataset_feeds()} />
        <div className="wrap stack">
          <p className="prose">{m.dataset_feeds_text()}</p>
          <ul className={`list ${styles.files}`}>
            {feedFiles.map(({ name, type }) => (
              <li key={name}>
                <a href={pathIn(spokenLanguage(), dataPath(name))}>
                  {type === 'text/calendar' ? m.dataset_calendar() : m.dataset_reader()}{' '}
                  <span className={styles.format}>{formatOf(name)}</span>
                </a>
                <span className={styles.told}>{name}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="sec">
        <SectionHeading small title={m.dataset_licence()} />
        <div className="wrap stack prose">
          <p>{m.dataset_licence_text({ name: inSpokenLanguage(site.name) })}</p>
          <p>
            <a href={licence.url} {...newTab}>
              {licence.name}
              <NewTabMark />
            </a>
          </p>
        </div>
      </section>
      <section className="sec">
        <SectionHeading small title={m.dataset_left_out()} />
        <div className="wrap stack prose">
          <p>{m.dataset_left_out_text()}</p>
          <p>{m.dataset_sources()}</p>
        </div>
      </section>
      <section className="sec">
        <SectionHeading small title={m.dataset_programs()} />
        <div className="wrap stack prose">
          <p>{m.dataset_programs_text()}</p>
          <p>
            {m.dataset_api()} <a href={publicDocument}>OpenAPI</a>
          </p>
          <p>{m.dataset_cells()}</p>
        </div>
      </section>
    </>
  );
}
