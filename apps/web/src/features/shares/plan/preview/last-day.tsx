import { civilDate } from '@statbook/domain/dates';
import { entriesFollowedUpSince } from '@statbook/domain/share-capital';
import { useToday } from '#api/configuration.ts';
import { DateValue, Deadline } from '#kit/value/dates.tsx';

interface LastDayProps {
  readonly date: string;
  /** The day on which the entry takes effect. */
  readonly of: string;
}

/** The last day for what an entry obliges the company to. Of an entry that is history nobody is asked to hurry. */
export function LastDay({ date, of }: LastDayProps) {
  const today = useToday();
  return isHistory(of, today) ? <DateValue date={date} /> : <Deadline date={date} today={today} />;
}

/** Whether an entry took effect so long ago that what followed from it shows in the filing history. */
export function isHistory(effectiveOn: string, today: string): boolean {
  return effectiveOn < entriesFollowedUpSince(civilDate(today));
}
