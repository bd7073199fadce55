import { errorKinds } from '@statbook/contract';
import type { BatchRow, countLines, LineState, listLines } from './batch-queries.ts';
import type { LineFault } from './read-import-lines.ts';

type Counts = Awaited<ReturnType<typeof countLines>>;
type Line = Awaited<ReturnType<typeof listLines>>[number];

const faults: Readonly<Record<LineFault, string>> = {
  'not-a-company-number': 'This is not a company number of eight characters, such as 01234567 or SC123456.',
  'not-an-authentication-code': 'An authentication code has six to eight letters and digits.',
  'line-repeated': 'This company stands in the list twice.',
};

/** What a person is told, by the reason that is kept with a line. */
const texts = new Map<string, string>([
  ...Object.entries(errorKinds).map(([code, { detail }]) => [code, detail] as const),
  ...Object.entries(faults),
]);

export function presentBatch(batch: BatchRow, counts: Counts) {
  const own = counts.filter(({ batchId }) => batchId === batch.id);
  const sum = (...states: LineState[]) =>
    own.filter(({ state }) => states.includes(state)).reduce((total, { lines }) => total + lines, 0);
  return {
    BatchId: batch.id,
    StartedAt: batch.createdAt.toISOString(),
    FinishedAt: batch.finishedAt?.toISOString() ?? null,
    Total: own.reduce((total, { lines }) => total + lines, 0),
    Waiting: sum('waiting', 'running'),
    Imported: sum('imported'),
    Refused: sum('refused'),
    Failed: sum('failed'),
  };
}

export function presentLine(line: Line) {
  return {
    Position: line.position,
    Typed: line.typed,
    CompanyNumber: line.number,
    State: line.state,
    Reason: line.reason,
    Message: line.reason === null ? null : (texts.get(line.reason) ?? null),
    CompanyId: line.companyId,
    CompanyName: line.companyName,
  };
}
