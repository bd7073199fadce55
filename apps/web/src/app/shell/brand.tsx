import { AppLink } from '#kit/link/app-link.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { paths } from '../paths.ts';
import { Mark } from './mark.tsx';
import styles from './menu/side-menu.module.css';

/** The product's mark and name: the way to the dashboard. */
export function Brand({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <AppLink href={paths.dashboard} className={styles.brand}>
      <Mark />
      {collapsed ? <VisuallyHidden>Statbook</VisuallyHidden> : 'Statbook'}
    </AppLink>
  );
}
