import { isLanguage, type Language, languageFacts } from '@helpdesk/contract/languages';

/** Of what `speechSynthesis` has. */
export interface Voice {
  /** BCP 47; some systems write it with an underscore. */
  readonly lang: string;
}

const languageOf = (lang: string) => lang.split(/[-_]/)[0]?.toLowerCase() ?? '';
const isOfIndia = ({ lang }: Voice) => /[-_]in\b/i.test(lang);

/** One of India first: it knows the names. */
function voiceOf<Kind extends Voice>(voices: readonly Kind[], language: Language): Kind | undefined {
  const own = voices.filter(({ lang }) => languageOf(lang) === language);
  return own.find(isOfIndia) ?? own[0];
}

/**
 * Who reads a language. Where nobody does, a voice of another language in the same script does better than silence: who cannot see has nothing else.
 * `isOwn` says whether it is the language's own.
 */
export function voiceFor<Kind extends Voice>(voices: readonly Kind[], language: Language): { voice: Kind | undefined; isOwn: boolean } {
  const own = voiceOf(voices, language);
  if (own) return { voice: own, isOwn: true };
  const { script } = languageFacts[language];
  const related = voices.map(({ lang }) => languageOf(lang)).find((each) => isLanguage(each) && languageFacts[each].script === script);
  return { voice: related && isLanguage(related) ? voiceOf(voices, related) : undefined, isOwn: false };
}
