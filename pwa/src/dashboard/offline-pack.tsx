import type { overviewAnswer } from '@helpdesk/contract/calls/overview';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';
import { nameIn } from '#admin/names/name-in.ts';
import { nameOf } from '#admin/names/name-of.ts';
import { fileSize } from '#admin/pictures/file-size.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { directories } from '#listings/links.ts';
import { Text } from '#ui/page/text.tsx';

import styles from './needs.module.css';

/** How much a phone loads to have everything offline, and what takes most of it. */
export function OfflinePack({ pack }: { pack: z.infer<typeof overviewAnswer>['pack'] }) {
  const { rows, pictures, ofKind, largest } = pack;
  const catalogue = useWholeCatalogue();
  return (
    <section aria-labelledby="pack">
      <h2 id="pack" className={styles.heading}>
        {m.admin_pack_title()}
      </h2>
      <p>{m.admin_pack_total({ size: fileSize(rows + pictures), rows: fileSize(rows), pictures: fileSize(pictures) })}</p>
      <p className={styles.note}>{m.admin_pack_note()}</p>
      <ul className={`list ${styles.cards}`}>
        <li className={styles.card}>
          <h3 className={styles.title}>{m.admin_pack_shares()}</h3>
          <ul className="list">
            {listingKinds.map((kind) => (
              <li key={kind} className={styles.line}>
                <span>{directories[kind].title()}</span>
                <span className="num">{fileSize(ofKind[kind])}</span>
              </li>
            ))}
          </ul>
        </li>
        <li className={styles.card}>
          <h3 className={styles.title}>{m.admin_pack_largest()}</h3>
          <ol className="list">
            {largest.map((listing) => (
              <li key={listing._id} className={styles.line}>
                <span>
                  <Text of={nameIn(catalogue, listing._id) ?? nameOf(listing)} />
                </span>
                <span className="num">{fileSize(listing.bytes)}</span>
              </li>
            ))}
          </ol>
        </li>
      </ul>
    </section>
  );
}
