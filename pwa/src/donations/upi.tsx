import { giving } from '@helpdesk/site/helpdesk';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { AnchorButton, Button } from '#ui/controls/button.tsx';
import { copyText } from '#ui/feedback/copy-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';
import { qrPath } from '#ui/media/qr-path.ts';
import { deferred } from '#ui/page/deferred.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import styles from './upi.module.css';
import { type UpiPayee, upiLink } from './upi-link.ts';

const DonationDialog = deferred(async () => (await import('#submissions/donation-dialog.tsx')).DonationDialog, 'later', 'forms');

/** Donating by UPI (product 3.11): a code, a link for phones, and the way to name the bank's reference. Nothing here knows of a payment. */
export function Upi() {
  const payee: UpiPayee | undefined = giving.upi;
  return payee && <PayBy payee={payee} />;
}

function PayBy({ payee }: { payee: UpiPayee }) {
  const [opener, setOpener] = useState<HTMLElement>();
  const { path, width } = qrPath(upiLink(payee));
  return (
    <section className="sec">
      <SectionHeading title={m.upi_title()} />
      <div className={`wrap ${styles.upi}`}>
        <svg className={styles.code} viewBox={`0 0 ${width} ${width}`} role="img" aria-label={m.upi_code({ id: payee.address })}>
          <path d={path} shapeRendering="crispEdges" />
        </svg>
        <div className="stack">
          <p>{m.upi_text()}</p>
          <p className={styles.address}>
            <span>
              <small>{m.upi_id()} </small>
              <b translate="no">{payee.address}</b>
            </span>
            <Button look="line" square aria-label={m.upi_copy()} onClick={() => void copy(payee.address)}>
              <Icon name="copy" />
            </Button>
          </p>
          <div className="cluster">
            <AnchorButton href={upiLink(payee)} className={styles.open}>
              {m.upi_open()}
            </AnchorButton>
            <Button look="line" aria-haspopup="dialog" onClick={({ currentTarget }) => setOpener(currentTarget)}>
              {m.upi_tell()}
            </Button>
          </div>
          <p className={styles.unknown}>{m.upi_unknown()}</p>
        </div>
      </div>
      {opener && <DonationDialog opener={opener} onClose={() => setOpener(undefined)} />}
    </section>
  );
}

async function copy(address: string): Promise<void> {
  if (await copyText(address)) toast.success(m.upi_copied());
  else toast.error(m.upi_copy_failed());
}
