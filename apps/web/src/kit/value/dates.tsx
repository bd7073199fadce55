import { type PassedAs, SOON_DAYS } from '@statbook/domain/obligations';
import { classNames } from '../class-names.ts';
import { daysBetween, formatDate, formatDistance, formatInstant, formatShortDate } from './format.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './value.module.css';

/** A civil date; short in tables. Nothing to show is a dash that is read as "none". */
export function DateValue({ date, short = false }: { date: string | undefined; short?: boolean }) {
  if (date === undefined) return <None />;
  return (
    <time className={styles.value} dateTime={date}>
      {short ? formatShortDate(date) : formatDate(date)}
    </time>
  );
}

/** A moment, in London time. */
export function InstantValue({ instant }: { instant: string }) {
  return (
    <time className={styles.value} dateTime={instant}>
      {formatInstant(instant)}
    </time>
  );
}

interface DeadlineProps {
  readonly date: string;
  readonly today: string;
  /** What is said once the day has passed: nothing is late where the day is the earliest possible one, or a filing undecided. */
  readonly passedAs?: PassedAs | undefined;
  readonly short?: boolean | undefined;
}

const passedWords = {
  earliest: 'earliest date, now passed',
  undecided: 'day passed, awaiting a decision',
} as const;

/** A date that matters, with its distance: "28 November 2026 · 8 days left". */
export function Deadline({ date, today, passedAs = 'late', short = false }: DeadlineProps) {
  const days = daysBetween(today, date);
  const isLate = days < 0 && passedAs === 'late';
  return (
    <span>
      <DateValue date={date} short={short} />
      <span className={styles.separator}> · </span>
      <span
        className={classNames(isLate ? styles.overdue : days <= SOON_DAYS ? styles.due : styles.distance)}
      >
        {days < 0 && passedAs !== 'late' ? passedWords[passedAs] : formatDistance(days)}
      </span>
    </span>
  );
}

/** Nothing recorded: a dash to see, a word to hear. */
export function None({ word = 'None' }: { word?: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </>
  );
}
