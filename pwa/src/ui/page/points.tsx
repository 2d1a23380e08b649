import { Icon, type IconName } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './points.module.css';

/** Three short texts, each with an icon: under one another, on large screens side by side. */
export function Points({ items }: { items: readonly { icon: IconName; text: string }[] }) {
  return (
    <ul className={classes('wrap list', styles.points)}>
      {items.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
