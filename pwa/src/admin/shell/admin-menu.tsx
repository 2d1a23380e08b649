import { mayDo, type Role } from '@helpdesk/contract/roles/roles';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './admin-shell.module.css';
import { useRole } from './colleagues.ts';

export interface MenuEntry {
  readonly label: () => string;
  readonly icon: IconName;
  readonly to: LinkProps['to'];
  /** The role that it needs at least. */
  readonly least: Role;
  /** How much waits there. */
  readonly Waiting?: ComponentType;
}

/** The screens that one may open; until that is known, those that everybody may. */
export function AdminMenu({ menu, onChosen }: { menu: readonly MenuEntry[]; onChosen: () => void }) {
  const role = useRole() ?? 'desk';
  return (
    <ul className={classes('list', styles.entries)}>
      {menu
        .filter(({ least }) => mayDo(role, least))
        .map(({ label, icon, to, Waiting }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: to === '/admin' }} className={styles.entry} onClick={onChosen}>
              <Icon name={icon} />
              {label()}
              {Waiting && <Waiting />}
            </Link>
          </li>
        ))}
    </ul>
  );
}
