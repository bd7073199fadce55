import { addDays, type CivilDate, isBefore } from '../dates/civil-date.ts';

/** So many days after the last day of an identity statement people are reminded of it. */
export const REMINDER_STEPS = [-14, -7, -1, 0, 1] as const;

export type ReminderStep = (typeof REMINDER_STEPS)[number];

/** The last step that has come; undefined before the first. Who missed some is told of the last alone. */
export function reminderStep(dueOn: CivilDate, today: CivilDate): ReminderStep | undefined {
  return REMINDER_STEPS.findLast((step) => !isBefore(today, addDays(dueOn, step)));
}
