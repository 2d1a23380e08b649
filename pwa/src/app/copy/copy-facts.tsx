import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import type { CopyReport } from '#catalogue/copy-report.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { useSyncState } from '#catalogue/use-sync-state.ts';
import { countWords } from '#listings/directory/listing-counts.ts';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { sizeInWords } from '#ui/page/size-in-words.ts';
import { buildName } from './build-name.ts';
import styles from './copy-facts.module.css';

export function CopyFacts({ report }: { report: CopyReport | undefined }) {
  const sync = useSyncState();
  const rows = useWholeCatalogue()?.rows;
  if (!report) return <Loading />;
  const version = buildName();
  const at = 'at' in sync ? momentInWords(new Date(sync.at).toISOString()) : undefined;
  return (
    <dl className={styles.facts}>
      <Fact name={m.copy_date()}>{at ?? m.copy_none()}</Fact>
      {rows && (
        <Fact name={m.copy_entries()}>
          {listingKinds.map((kind) => (
            <div key={kind}>{countWords[kind]({ count: rows[kind].length })}</div>
          ))}
        </Fact>
      )}
      {rows && <Fact name={m.copy_words()}>{sizeInWords(report.text)}</Fact>}
      <Fact name={m.copy_pictures()}>{picturesInWords(report.pictures, sync.pictures)}</Fact>
      <Fact name={m.copy_app()}>{appInWords(report.app, sync.app)}</Fact>
      {report.usage !== undefined && <Fact name={m.copy_usage()}>{sizeInWords(report.usage)}</Fact>}
      <Fact name={m.copy_kept()}>{keptInWords(report.kept)}</Fact>
      {version && <Fact name={m.copy_version()}>{version}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

function picturesInWords(stored: CopyReport['pictures'], { state, of }: ReturnType<typeof useSyncState>['pictures']): string {
  if (state === 'blocked') return m.copy_pictures_none();
  const all = Object.values(stored);
  return m.copy_pictures_of({
    done: stored.list.count,
    of: Math.max(of, stored.list.count),
    count: all.reduce((sum, { count }) => sum + count, 0),
    size: sizeInWords(all.reduce((sum, { bytes }) => sum + bytes, 0)),
  });
}

function appInWords(bytes: CopyReport['app'], kept: ReturnType<typeof useSyncState>['app']): string {
  if (!bytes) return m.copy_app_none();
  const size = sizeInWords(bytes);
  return kept === 'part' ? m.copy_app_part({ size }) : size;
}

function keptInWords(kept: boolean | undefined): string {
  if (kept === undefined) return m.copy_kept_unknown();
  return kept ? m.copy_kept_yes() : m.copy_kept_no();
}
