import { getStockTransferForm } from '@statbook/contract/calls';
import type { BodyOf } from '@statbook/contract';
import type { StockTransfer } from '@statbook/documents';
import { parseAmount, parseShareCount, shareCount } from '@statbook/domain/money';
import {
  addressText,
  type HolderId,
  isFullyPaid,
  joined,
  type Lot,
  nameOfHolder,
  parseNumberRanges,
  type SharePosition,
} from '@statbook/domain/share-capital';
import { handle } from '../../../pipeline/handler.ts';
import { type Refusal, refuse, Refusal as RefusalValue } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { keepDrawing } from '../../../platform/documents/keep-drawing.ts';
import { loadEvents, loadLots } from '../ledger/event-queries.ts';
import { loadPosition } from '../ledger/position-queries.ts';
import { type PdfDependencies, sendDrawing } from './drawing-reply.ts';

type Asked = BodyOf<typeof getStockTransferForm>;

/** Forms for a transfer that is planned or recorded: they are signed first, and need nothing of the register but names. */
export const getStockTransferFormHandler = (needs: PdfDependencies) =>
  handle(getStockTransferForm, async ({ body, person, company, reply, note }) => {
    const transfers = await needs.database.transaction(person.scope, async (tx) => {
      const gone = await loadGone(tx, company.id, body.shareEventId);
      if (gone instanceof RefusalValue) return gone;
      const made = transfersOf(body, { position: await loadPosition(tx, company.id), gone });
      if (made instanceof RefusalValue) return made;
      await note(tx, { details: { transferorId: body.transferorId, forms: made.length } });
      return made;
    });
    if (transfers instanceof RefusalValue) return transfers;
    const madeOn = needs.clock.today();
    const bytes = await needs.pdfRenderer.render('drawStockTransferForms', { company, transfers, madeOn });
    const filename = `${company.number}-stock-transfer-form.pdf`;
    await keepDrawing(needs, { person, companyId: company.id, kind: 'stock-transfer-form', filename, bytes });
    sendDrawing(reply, bytes, filename);
    return undefined;
  });

/** The lots that each transferee of a recorded transfer got; undefined where it is only planned. */
type Gone = ReadonlyMap<string, readonly Lot[]> | undefined;

async function loadGone(
  tx: Transaction,
  companyId: string,
  entryId: string | undefined,
): Promise<Gone | Refusal> {
  if (entryId === undefined) return undefined;
  const [event] = await loadEvents(tx, companyId, [entryId]);
  if (event?.request.kind !== 'transfer') return refuse('not-found');
  const came = event.postings.filter(({ account, shares }) => account.kind === 'holder' && shares > 0n);
  const ids = came.map(({ lotId }) => lotId);
  const lots = new Map((await loadLots(tx, companyId, ids)).map((lot) => [lot.id, lot]));
  const byHolder = Map.groupBy(came, ({ account }) => (account.kind === 'holder' ? account.holderId : ''));
  return new Map(
    [...byHolder].map(([holder, postings]) => [
      holder,
      postings.flatMap(({ lotId }) => lots.get(lotId) ?? []),
    ]),
  );
}

interface Books {
  position: SharePosition;
  gone: Gone;
}

function transfersOf(asked: Asked, { position, gone }: Books): StockTransfer[] | Refusal {
  const errors: Record<string, string> = {};
  const shareClass = position.classes.find(({ id }) => id === asked.classId);
  if (!shareClass) errors['classId'] = 'Choose a class of shares';
  const transferor = position.holders.find(({ id }) => id === asked.transferorId);
  if (!transferor) errors['transferorId'] = 'Choose a holder of this register';
  if (asked.transferees.length === 0) errors['transferees'] = 'Enter who the shares go to';
  const parts = asked.transferees.map((each, index) =>
    partOf(each, position, (field, message) => {
      errors[`transferees.${index}.${field}`] = message;
    }),
  );
  if (!shareClass || !transferor || Object.keys(errors).length > 0)
    return refuse('invalid-request', { errors });
  const { name: className, currency, nominalEach } = shareClass.terms;
  return parts.map((part, index) => {
    const lots = lotsOf(asked, index, { position, gone });
    const numbers = lots.flatMap(({ numbers: range }) => range ?? []);
    return {
      className,
      currency,
      nominalEach,
      ...part,
      numbers: part.numbers.length === 0 && gone !== undefined ? joined(numbers) : part.numbers,
      transferor: partyOf(position, transferor.id),
      isPartlyPaid: lots.some((lot) => isFullyPaid(lot) === false),
    };
  });
}

/** What one transferee gets; `refuseField` is told what is wrong with it. */
function partOf(
  asked: Asked['transferees'][number],
  position: SharePosition,
  refuseField: (field: string, message: string) => void,
) {
  const transferee = position.holders.find(({ id }) => id === asked.transfereeId);
  const shares = parseShareCount(asked.shares);
  const consideration = parseAmount(asked.consideration || '0');
  if (!transferee) refuseField('transfereeId', 'Choose a holder of this register');
  if (!shares.ok || shares.value === 0n) refuseField('shares', 'Enter a number of shares');
  if (!consideration.ok) refuseField('consideration', 'Enter an amount in pounds, like 1250.00');
  return {
    shares: shares.ok ? shares.value : shareCount('0'),
    numbers: parseNumberRanges(asked.numbers ?? '') ?? [],
    transferee: transferee ? partyOf(position, transferee.id) : { name: '', address: '' },
    consideration: consideration.ok && consideration.value > 0n ? consideration.value : undefined,
  };
}

function partyOf({ holders }: SharePosition, id: HolderId) {
  const address = holders.find((holder) => holder.id === id)?.address;
  return { name: nameOfHolder(holders, id), address: addressText(address) };
}

/**
 * The lots whose shares a transferee gets, who signs too where something is unpaid on them: those of a recorded transfer, those
 * that were chosen, else any that the transferor has of the class.
 */
function lotsOf(asked: Asked, index: number, { position, gone }: Books): readonly Lot[] {
  const transferee = asked.transferees[index];
  if (gone !== undefined) return gone.get(transferee?.transfereeId ?? '') ?? [];
  const held = position.lines.filter(
    ({ account, lot }) =>
      account.kind === 'holder' && account.holderId === asked.transferorId && lot.classId === asked.classId,
  );
  const chosen = new Set((transferee?.lots ?? []).map(({ lotId }) => lotId));
  return held.map(({ lot }) => lot).filter(({ id }) => chosen.size === 0 || chosen.has(id));
}
