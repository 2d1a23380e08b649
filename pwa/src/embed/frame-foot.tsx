import { site } from '@helpdesk/site/site';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { BrandMark } from '#ui/media/brand-mark.tsx';
import { newTab } from '#ui/page/new-tab.tsx';

interface FrameFootProps {
  /** Where the guide says more. */
  readonly href: string;
  readonly words: string;
  readonly checkedOn?: string | null;
}

/** Who says so, since when nobody looked, and the way to the whole of it: the last of every frame. */
export const FrameFoot = ({ href, words, checkedOn }: FrameFootProps) => (
  <footer>
    {checkedOn && <p className="checked">{m.facts_checked({ date: dayInWords(checkedOn, spokenLanguage()) })}</p>}
    <a className="more" href={href} {...newTab}>
      {words}
      <span className="sr">({m.link_new_tab()})</span>
    </a>
    <p className="by">
      <BrandMark className="mark" />
      {inSpokenLanguage(site.name)}
    </p>
  </footer>
);
