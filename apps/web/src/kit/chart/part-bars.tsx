import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Percent } from '../value/percent.tsx';
import styles from './part-bars.module.css';

/** One part of a whole. */
export interface Part {
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
  readonly marks?: readonly number[] | undefined;
}

const height = 10;
const width = 100;
const toLength = scaleLinear({ domain: [0, 100], range: [0, width] });

/** Parts of a whole as bars, each with its name and its figures beside it: nothing is told by the bars alone. */
export default function PartBars({ label, parts, marks = [] }: PartBarsProps) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        {label}
      </figcaption>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id} className={classNames(styles.part, part.aside && styles.aside)}>
            <div className={styles.words}>
              <span className={styles.name}>{part.name}</span>
              <span className={styles.figures}>
                <span className={styles.amount}>{part.amount}</span> <Percent of={part.percent} />
              </span>
            </div>
            <PartBar percent={Number(part.percent)} marks={marks} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

function PartBar({ percent, marks }: { percent: number; marks: readonly number[] }) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <Group>
        <Bar width={width} height={height} className={classNames(styles.whole)} />
        <Bar width={toLength(percent)} height={height} className={classNames(styles.length)} />
        {marks.map((mark) => (
          <Line
            key={mark}
            from={{ x: toLength(mark), y: 0 }}
            to={{ x: toLength(mark), y: height }}
            className={classNames(styles.mark)}
          />
        ))}
      </Group>
    </svg>
  );
}
