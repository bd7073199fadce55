import { isEnteredDate } from '@statbook/domain/dates';
import { useToday } from '#api/configuration.ts';
import { useCall } from '#api/queries.ts';

/** Whose shares of which class are taken from, and when. */
export interface LotsAsked {
  readonly companyId: string;
  readonly classId: string;
  /** Left out for the company's own shares; empty while nobody is chosen. */
  readonly holderId?: string | undefined;
  /** The day of the entry; of today while none is entered. */
  readonly on: string;
  /** The entry that is corrected: it counts as reversed. */
  readonly corrects?: string | undefined;
}

/** The day of an entry; today while none is entered that has come. */
export const dayOfLots = (on: string, today: string): string =>
  isEnteredDate(on) && on <= today ? on : today;

/** The lots of a holding on the day of an entry; undefined until they are known. */
export function useShareLots({ companyId, classId, holderId, on, corrects }: LotsAsked, isNeeded: boolean) {
  const today = useToday();
  const query = {
    companyId,
    shareClassId: classId,
    asAt: dayOfLots(on, today),
    ...(holderId !== undefined && { holderId }),
    ...(corrects !== undefined && { without: corrects }),
  };
  const isAsked = isNeeded && classId !== '' && holderId !== '';
  return useCall('getShareLots', { query }, { enabled: isAsked }).data?.entity;
}
