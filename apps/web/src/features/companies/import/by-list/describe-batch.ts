import type { CallReply } from '#api/call-types.ts';
import type { Tone } from '#kit/status-badge/status-badge.tsx';
import { formatInstant } from '#kit/value/format.ts';

export type Batch = CallReply<'getImportBatch'>['entity'][number];
export type Line = Batch['lines'][number];

interface Badge {
  readonly label: string;
  readonly tone: Tone;
}

const badges: Readonly<Record<Line['state'], Badge>> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Reading', tone: 'info' },
  imported: { label: 'Imported', tone: 'ok' },
  refused: { label: 'Refused', tone: 'bad' },
  failed: { label: 'Failed', tone: 'warn' },
};

/** Nothing is wrong with these: the company is there. */
const calmBadges: Readonly<Record<string, Badge>> = {
  'company-already-imported': { label: 'Already added', tone: 'neutral' },
  'company-archived': { label: 'Archived', tone: 'warn' },
  'line-repeated': { label: 'Repeated', tone: 'neutral' },
};

export function badgeOf({ state, reason }: Line): Badge {
  return (reason === null ? undefined : calmBadges[reason]) ?? badges[state];
}

/** A line that somebody has to look at. */
export function isProblem(line: Line): boolean {
  return (line.state === 'refused' || line.state === 'failed') && badgeOf(line).tone !== 'neutral';
}

/** How far an import has come, and what became of its lines. */
export function describeBatch(batch: Batch): string {
  const { total, waiting, finishedAt, heldUntil } = batch;
  const outcome = describeOutcome(batch);
  if (finishedAt !== null) return `Done: ${outcome}`;
  const progress = `${total - waiting} of ${total} lines done: ${outcome}`;
  if (heldUntil === null) return progress;
  return `${progress}. Companies House takes no more requests until ${formatInstant(heldUntil)}. The import continues automatically then; you need not stay here.`;
}

function describeOutcome({ lines, imported, failed }: Batch): string {
  const count = (label: string) => lines.filter((line) => badgeOf(line).label === label).length;
  const parts = [
    [imported, 'imported'],
    [count('Already added'), 'already added'],
    [count('Repeated'), 'repeated'],
    [count('Refused'), 'refused'],
    [failed, 'failed'],
  ] as const;
  return parts
    .filter(([lines, words]) => lines > 0 || words === 'imported')
    .map(([lines, words]) => `${lines} ${words}`)
    .join(', ');
}
