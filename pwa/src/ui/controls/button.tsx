import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classes } from '#ui/style/classes.ts';
import styles from './button.module.css';

interface ButtonStyle {
  /** `give` is for donating and nothing else; `plain` has no ground of its own. */
  look?: 'primary' | 'give' | 'line' | 'quiet' | 'danger' | 'plain';
  large?: boolean;
  block?: boolean;
  /** As wide as it is high, for an icon alone: give it an `aria-label`, or a `Sentence` for screen readers where it names a row. */
  square?: boolean;
}

const buttonClass = ({ look = 'primary', large, block, square }: ButtonStyle, className?: string) =>
  classes(styles.button, styles[look], large && styles.large, block && styles.block, square && styles.square, className);

export function Button({ look, large, block, square, className, type = 'button', ...rest }: ButtonStyle & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ look, large, block, square }, className)} {...rest} />;
}

/** A link that looks like a button, for addresses outside the app. */
export function AnchorButton({ look, large, block, square, className, ...rest }: ButtonStyle & ComponentProps<'a'>) {
  return <a className={buttonClass({ look, large, block, square }, className)} {...rest} />;
}

/** The same for the app's own pages. */
export const LinkButton = createLink(AnchorButton);
