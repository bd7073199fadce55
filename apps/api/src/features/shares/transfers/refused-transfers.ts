import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { refusedTransferRequest } from '@statbook/contract';
import { getRefusedShareTransfers, saveRefusedShareTransfer } from '@statbook/contract/calls';
import { civilDate } from '@statbook/domain/dates';
import { transferDecisionDueOn } from '@statbook/domain/deadlines';
import type { FieldError } from '@statbook/domain/field-error';
import type { ShareCount } from '@statbook/domain/money';
import {
  checkRefusedTransfer,
  checkSharesHeld,
  holderId,
  isRefusedLate,
  nameOfHolder,
  type RefusedTransfer,
  shareClassId,
  type SharePosition,
  sharesOn,
} from '@statbook/domain/share-capital';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockRegister } from '../ledger/event-queries.ts';
import { loadHolders } from '../ledger/holder-queries.ts';
import { loadClasses, loadPosition } from '../ledger/position-queries.ts';
import { classNameOn, loadTermsOverTime, type TermsOn } from '../ledger/terms-over-time-queries.ts';
import {
  insertRefusedTransfer,
  listRefusedTransfers,
  type RefusedTransferRow,
} from './refused-transfer-queries.ts';

type Request = RefusedTransfer & { classId: string };

export const saveRefusedShareTransferHandler = ({ clock }: { clock: Clock }) =>
  handle(saveRefusedShareTransfer, async ({ tx, company, person, body, record }) => {
    const { companyId, key: id = randomUUID(), replaces, ...sent } = body;
    const request = refusedTransferRequest.parse(sent);
    await lockRegister(tx, companyId);
    const standing = await listRefusedTransfers(tx, companyId);
    const repeated = standing.find((row) => row.id === id);
    if (repeated !== undefined) {
      const isSame = isDeepStrictEqual(refusedTransferRequest.parse(repeated.request), request);
      return isSame ? { entity: await presentAll(tx, companyId, id) } : refuse('entry-key-used');
    }
    if (replaces !== undefined && !standing.some((row) => row.id === replaces)) return refuse('not-found');
    if (replaces !== undefined && standing.some((row) => row.replaces === replaces))
      return refuse('changed-meanwhile');
    const names = await loadNames(tx, companyId);
    const refused = request;
    const wrong = [...strangers(request, names), ...checkRefusedTransfer(refused, clock.today())];
    const errors = wrong.length > 0 ? wrong : checkSharesHeld(refused, await heldBy(tx, companyId, request));
    if (errors.length > 0) {
      const named = errors.map(({ path, message }) => [path, message] as const);
      return refuse('invalid-request', { errors: Object.fromEntries(named.toReversed()) });
    }
    const { accountId, userId } = person;
    const bookkeeper = { accountId, companyId: company.id, userId, now: clock.now() };
    const { classId, transferorId } = request;
    await insertRefusedTransfer(tx, bookkeeper, {
      id,
      classId,
      transferorId,
      request,
      replaces: replaces ?? null,
    });
    record({ details: { id, replaces: replaces ?? null } });
    return { entity: await presentAll(tx, companyId, id) };
  });

export const getRefusedShareTransfersHandler = handle(getRefusedShareTransfers, async ({ tx, company }) => ({
  entity: await presentAll(tx, company.id),
}));

type Names = Pick<SharePosition, 'classes' | 'holders'>;

async function loadNames(tx: Transaction, companyId: string): Promise<Names> {
  return { classes: await loadClasses(tx, companyId), holders: await loadHolders(tx, companyId) };
}

/** Where the request names a class or somebody who is not in this register. */
function strangers({ classId, transferorId, transferees }: Request, { classes, holders }: Names) {
  const isHolder = (id: string) => holders.some((holder) => holder.id === id);
  const wrong: FieldError[] = [];
  const add = (path: string, message: string) => wrong.push({ path, code: 'missing', message });
  if (!classes.some(({ id }) => id === classId)) add('classId', 'Choose the class of shares');
  if (!isHolder(transferorId)) add('transferorId', 'Choose a holder of this register');
  for (const [index, { transfereeId }] of transferees.entries())
    if (!isHolder(transfereeId)) add(`transferees.${index}.transfereeId`, 'Choose a holder of this register');
  return wrong;
}

/** What the transferor held of the class at the end of the day on which the form was lodged. */
async function heldBy(tx: Transaction, companyId: string, request: Request): Promise<ShareCount> {
  const { lines } = await loadPosition(tx, companyId, {
    asAt: { on: civilDate(request.lodgedOn) },
    concerned: {
      classes: [shareClassId(request.classId)],
      holders: [holderId(request.transferorId)],
      treasury: false,
    },
  });
  return sharesOn(lines);
}

/** All records of the company, or the one of an id. */
async function presentAll(tx: Transaction, companyId: string, id?: string) {
  const rows = await listRefusedTransfers(tx, companyId);
  const replaced = new Set(rows.flatMap(({ replaces }) => (replaces === null ? [] : [replaces])));
  const names = {
    termsOn: await loadTermsOverTime(tx, companyId),
    holders: await loadHolders(tx, companyId),
  };
  return rows
    .filter((row) => id === undefined || row.id === id)
    .map((row) => ({ ...present(row, names), isReplaced: replaced.has(row.id) }));
}

function present(
  { id, request, recordedAt }: RefusedTransferRow,
  { termsOn, holders }: Pick<Names, 'holders'> & { termsOn: TermsOn },
) {
  const { classId, transferorId, transferees, signedOn, reasons, ...days } =
    refusedTransferRequest.parse(request);
  const [lodgedOn, refusedOn] = [civilDate(days.lodgedOn), civilDate(days.refusedOn)];
  return {
    refusedTransferId: id,
    shareClassId: classId,
    className: classNameOn(termsOn, classId, refusedOn),
    transferorId,
    transferorName: nameOfHolder(holders, holderId(transferorId)),
    transferees: transferees.map(({ transfereeId, shares }) => ({
      transfereeId,
      transfereeName: nameOfHolder(holders, holderId(transfereeId)),
      shares,
    })),
    signedOn: signedOn ?? null,
    lodgedOn,
    refusedOn,
    decisionDueOn: transferDecisionDueOn(lodgedOn),
    isLate: isRefusedLate(lodgedOn, refusedOn),
    reasons,
    recordedAt: recordedAt.toISOString(),
  };
}
