import { useState, type RefObject } from 'react';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import 'react-day-picker/style.css';
import { AnchoredPopover } from '../popup/anchored-popover.tsx';
import styles from './calendar-popup.module.css';
import type { DateFieldProps } from './date-field-props.ts';
import { parseDateText } from './date-text.ts';

interface CalendarPopupProps
  extends Pick<DateFieldProps, 'label' | 'value' | 'earliest' | 'latest' | 'today'> {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: (date: string) => void;
  readonly onClose: () => void;
}

export default function CalendarPopup(props: CalendarPopupProps) {
  const { anchor, label, value, earliest, latest, today, onChoose, onClose } = props;
  const chosen = parseDateText(value);
  const [month, setMonth] = useState(() => toLocalDay(chosen ?? today));
  return (
    <AnchoredPopover
      anchor={anchor}
      align="start"
      className={styles.calendar}
      label={label}
      findFinalFocus={() => anchor.current?.querySelector('button')}
      onClose={onClose}
    >
      <DayPicker
        mode="single"
        locale={enGB}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the calendar was opened to choose a day in it
        autoFocus
        captionLayout="dropdown"
        startMonth={toLocalDay(earliest ?? '1900-01-01')}
        endMonth={toLocalDay(latest ?? `${Number(today.slice(0, 4)) + 10}-12-31`)}
        today={toLocalDay(today)}
        month={month}
        onMonthChange={setMonth}
        selected={chosen === undefined ? undefined : toLocalDay(chosen)}
        disabled={[
          ...(earliest === undefined ? [] : [{ before: toLocalDay(earliest) }]),
          ...(latest === undefined ? [] : [{ after: toLocalDay(latest) }]),
        ]}
        onSelect={(day) => {
          if (day) onChoose(toCivilDate(day));
          onClose();
        }}
      />
    </AnchoredPopover>
  );
}

/** The calendar counts in local days; noon keeps clear of every change of clocks. */
function toLocalDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

function toCivilDate(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
