import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { pathIn } from '#ui/page/own-address.ts';
import { FrameFoot } from './frame-foot.tsx';

/** In place of a listing that was deleted, is not published, or never was. */
export const NothingFrame = ({ origin }: { origin: string }) => (
  <main>
    <h1>{m.embed_gone_title()}</h1>
    <p>{m.embed_gone_text()}</p>
    <FrameFoot href={origin + pathIn(spokenLanguage(), '/')} words={m.embed_open_guide()} />
  </main>
);
