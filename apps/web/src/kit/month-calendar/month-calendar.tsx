import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { formatDate } from '../value/format.ts';
import { LiveStatus } from '../live-status/live-status.tsx';
import styles from './month-calendar.module.css';
import tones from '../styles/tones.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** What stands on a day: a link. */
export interface CalendarItem {
  readonly id: string;
  readonly tone: 'bad' | 'info' | 'neutral';
  readonly content: ReactNode;
}

interface MonthCalendarProps {
  /** `2026-11` */
  readonly month: string;
  readonly today: string;
  readonly itemsOn: (day: string) => readonly CalendarItem[];
  readonly onMonthChange: (month: string) => void;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A month with what stands on its days; on a narrow screen the days with something on them, one below the other. */
export function MonthCalendar({ month, today, itemsOn, onMonthChange }: MonthCalendarProps) {
  const title = formatDate(`${month}-01`).replace(/^1 /, '');
  return (
    <section className={styles.frame} aria-label={`Calendar of ${title}`}>
      <div className={styles.head}>
        <h3>
          <LiveStatus>{title}</LiveStatus>
        </h3>
        <div className={styles.turn} data-print="no">
          <IconButton
            icon={IconChevronLeft}
            label="Previous month"
            directional
            onClick={() => onMonthChange(monthFrom(month, -1))}
          />
          <Button compact onClick={() => onMonthChange(today.slice(0, 7))}>
            This month
          </Button>
          <IconButton
            icon={IconChevronRight}
            label="Next month"
            directional
            onClick={() => onMonthChange(monthFrom(month, 1))}
          />
        </div>
      </div>
      <table className={styles.month}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, place) => (
                <Day key={day ?? weekdays[place]} day={day} today={today} itemsOn={itemsOn} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DayProps extends Pick<MonthCalendarProps, 'today' | 'itemsOn'> {
  /** Undefined before the first and after the last of the month. */
  readonly day: string | undefined;
}

function Day({ day, today, itemsOn }: DayProps) {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- of another month: nothing stands there
  if (day === undefined) return <td className={styles.blank} />;
  const items = itemsOn(day);
  return (
    <td
      className={classNames(day === today && styles.today, items.length === 0 && styles.free)}
      aria-current={day === today ? 'date' : undefined}
    >
      <time dateTime={day} className={styles.day}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <VisuallyHidden>{formatDate(day)}</VisuallyHidden>
      </time>
      {items.length > 0 && (
        <ul>
          {items.map(({ id, tone, content }) => (
            <li key={id} className={tones[tone]}>
              {content}
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

/** The days of a month by weeks, Monday first. */
function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const blanks = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const weeks = Math.ceil((blanks + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_each, place) => {
      const day = week * 7 + place - blanks + 1;
      return day < 1 || day > length ? undefined : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

function monthFrom(month: string, step: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}
