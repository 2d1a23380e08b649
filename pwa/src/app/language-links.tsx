import { languageFacts, languages } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';

import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';

import { keepPlace } from './keep-place.ts';
import { inLanguage, rememberLanguage } from './language.ts';
import styles from './language-links.module.css';

/** The open page in each language. */
export function LanguageLinks() {
  const spoken = spokenLanguage();
  return (
    <nav className={styles.languages} aria-label={m.language_label()}>
      <Icon name="lang" />
      <ul className={classes('list', styles.links)}>
        {languages.map((language) => (
          <li key={language}>
            <Link
              {...inLanguage(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === spoken ? 'true' : undefined}
              onClick={({ currentTarget }) => {
                rememberLanguage(language);
                keepPlace(language, currentTarget);
              }}
            >
              {languageFacts[language].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
