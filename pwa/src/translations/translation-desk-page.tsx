import { type TranslationNeed, translationCalls, translationNeeds, translationRows } from '@helpdesk/contract/calls/translations';
import { type TranslatedTable, translatedTables } from '@helpdesk/contract/kinds/parts';
import { languageFacts, type TranslationLanguage, translationLanguages } from '@helpdesk/contract/languages';
import { mayDo } from '@helpdesk/contract/roles/roles';
import { leastRoleOfTable } from '@helpdesk/contract/roles/who-may';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { getRouteApi, useNavigate } from '@tanstack/react-router';

import { ListSearch } from '#admin/lists/list-search.tsx';
import { useRole } from '#admin/shell/colleagues.ts';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { Chip, Chips } from '#ui/controls/chip.tsx';
import { Segments } from '#ui/controls/segments.tsx';
import { Select } from '#ui/controls/select.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

import { type DeskAddress, readDeskAddress } from './desk-address.ts';
import { tableTitles } from './translated-tables.ts';
import styles from './translation-desk.module.css';
import { TranslationEditor } from './translation-editor.tsx';
import { TranslationList } from './translation-list.tsx';

const route = getRouteApi('/admin/translations');

const needWords: Readonly<Record<TranslationNeed | 'all', () => string>> = {
  left: m.admin_desk_todo,
  missing: m.admin_text_missing,
  outdated: m.admin_text_outdated,
  all: m.admin_desk_all,
};

/** In which language whoever reads the page translates: its own, where that is none of English. */
const ownLanguage = (): TranslationLanguage => translationLanguages.find((language) => language === spokenLanguage()) ?? 'mr';

/** All texts of the catalogue, one language beside English, row after row by what is left to do. */
export function TranslationDeskPage() {
  const { table = 'places', language = ownLanguage(), needs = 'left', search = '', offset = 0, row } = readDeskAddress(route.useSearch());
  const role = useRole() ?? 'desk';
  const offered = translatedTables.filter((each) => mayDo(role, leastRoleOfTable(each)));
  const navigate = useNavigate();
  const go = (to: DeskAddress) => void navigate({ to: '.', search: (address: object) => ({ ...address, ...to }), resetScroll: false });

  const progress = useAnswer(translationCalls.progress).result;
  const own = progressIn(progress, table, language);
  const list = useAnswer(translationCalls.list, {
    query: { table, language, ...(needs !== 'all' && { needs }), search, offset: String(offset) },
  });
  const rows = list.result?.rows ?? [];
  const at = rows.findIndex(({ _id }) => _id === row);
  const opening = (to: number) => {
    const next = rows[to];
    return next && (() => go({ row: next._id }));
  };
  // A row that was done has left the list: the next one stands where it was.
  const next = at < 0 ? opening(0) : opening(at + 1);
  return (
    <>
      <PageTitle page={m.admin_desk()} />
      <h1 tabIndex={-1}>{m.admin_desk()}</h1>
      <p className={styles.progress} role="status">
        {own && m.admin_desk_progress(own)}
      </p>
      <div className={styles.tools}>
        <Select
          label={m.admin_desk_table()}
          bare
          required
          options={offered.map((value) => ({ value, label: optionOf(value, progress, language) }))}
          value={table}
          onValueChange={(value) => go({ table: value as TranslatedTable, row: undefined, offset: undefined })}
        />
        <Segments
          label={m.admin_desk_language()}
          bare
          choices={translationLanguages.map((value) => ({
            value,
            label: <LanguageLabel language={value} left={leftIn(progress, table, value)} />,
          }))}
          value={language}
          onChoose={(value) => go({ language: value, offset: undefined })}
        />
        <ListSearch
          label={m.admin_desk_search()}
          value={search}
          onValueChange={(value) => go({ search: value || undefined, offset: undefined })}
          found={list.result ? m.admin_desk_found({ count: list.result.count }) : ''}
        />
      </div>
      <div className={styles.needs}>
        <Chips label={m.admin_desk_needs()}>
          {([...translationNeeds, 'all'] as const).map((need) => (
            <Chip key={need} on={need === needs} onClick={() => go({ needs: need, offset: undefined })}>
              {needWords[need]()}
            </Chip>
          ))}
        </Chips>
      </div>
      <div className={styles.desk} data-open={row !== undefined}>
        <TranslationList
          reading={list}
          row={row}
          offset={offset}
          onOpen={(id) => go({ row: id })}
          onPage={(pages) => go({ offset: offset + pages * translationRows || undefined })}
        />
        {row === undefined ? (
          <p className={styles.choose}>{m.admin_desk_choose()}</p>
        ) : (
          <TranslationEditor
            key={`${table} ${row} ${language}`}
            table={table}
            id={row}
            language={language}
            onPrevious={opening(at - 1)}
            onNext={next}
            onBack={() => go({ row: undefined })}
          />
        )}
      </div>
    </>
  );
}

type Progress = readonly {
  readonly table: TranslatedTable;
  readonly languages: Readonly<Record<TranslationLanguage, Counts>>;
}[];
type Counts = Readonly<Record<'rows' | 'complete' | 'missing' | 'outdated', number>>;

const progressIn = (progress: Progress | undefined, table: TranslatedTable, language: TranslationLanguage) =>
  progress?.find((each) => each.table === table)?.languages[language];

/** Rows with something to do; undefined until it is known. */
function leftIn(...asked: Parameters<typeof progressIn>): number | undefined {
  const own = progressIn(...asked);
  return own && own.rows - own.complete;
}

function optionOf(table: TranslatedTable, progress: Progress | undefined, language: TranslationLanguage): string {
  const name = tableTitles[table]();
  const count = leftIn(progress, table, language);
  return count === undefined ? name : m.admin_desk_left({ name, count });
}

function LanguageLabel({ language, left }: { language: TranslationLanguage; left: number | undefined }) {
  return (
    <>
      <span lang={language}>{languageFacts[language].name}</span>
      {left !== undefined && <span className="num"> ({left})</span>}
    </>
  );
}
