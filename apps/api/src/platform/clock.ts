import { type CivilDate, todayInLondon } from '@statbook/domain/dates';

/** The installation's clock: the real one, or in demo and test one that starts where it is told. */
export interface Clock {
  now(): Date;
  /** Today in London. */
  today(): CivilDate;
}

export function createClock(startAt?: Date): Clock {
  const offset = startAt === undefined ? 0 : startAt.getTime() - Date.now();
  const now = () => new Date(Date.now() + offset);
  return { now, today: () => dayOf(now()) };
}

/** The day of a moment in London. */
export function dayOf(moment: Date): CivilDate {
  return todayInLondon(Temporal.Instant.fromEpochMilliseconds(moment.getTime()));
}
