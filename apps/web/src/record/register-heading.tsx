import { Count } from '#kit/value/amounts.tsx';
import styles from './register-heading.module.css';

interface RegisterHeadingProps {
  readonly title: string;
  readonly current: number;
  readonly former: number;
  /** What became of the others: "resigned". */
  readonly formerWord: string;
}

/** The head of a register within a record: "Officers", and how many. */
export function RegisterHeading({ title, current, former, formerWord }: RegisterHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2>{title}</h2>
      <p>
        <Count of={current} /> current
        {former > 0 && (
          <>
            , <Count of={former} /> {formerWord}
          </>
        )}
      </p>
    </div>
  );
}
