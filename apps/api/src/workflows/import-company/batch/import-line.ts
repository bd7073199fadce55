import { companyNumber } from '@statbook/domain/companies';
import { isPassing } from '../../../clients/registry-refusal.ts';
import type { Platform } from '../../../composition.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import { type AddedLine, LineLost } from './add-lines.ts';
import { type BatchRow, settleLine, type Settlement, type TakenLine } from './batch-queries.ts';
import { publishBatch, lineCodeBinding } from './import-batch.ts';
import type { Importer, ReadCompany } from '../add-companies.ts';
import { importCompany } from '../import-company.ts';
import { secondsUntilPassing } from '../retry-later.ts';

/** A line, taken, and for whom it is imported. */
export interface LineWork {
  batch: BatchRow;
  importer: Importer;
  line: TakenLine;
  /** Nobody in the account has a company of its number. */
  isUnknown: boolean;
  signal: AbortSignal;
  /** Adds the company to the list and settles the line; false when somebody else has just added it. */
  add: (added: AddedLine) => Promise<boolean>;
}

/** The company is in the list already, and the code beside its number was not put in the place of what is kept. */
export const codeLeft = 'company-already-imported:code-left';

/** Imports one line and settles it; gives how long to wait where the registry takes no more requests. */
export async function importLine(
  platform: Platform,
  { batch, importer, line, isUnknown, signal, add }: LineWork,
): Promise<number | undefined> {
  const { vault, clock } = platform;
  const sealed = line.authenticationCodeSealed;
  const order = {
    number: companyNumber(line.number),
    code: sealed === null ? undefined : vault.unseal(sealed, lineCodeBinding(batch.id, line.position)),
    importer,
    isUnknown,
    add: (company: ReadCompany) => add({ company, line }),
  };
  try {
    const outcome = await importCompany(platform, order, { priority: 'background', signal });
    if (!(outcome instanceof Refusal)) return undefined;
    const pause = outcome.code === 'registry-rate-limited' ? secondsUntilPassing(outcome, clock) : undefined;
    await settleAlone(platform, { batch, line }, toSettlement(outcome, { pause, hadCode: sealed !== null }));
    return pause;
  } catch (error) {
    if (error instanceof LineLost) return undefined;
    if (signal.aborted) {
      await settleAlone(platform, { batch, line }, { state: 'waiting' });
      return undefined;
    }
    await settleAlone(platform, { batch, line }, { state: 'failed', reason: 'internal' });
    platform.logger.error({ err: error, batchId: batch.id, position: line.position }, 'import line');
    return undefined;
  }
}

interface Tried {
  pause: number | undefined;
  hadCode: boolean;
}

function toSettlement(refusal: Refusal, { pause, hadCode }: Tried): Settlement {
  if (pause !== undefined) return { state: 'waiting' };
  const known = refusal.facts?.['companyId'];
  return {
    state: isPassing(refusal) ? 'failed' : 'refused',
    reason: reasonOf(refusal, hadCode),
    companyId: typeof known === 'string' ? known : null,
  };
}

/** The code; of a closed company with what it is exactly: "company-closed:dissolved"; of a listed one that its code was left. */
function reasonOf({ code, facts }: Refusal, hadCode: boolean): string {
  if (code === 'company-already-imported' && hadCode) return codeLeft;
  const status = facts?.['status'];
  return code === 'company-closed' && typeof status === 'string' ? `${code}:${status}` : code;
}

/** Settles a line by itself and tells who looks on. */
async function settleAlone(
  platform: Platform,
  { batch, line }: Pick<LineWork, 'batch' | 'line'>,
  settlement: Settlement,
): Promise<void> {
  await platform.database.transaction({ as: 'account', accountId: batch.accountId }, async (tx) => {
    if (await settleLine(tx, line, settlement)) await publishBatch(platform, tx, batch);
  });
}
