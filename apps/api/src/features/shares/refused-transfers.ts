import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { fromWireKeys, refusedTransferRequest, type WireKeys } from '@statbook/contract';
import { getRefusedShareTransfers, saveRefusedShareTransfer } from '@statbook/contract/calls';
import {
  checkRefusedTransfer,
  checkSharesHeld,
  civilDate,
  type FieldError,
  holderId,
  isRefusedLate,
  nameOfHolder,
  type RefusedTransfer,
  type ShareCount,
  shareClassId,
  type SharePosition,
  sharesOn,
  transferDecisionDueOn,
} from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockRegister } from './books/event-queries.ts';
import { wirePath } from './books/wire-path.ts';
import { loadHolders } from './books/holder-queries.ts';
import { loadClasses, loadPosition } from './books/position-queries.ts';
import { classNameOn, loadTermsOverTime, type TermsOn } from './books/terms-over-time-queries.ts';
import {
  insertRefusedTransfer,
  listRefusedTransfers,
  type RefusedTransferRow,
} from './refused-transfer-queries.ts';

type Request = WireKeys<RefusedTransfer> & { ClassId: string };

export const saveRefusedShareTransferHandler = (clock: Clock) =>
  handle(saveRefusedShareTransfer, async ({ tx, company, person, body, record }) => {
    const { CompanyId: companyId, Key: id = randomUUID(), Replaces, ...sent } = body;
    const request = refusedTransferRequest.parse(sent);
    await lockRegister(tx, companyId);
    const standing = await listRefusedTransfers(tx, companyId);
    const repeated = standing.find((row) => row.id === id);
    if (repeated !== undefined) {
      const isSame = isDeepStrictEqual(refusedTransferRequest.parse(repeated.request), request);
      return isSame ? { Entity: await presentAll(tx, companyId, id) } : refuse('entry-key-used');
    }
    if (Replaces !== undefined && !standing.some((row) => row.id === Replaces)) return refuse('not-found');
    if (standing.some(({ replaces }) => replaces !== null && replaces === Replaces))
      return refuse('changed-meanwhile');
    const names = await loadNames(tx, companyId);
    const refused = fromWireKeys<RefusedTransfer>(request);
    const wrong = [...strangers(request, names), ...checkRefusedTransfer(refused, clock.today())];
    const errors = wrong.length > 0 ? wrong : checkSharesHeld(refused, await heldBy(tx, companyId, request));
    if (errors.length > 0) {
      const named = errors.map(({ path, message }) => [wirePath(path), message] as const);
      return refuse('invalid-request', { errors: Object.fromEntries(named.toReversed()) });
    }
    const { accountId, userId } = person;
    const keeper = { accountId, companyId: company.id, userId, now: clock.now() };
    const { ClassId: classId, TransferorId: transferorId } = request;
    await insertRefusedTransfer(tx, keeper, {
      id,
      classId,
      transferorId,
      request,
      replaces: Replaces ?? null,
    });
    record({ details: { id, replaces: Replaces ?? null } });
    return { Entity: await presentAll(tx, companyId, id) };
  });

export const getRefusedShareTransfersHandler = handle(getRefusedShareTransfers, async ({ tx, company }) => ({
  Entity: await presentAll(tx, company.id),
}));

type Names = Pick<SharePosition, 'classes' | 'holders'>;

async function loadNames(tx: Transaction, companyId: string): Promise<Names> {
  return { classes: await loadClasses(tx, companyId), holders: await loadHolders(tx, companyId) };
}

/** Where the request names a class or somebody who is not in this register. */
function strangers({ ClassId, TransferorId, Transferees }: Request, { classes, holders }: Names) {
  const isHolder = (id: string) => holders.some((holder) => holder.id === id);
  const wrong: FieldError[] = [];
  const add = (path: string, message: string) => wrong.push({ path, code: 'missing', message });
  if (!classes.some(({ id }) => id === ClassId)) add('classId', 'Choose the class of shares');
  if (!isHolder(TransferorId)) add('transferorId', 'Choose a holder of this register');
  for (const [index, { TransfereeId }] of Transferees.entries())
    if (!isHolder(TransfereeId)) add(`transferees.${index}.transfereeId`, 'Choose a holder of this register');
  return wrong;
}

/** What the transferor held of the class at the end of the day on which the form was lodged. */
async function heldBy(tx: Transaction, companyId: string, request: Request): Promise<ShareCount> {
  const { lines } = await loadPosition(tx, companyId, {
    asAt: { on: civilDate(request.LodgedOn) },
    concerned: {
      classes: [shareClassId(request.ClassId)],
      holders: [holderId(request.TransferorId)],
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
    .map((row) => ({ ...present(row, names), IsReplaced: replaced.has(row.id) }));
}

function present(
  { id, request, recordedAt }: RefusedTransferRow,
  { termsOn, holders }: Pick<Names, 'holders'> & { termsOn: TermsOn },
) {
  const { ClassId, TransferorId, Transferees, SignedOn, LodgedOn, RefusedOn, Reasons } =
    refusedTransferRequest.parse(request);
  const [lodgedOn, refusedOn] = [civilDate(LodgedOn), civilDate(RefusedOn)];
  return {
    RefusedTransferId: id,
    ShareClassId: ClassId,
    ClassName: classNameOn(termsOn, ClassId, refusedOn),
    TransferorId,
    TransferorName: nameOfHolder(holders, holderId(TransferorId)),
    Transferees: Transferees.map(({ TransfereeId, Shares }) => ({
      TransfereeId,
      TransfereeName: nameOfHolder(holders, holderId(TransfereeId)),
      Shares,
    })),
    SignedOn: SignedOn ?? null,
    LodgedOn,
    RefusedOn,
    DecisionDueOn: transferDecisionDueOn(lodgedOn),
    IsLate: isRefusedLate(lodgedOn, refusedOn),
    Reasons,
    RecordedAt: recordedAt.toISOString(),
  };
}
