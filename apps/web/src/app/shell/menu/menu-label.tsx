import type { MenuLink } from './menu.ts';
import styles from './side-menu.module.css';

/** The title of a menu's link, and what stands behind it. */
export function MenuLabel({ link: { title, badge } }: { link: MenuLink }) {
  return (
    <>
      {title}
      {badge !== undefined && <span className={styles.badge}> {badge}</span>}
    </>
  );
}
