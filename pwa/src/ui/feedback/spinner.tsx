import styles from './spinner.module.css';

/** Beside words that say what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
