import { shortLink } from '@helpdesk/contract/rules/addresses';
import { m } from '@helpdesk/words/messages';

import { Button } from '#ui/controls/button.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { useOrigin } from '#ui/page/use-origin.ts';

import { codeSvg } from './code-svg.ts';
import styles from './listing-code.module.css';
import { printPicture } from './print-picture.ts';

/** The code that is put up at a listing: it opens its page, whatever it will be called. */
export function ListingCode({ id, name, file }: { id: string; name: string; file: string }) {
  const svg = codeSvg(useOrigin() + shortLink(id), name);
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return (
    <section>
      <h3 className={styles.title}>{m.admin_code_title()}</h3>
      <div className={styles.code}>
        <img src={address} alt={m.admin_code_title()} className={styles.picture} />
        <div className={`stack ${styles.words}`}>
          <p>{m.admin_code_text()}</p>
          <div className="cluster">
            <Button look="line" onClick={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${file}.svg`)}>
              {m.admin_code_download()}
            </Button>
            <Button look="line" onClick={() => void printPicture(address)}>
              {m.admin_code_print()}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
