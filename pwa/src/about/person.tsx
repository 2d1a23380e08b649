import styles from './person.module.css';

export function Person({ name, portrait, designation }: { name: string; portrait: string; designation?: string }) {
  return (
    <li>
      <img className={styles.portrait} src={portrait} alt="" width={200} height={240} loading="lazy" decoding="async" />
      <b className={styles.name}>{name}</b>
      {designation && <span className={styles.designation}>{designation}</span>}
    </li>
  );
}
