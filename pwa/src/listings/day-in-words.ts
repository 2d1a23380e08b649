import { type Language, languageFacts } from '@helpdesk/contract/languages';
import { site } from '@helpdesk/site/site';

/** A day, '2026-11-18', as people of a language write it: 18 November 2026. */
export const dayInWords = (day: string, language: Language): string => dateInWords(new Date(day), language, 'UTC');

/** A day of about now as a list says it, without its year: 18 Nov. Short months of Marathi and Hindi read like other words: 18 नोव्हेंबर. */
export function shortDayInWords(day: string, today: string, language: Language): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  const month = language === 'en' ? 'short' : 'long';
  return new Intl.DateTimeFormat(languageFacts[language].locale, { day: 'numeric', month, year, timeZone: 'UTC' }).format(new Date(day));
}

/** A moment, '2026-11-18T08:35:00Z', by the clocks of the region: 18 November 2026, 2:05 pm. Marathi and Hindi have no short am and pm of their own: 14:05. */
export function momentInWords(moment: string, language: Language): string {
  const at = new Date(moment);
  const time = new Intl.DateTimeFormat(languageFacts[language].locale, {
    timeStyle: 'short',
    timeZone: site.timeZone,
    hourCycle: language === 'en' ? 'h12' : 'h23',
  });
  // Asked for both at once, Intl puts words between and after them, which fit no sentence of ours: “18 नोव्हेंबर, 2026 रोजी 14:05 वाजता”.
  return `${dateInWords(at, language, site.timeZone)}, ${time.format(at)}`;
}

const dateInWords = (at: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(languageFacts[language].locale, { dateStyle: 'long', timeZone }).format(at);
