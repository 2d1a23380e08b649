import { classes } from './classes.ts';
import styles from './icon.module.css';
import sprite from './icons.svg?no-inline';

/** The symbols of icons.svg: one family, 24 px grid, mitred corners like cut stone. */
export type IconName =
  | 'menu'
  | 'close'
  | 'search'
  | 'right'
  | 'left'
  | 'down'
  | 'up'
  | 'arrow'
  | 'out'
  | 'give'
  | 'pin'
  | 'map'
  | 'phone'
  | 'mail'
  | 'save'
  | 'saved'
  | 'check'
  | 'wait'
  | 'offline'
  | 'sync'
  | 'star'
  | 'eye'
  | 'edit'
  | 'trash'
  | 'plus'
  | 'image'
  | 'upload'
  | 'user'
  | 'logout'
  | 'alert'
  | 'info'
  | 'copy'
  | 'share'
  | 'sun'
  | 'lang'
  | 'home'
  | 'back'
  | 'qr'
  | 'list'
  | 'report'
  | 'ad'
  | 'bed'
  | 'food'
  | 'wifi'
  | 'parking'
  | 'bell'
  | 'pool'
  | 'snow'
  | 'paw'
  | 'cup'
  | 'gym'
  | 'fort'
  | 'caves'
  | 'temple'
  | 'dam'
  | 'fall'
  | 'dish'
  | 'farm'
  | 'events'
  | 'photo'
  | 'social'
  | 'video'
  | 'work'
  | 'lamp';

/** Always beside words, or inside a control that has a label: it says nothing by itself. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classes(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
