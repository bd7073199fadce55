import type { CallReply } from '#api/call-types.ts';
import type { Tone } from '#kit/page/status-badge.tsx';
import { formatInstant } from '#kit/value/format.ts';

export type Batch = CallReply<'getImportBatch'>['Entity'][number];
export type Line = Batch['Lines'][number];

interface Badge {
  readonly words: string;
  readonly tone: Tone;
}

const badges: Readonly<Record<Line['State'], Badge>> = {
  waiting: { words: 'Waiting', tone: 'neutral' },
  running: { words: 'Reading', tone: 'info' },
  imported: { words: 'Imported', tone: 'ok' },
  refused: { words: 'Refused', tone: 'bad' },
  failed: { words: 'Failed', tone: 'warn' },
};

/** Nothing is wrong with these: the company is there. */
const calmBadges: Readonly<Record<string, Badge>> = {
  'company-already-imported': { words: 'In the list', tone: 'neutral' },
  'line-repeated': { words: 'Repeated', tone: 'neutral' },
};

export function badgeOf({ State, Reason }: Line): Badge {
  return (Reason === null ? undefined : calmBadges[Reason]) ?? badges[State];
}

/** A line that somebody has to look at. */
export function isProblem(line: Line): boolean {
  return (line.State === 'refused' || line.State === 'failed') && badgeOf(line).tone !== 'neutral';
}

/** How far an import has come, and what became of its lines. */
export function describeBatch(batch: Batch): string {
  const { Total, Waiting, FinishedAt, HeldUntil } = batch;
  const outcome = describeOutcome(batch);
  if (FinishedAt !== null) return `Done: ${outcome}`;
  const progress = `${Total - Waiting} of ${Total} lines done: ${outcome}`;
  if (HeldUntil === null) return progress;
  return `${progress}. Companies House takes no more requests until ${formatInstant(HeldUntil)}. The import goes on by itself then; you need not stay here.`;
}

function describeOutcome({ Lines, Imported, Failed }: Batch): string {
  const count = (words: string) => Lines.filter((line) => badgeOf(line).words === words).length;
  const parts = [
    [Imported, 'imported'],
    [count('In the list'), 'in the list already'],
    [count('Repeated'), 'repeated'],
    [count('Refused'), 'refused'],
    [Failed, 'failed'],
  ] as const;
  return parts
    .filter(([lines, words]) => lines > 0 || words === 'imported')
    .map(([lines, words]) => `${lines} ${words}`)
    .join(', ');
}
