import { errorKinds } from '@statbook/contract';
import { companyNumber, ENTITY_KIND_LABELS, findEntityKind, serviceFor } from '@statbook/domain/companies';
import type { BatchRow, countLines, LineState, listLines } from './batch-queries.ts';
import { codeLeft } from './import-line.ts';
import type { LineFault } from './read-import-lines.ts';

type Counts = Awaited<ReturnType<typeof countLines>>;
type Line = Awaited<ReturnType<typeof listLines>>[number];

const faults: Readonly<Record<LineFault, string>> = {
  'not-a-company-number': 'This is not a company number of eight characters, such as 01234567 or SC123456.',
  'not-an-authentication-code': 'An authentication code has six to eight letters and digits.',
  'line-repeated': 'This company is in the list twice.',
};

/** What a person is told, by the reason that is kept with a line. */
const texts = new Map<string, string>([
  ...Object.entries(errorKinds).map(([code, { detail }]) => [code, detail] as const),
  ...Object.entries(faults),
]);

const codeWasLeft =
  'The authentication code beside it was not taken over: set it under Administration of the company.';

export function presentBatch(batch: BatchRow, counts: Counts) {
  const own = counts.filter(({ batchId }) => batchId === batch.id);
  const sum = (...states: LineState[]) =>
    own.filter(({ state }) => states.includes(state)).reduce((total, { lines }) => total + lines, 0);
  return {
    batchId: batch.id,
    startedAt: batch.createdAt.toISOString(),
    finishedAt: batch.finishedAt?.toISOString() ?? null,
    total: own.reduce((total, { lines }) => total + lines, 0),
    waiting: sum('waiting', 'running'),
    imported: sum('imported'),
    refused: sum('refused'),
    failed: sum('failed'),
  };
}

/** Why a line was not imported, or what cannot be done with what was; null where nothing need be said. */
function messageOf({ state, reason, number, companyType, companyStatus }: Line): string | null {
  if (reason === null) {
    const isThere = state === 'imported' && companyType !== null;
    return isThere ? serviceMessage(number, companyType, companyStatus) : null;
  }
  if (reason === codeLeft) return `${texts.get('company-already-imported')} ${codeWasLeft}`;
  const [code = '', closedAs] = reason.split(':');
  if (closedAs !== undefined) return serviceMessage(number, '', closedAs);
  const text = texts.get(code) ?? null;
  return code === 'company-unknown' ? [text, kindText(number)].join(' ').trim() : text;
}

/** What Statbook cannot do for such a company. */
function serviceMessage(number: string | null, type: string, status: string | null): string | null {
  if (number === null) return null;
  const service = serviceFor({ number: companyNumber(number), type, status: status ?? '' });
  return service.level === 'full' ? null : service.message;
}

/** A number that stands for something else than a company is often one of another register. */
function kindText(number: string | null): string {
  if (number === null) return '';
  const kind = findEntityKind(companyNumber(number))?.kind;
  if (kind === undefined || kind === 'company') return '';
  return `By its first letters it belongs to ${ENTITY_KIND_LABELS[kind]}, which the register may not hold.`;
}

export function presentLine(line: Line) {
  return {
    ...line,
    companyNumber: line.number,
    reason: line.reason?.split(':')[0],
    message: messageOf(line),
  };
}
