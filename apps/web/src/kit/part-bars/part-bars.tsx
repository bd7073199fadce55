import { useId, type ReactNode } from 'react';
import { Percent } from '../value/percent.tsx';
import styles from './part-bars.module.css';

/** One part of a whole. */
interface Part {
  readonly id: string;
  readonly name: ReactNode;
  /** Of the whole, "33.33". */
  readonly percent: string;
  /** The part itself, in words: "£1,250.00". */
  readonly amount: ReactNode;
  /** Counted, but not one of those that are compared: others taken together, shares in treasury. */
  readonly aside?: boolean | undefined;
}

interface PartBarsProps {
  /** What the parts are of: "Nominal value, GBP". */
  readonly label: string;
  readonly parts: readonly Part[];
  /** Percentages that matter, drawn as lines across the bars. */
  readonly thresholds?: readonly number[] | undefined;
}

/** Parts of a whole as bars, each with its name and its figures beside it: no fact is shown by the bars alone. */
export function PartBars({ label, parts, thresholds = [] }: PartBarsProps) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        {label}
      </figcaption>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id} className={part.aside ? styles.aside : undefined}>
            <div className={styles.text}>
              <span className={styles.name}>{part.name}</span>
              <span className={styles.figures}>
                <span className={styles.amount}>{part.amount}</span> <Percent of={part.percent} />
              </span>
            </div>
            <PartBar percent={Number(part.percent)} marks={thresholds} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A hundred units long, so that a percentage is a length. */
function PartBar({ percent, marks }: { percent: number; marks: readonly number[] }) {
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={100} height={10} className={styles.whole} />
      <rect width={percent} height={10} className={styles.length} />
      {marks.map((mark) => (
        <line key={mark} x1={mark} x2={mark} y1={0} y2={10} className={styles.mark} />
      ))}
    </svg>
  );
}
