import styles from './skip-link.module.css';

/** The first stop of the keyboard: over the menus to the page. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a
      className={styles.skip}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      Skip to the page
    </a>
  );
}
