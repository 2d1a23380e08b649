import { listingNeeds } from '@helpdesk/contract/calls/listing-needs';
import type { overviewAnswer } from '@helpdesk/contract/calls/overview';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { adminPath } from '#admin/lists/admin-path.ts';
import { needWords } from '#admin/lists/need-words.ts';
import { countWords } from '#listings/directory/listing-counts.ts';
import { Icon } from '#ui/media/icon.tsx';

import styles from './needs.module.css';

/** How much needs care; each number opens the list of just those. */
export function Needs({ overview }: { overview: z.infer<typeof overviewAnswer> }) {
  const { needs, adsWithBadLink, unreadEnquiries, waitingEnquiries } = overview;
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className={styles.heading}>
        {m.admin_needs()}
      </h2>
      <ul className={`list ${styles.cards}`}>
        {listingNeeds.map((need) => (
          <Card key={need} title={needWords[need]()}>
            {listingKinds.map((kind) => (
              <Count key={kind} count={needs[need][kind]} words={countWords[kind]}>
                {(words) =>
                  need === 'translation' ? (
                    <Link to="/admin/translations" search={{ table: kind }}>
                      {words}
                    </Link>
                  ) : (
                    <Link to={adminPath(kind)} search={{ needs: need }}>
                      {words}
                    </Link>
                  )
                }
              </Count>
            ))}
            {need === 'link' && (
              <Count count={adsWithBadLink} words={m.admin_ads_count}>
                {(words) => (
                  <Link to="/admin/ad-management" search={{ needs: need }}>
                    {words}
                  </Link>
                )}
              </Count>
            )}
          </Card>
        ))}
        <Card title={m.admin_enquiries()}>
          <Count count={unreadEnquiries} words={m.admin_enquiries_unread}>
            {(words) => (
              <Link to="/admin/enquiry-management" search={{ state: 'new' }}>
                {words}
              </Link>
            )}
          </Count>
          <Count count={waitingEnquiries} words={m.admin_enquiries_waiting_count}>
            {(words) => (
              <Link to="/admin/enquiry-management" search={{ waiting: true }}>
                {words}
              </Link>
            )}
          </Count>
        </Card>
      </ul>
    </section>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <ul className="list">{children}</ul>
    </li>
  );
}

interface CountProps {
  count: number;
  words: (words: { count: number }) => string;
  children: (words: string) => ReactNode;
}

/** A number that opens its list; none needs no opening. */
function Count({ count, words, children }: CountProps) {
  const text = words({ count });
  return (
    <li className={styles.count}>
      {count > 0 ? (
        <>
          {children(text)}
          <Icon name="right" />
        </>
      ) : (
        <>
          {text}
          <Icon name="check" />
        </>
      )}
    </li>
  );
}
