import styles from './problem.module.css';

/** Why what was asked was not done; nothing where it was. */
export const Problem = ({ why }: { why: string | undefined }) =>
  why && (
    <p className={styles.problem} role="alert">
      {why}
    </p>
  );
