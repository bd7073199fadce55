import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { MonthCalendar } from '#kit/month-calendar/month-calendar.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { calendarDays } from './calendar-days.ts';
import type { DiaryRow } from './diary-rows.ts';

interface DiaryCalendarProps {
  readonly rows: readonly DiaryRow[];
  readonly month: string;
  readonly hrefOf: (id: string) => string;
  readonly onMonthChange: (month: string) => void;
}

/** A month of the diary. */
export function DiaryCalendar({ rows, month, hrefOf, onMonthChange }: DiaryCalendarProps) {
  const today = useToday();
  const days = useMemo(() => calendarDays(rows, month), [rows, month]);
  return (
    <MonthCalendar
      month={month}
      today={today}
      onMonthChange={onMonthChange}
      itemsOn={(day) =>
        (days.get(day) ?? []).map((row) => ({
          id: row.id,
          tone: day < today && row.late ? 'bad' : row.own === undefined ? 'info' : 'neutral',
          content: (
            <AppLink href={hrefOf(row.id)} dir="auto">
              {row.title}
              {row.detail !== undefined && <VisuallyHidden>, {row.detail}</VisuallyHidden>}
              {day < today && row.late && <VisuallyHidden>, overdue</VisuallyHidden>}
            </AppLink>
          ),
        }))
      }
    />
  );
}
