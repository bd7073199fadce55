import styles from './command-palette.module.css';

/** Keys to press one after the other, parted by blanks; those held together are joined by "+". */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={styles.keys} dir="ltr">
      {keys.split(' ').map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
