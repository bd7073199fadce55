import { formatCivilDate, minuteInLondon } from '@statbook/domain';
import type { ReadingTime } from '../reading/as-at.ts';

type Head = ReadingTime['head'];

/** Said on a document of an earlier state of knowledge: "As known on 3 November 2026 at 14:05"; nothing where all counts. */
export function knownInWords({ KnownOn, KnownAt, KnownSince, LastEntry }: Head): string | undefined {
  if (KnownOn !== null) return `As known on ${momentInWords(KnownOn)}`;
  if (KnownAt === LastEntry) return undefined;
  if (KnownSince === null) return 'As known before the first entry';
  return `As known after entry ${KnownAt}, recorded on ${momentInWords(KnownSince)}`;
}

/** The same in the name of a file: " as known on 2026-11-03 1405"; empty where all counts. */
export function knownInName({ KnownOn, KnownAt, LastEntry }: Head): string {
  if (KnownOn === null) return KnownAt === LastEntry ? '' : ` as known after entry ${KnownAt}`;
  const { date, time } = minuteInLondon(Temporal.Instant.from(KnownOn));
  // Systems of files do not all take a colon.
  return ` as known on ${date} ${time.replace(':', '')}`;
}

function momentInWords(instant: string): string {
  const { date, time } = minuteInLondon(Temporal.Instant.from(instant));
  return `${formatCivilDate(date)} at ${time}`;
}
