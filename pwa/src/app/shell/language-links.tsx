import { languageFacts, languages } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';
import { inLanguage, rememberLanguage } from '#app/language.ts';
import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './language-links.module.css';
import { saveReadingPosition } from './save-position.ts';

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
                saveReadingPosition(language, currentTarget);
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
