import styles from './field.module.css';

/** What happens to a text while it is entered, said where it stands: what a mask left out, what is too long. */
export function FieldNote({ texts }: { texts: readonly (string | undefined)[] }) {
  return (
    <div aria-live="polite" className={styles.note}>
      {texts.filter((text) => text !== undefined).join('. ')}
    </div>
  );
}
