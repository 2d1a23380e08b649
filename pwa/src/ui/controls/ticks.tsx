import { Icon, type IconName } from '#ui/media/icon.tsx';
import styles from './ticks.module.css';

/** A short list in which an icon stands before each line. */
export function Ticks({ items }: { items: readonly { icon: IconName; text: string; lang?: string }[] }) {
  return (
    <ul className={`list ${styles.ticks}`}>
      {items.map(({ icon, text, lang }) => (
        <li key={text} lang={lang}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
