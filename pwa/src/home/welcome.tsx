import { pathName } from '@helpdesk/contract/rules/slug';
import type { CategoryRow } from '@helpdesk/contract/sync/rows';
import { categoryIcons } from '@helpdesk/site/category-icons';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { allByName } from '#catalogue/find-row.ts';
import { welcomeOf } from '#catalogue/helpdesk/welcome.ts';
import { textsOf } from '#catalogue/texts.ts';
import { FirstFill } from '#listings/directory/first-fill.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './welcome.module.css';

/** The welcome card; Let's Start turns it into the intro (product 3.2). */
export function Welcome({ catalogue }: { catalogue: Catalogue | undefined }) {
  const [started, setStarted] = useState(false);
  // Shown only after a tap, and yet of the page.
  const categories = catalogue && allByName(catalogue, 'categories');
  if (started) return <Intro categories={categories} />;
  return (
    <div className={styles.card}>
      <div className={styles.titles}>
        {spokenLanguage() !== 'mr' && (
          <p className={styles.greeting} lang="mr">
            {m.home_greeting_mr()}
          </p>
        )}
        <h1 className={styles.welcome}>{m.home_welcome({ name: inSpokenLanguage(site.shortName) })}</h1>
      </div>
      <p className={styles.text}>
        <Text of={welcomeOf(catalogue)} />
      </p>
      <Button large onClick={() => setStarted(true)}>
        {m.home_start()}
        <Icon name="arrow" />
      </Button>
    </div>
  );
}

const icons: Readonly<Record<string, IconName>> = categoryIcons;

function Intro({ categories }: { categories: readonly CategoryRow[] | undefined }) {
  const question = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => question.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes(styles.card, styles.intro)}>
      <h1 ref={question} tabIndex={-1} className={styles.question}>
        {m.home_intro()}
      </h1>
      {categories ? (
        <ul className={classes('list', styles.categories)}>
          {categories.map((category) => (
            <li key={category._id}>
              <Link to="/$categoryName" params={{ categoryName: pathName(category.name) }} className={styles.category}>
                <Icon name={icons[pathName(category.name)] ?? 'map'} />
                <Text of={textsOf(category).name} />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <FirstFill>
          <p role="status">{m.ui_loading()}</p>
        </FirstFill>
      )}
    </div>
  );
}
