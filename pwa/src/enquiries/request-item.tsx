import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { callLink, whatsappLink } from '#booking/contact.ts';
import { requestMessage } from '#booking/request-message.ts';
import { phoneOf } from '#catalogue/helpdesk/phone.ts';
import type { Wording } from '#catalogue/texts.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { ListingLink } from '#listings/listing-link.tsx';
import { momentInWords } from '#listings/moment-in-words.ts';
import { isKiosk } from '#local/kiosk-mark.ts';
import type { OutboxItem } from '#local/outbox-db.ts';
import { outbox } from '#mine/outbox.ts';
import { WaitsOnKiosk } from '#submissions/on-kiosk.tsx';
import { datedAt } from '#sync/outbox/dated-at.ts';
import { AnchorButton, Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { copyText } from '#ui/feedback/copy-text.ts';
import { Note } from '#ui/feedback/note.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { NewTabMark, newTab } from '#ui/page/new-tab.tsx';
import { Sentence, Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';
import { listingOf, nameOf, titleOf } from './about-what.ts';
import { ageInWords } from './age-in-words.ts';
import { bookingOf } from './booking-of.ts';
import { textOf } from './request-body.ts';
import styles from './request-item.module.css';
import { isLate, requestState } from './request-state.ts';

interface RequestItemProps {
  item: OutboxItem;
  isSending: boolean;
  now: number;
  onEdit: (opener: HTMLElement) => void;
}

export function RequestItem({ item, isSending, now, onEdit }: RequestItemProps) {
  const catalogue = useWholeCatalogue();
  const { tone, icon, label, text } = requestState(item, isSending);
  const language = spokenLanguage();
  const dated = {
    when: momentInWords(new Date(datedAt(item)).toISOString()),
    ago: ageInWords(now - datedAt(item), language),
  };
  const phone = bookingOf(item, catalogue)?.contact?.phone ?? phoneOf(catalogue).phone;
  const listing = listingOf(item, catalogue);
  const name = nameOf(item, catalogue);
  const whatsapp = phone && item.reference && whatsappLink(phone, requestMessage(item.reference, name.text || titleOf(item)));
  const waitsOnKiosk = isKiosk() && item.state === 'queued';
  return (
    <article className={classes(styles.item, styles[tone])}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {listing ? (
            <ListingLink link={listing.link}>
              <Title item={item} name={name} />
            </ListingLink>
          ) : (
            <Title item={item} name={name} />
          )}
        </h2>
        {!waitsOnKiosk && (
          <Badge icon={icon} tone={tone}>
            {label}
          </Badge>
        )}
      </div>
      <p className={styles.small}>{item.sentAt === undefined ? m.requests_written(dated) : m.requests_received_at(dated)}</p>
      {item.reference && <p className={classes(styles.reference, 'num')}>{m.requests_reference({ reference: item.reference })}</p>}
      {waitsOnKiosk ? <WaitsOnKiosk item={item} /> : <p>{text}</p>}
      {item.errors && (
        <ul className={styles.small}>
          {Object.entries(item.errors).map(([field, sentence]) => (
            <li key={field}>{sentence}</li>
          ))}
        </ul>
      )}
      {isLate(item, now) && <Note icon="alert" tone="err" title={m.requests_late()} />}
      <div className={styles.tools}>
        {item.state === 'queued' && (
          <Button onClick={() => void retry(item.id)} aria-disabled={isSending}>
            {m.requests_retry()}
          </Button>
        )}
        {item.state === 'rejected' && <Button onClick={({ currentTarget }) => onEdit(currentTarget)}>{m.requests_edit()}</Button>}
        {item.body && !isKiosk() && (
          <Button look="line" onClick={() => void copy(textOf(item))}>
            {m.requests_copy()}
          </Button>
        )}
        {phone && (
          <AnchorButton look="line" href={callLink(phone)}>
            {m.requests_call()}
          </AnchorButton>
        )}
        {whatsapp && (
          <AnchorButton look="line" href={whatsapp} {...newTab}>
            {m.requests_whatsapp()}
            <NewTabMark />
          </AnchorButton>
        )}
        {item.state === 'queued' && item.attempts === 0 && (
          <Button look="quiet" onClick={() => void cancel(item.id)}>
            {m.requests_cancel()}
          </Button>
        )}
        {item.state !== 'queued' && (
          <Button look="quiet" onClick={() => void remove(item.id)}>
            {m.requests_remove()}
          </Button>
        )}
      </div>
    </article>
  );
}

/** A booking is called like its listing. */
function Title({ item, name }: { item: OutboxItem; name: Wording }) {
  if (item.kind === 'correction') return <Sentence words={(text) => m.requests_correction({ name: text })} of={name} />;
  return item.kind === 'booking' ? <Text of={name} /> : titleOf(item);
}

const retry = async (id: string): Promise<void> => (await outbox()).retryNow(id);

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast.success(m.requests_copied());
  else toast.error(m.requests_copy_failed());
}

async function cancel(id: string): Promise<void> {
  if (!(await (await outbox()).cancel(id))) toast.plain(m.requests_cancel_late());
}

const remove = async (id: string): Promise<void> => (await outbox()).remove(id);
