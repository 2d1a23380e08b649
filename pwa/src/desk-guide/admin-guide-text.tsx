import type { Language } from '@helpdesk/contract/languages';
import Markdown from 'markdown-to-jsx/react';
import styles from './admin-guide-text.module.css';
import { guideIn, pictureAt } from './guides.ts';

/** The tasks of the guide, each with its steps and its picture, and above them where each stands. */
export function AdminGuideText({ language }: { language: Language }) {
  const { intro, tasks } = guideIn(language);
  return (
    <div className={styles.guide}>
      <p>{withoutMarks(intro)}</p>
      <ul className={styles.contents}>
        {tasks.map(({ heading }, at) => (
          <li key={heading}>
            <a href={`#${idOf(at)}`}>{heading}</a>
          </li>
        ))}
      </ul>
      {tasks.map(({ heading, text }, at) => (
        <section key={heading} aria-labelledby={idOf(at)}>
          <h2 id={idOf(at)}>{heading}</h2>
          <Markdown options={{ disableParsingRawHTML: true, overrides: { img: Picture } }}>{text}</Markdown>
        </section>
      ))}
    </div>
  );
}

const idOf = (at: number) => `task-${at + 1}`;
const withoutMarks = (text: string) => text.replaceAll('**', '');

function Picture({ src, alt }: { src: string; alt: string }) {
  return <img className={styles.picture} src={pictureAt(src)} alt={alt} width={1280} height={800} loading="lazy" />;
}
