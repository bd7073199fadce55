import styles from './field.module.css';

interface FieldNoteProps {
  /** What a mask left out of it. */
  readonly loss?: string | undefined;
  /** That it is too long. */
  readonly limit: string | undefined;
}

/** What happens to a text while it is entered, said where it stands. Each of the two is announced as it changes, without the other. */
export function FieldNote({ loss, limit }: FieldNoteProps) {
  return (
    <div aria-live="polite" className={styles.note}>
      {loss !== undefined && <span>{loss}</span>}
      {loss !== undefined && limit !== undefined && '. '}
      {limit !== undefined && <span>{limit}</span>}
    </div>
  );
}
