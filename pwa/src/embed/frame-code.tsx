import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { Wording } from '#catalogue/texts.ts';

interface FrameCodeProps {
  /** The whole address of the frame. */
  readonly address: string;
  readonly title: Wording;
  /** So high that it rarely has to scroll, in pixels. */
  readonly height: number;
}

/** What somebody pastes into their site, and how it will look there. */
export const FrameCode = ({ address, title, height }: FrameCodeProps) => (
  <>
    <pre>
      <code>{codeOf(address, title.text, height)}</code>
    </pre>
    <details>
      <summary>{m.embed_preview()}</summary>
      <iframe
        src={new URL(address).pathname + new URL(address).search}
        title={title.text}
        lang={unlessSpoken(title.lang)}
        height={height}
      />
    </details>
  </>
);

const codeOf = (address: string, title: string, height: number): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${height}" style="border:0;max-width:44rem" loading="lazy"></iframe>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
