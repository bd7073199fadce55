import { formatCivilDate, minuteInLondon } from '@statbook/domain/dates';
import type { ReadingTime } from '../register/as-at.ts';

type Head = ReadingTime['head'];

/** Said on a document of an earlier state of knowledge: "Including entries recorded up to 3 November 2026 at 14:05"; nothing where all counts. */
export function describeKnownAs({ knownOn, knownAt, knownSince, lastEntry }: Head): string | undefined {
  if (knownOn !== null) return `Including entries recorded up to ${momentText(knownOn)}`;
  if (knownAt === lastEntry) return undefined;
  if (knownSince === null) return 'Before the first entry';
  return `Including entries up to entry ${knownAt}, recorded on ${momentText(knownSince)}`;
}

/** The same in the name of a file: " as known on 2026-11-03 1405"; empty where all counts. */
export function knownInName({ knownOn, knownAt, lastEntry }: Head): string {
  if (knownOn === null) return knownAt === lastEntry ? '' : ` as known after entry ${knownAt}`;
  const { date, time } = minuteInLondon(Temporal.Instant.from(knownOn));
  // Systems of files do not all take a colon.
  return ` as known on ${date} ${time.replace(':', '')}`;
}

function momentText(instant: string): string {
  const { date, time } = minuteInLondon(Temporal.Instant.from(instant));
  return `${formatCivilDate(date)} at ${time}`;
}
