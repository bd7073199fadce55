import { getStockTransferForm } from '@statbook/contract/calls';
import type { BodyOf } from '@statbook/contract';
import { addressText, type StockTransfer } from '@statbook/documents';
import {
  type HolderId,
  isFullyPaid,
  nameOfHolder,
  parseAmount,
  parseNumberRanges,
  parseShareCount,
  type ShareClass,
  shareCount,
  type SharePosition,
} from '@statbook/domain';
import { handle } from '../../../pipeline/handler.ts';
import { type Refusal, refuse, Refusal as RefusalValue } from '../../../pipeline/refusal.ts';
import { loadPosition } from '../books/position-queries.ts';
import { type DrawingNeeds, noteDrawing, sendDrawing } from './drawing-reply.ts';

type Asked = BodyOf<typeof getStockTransferForm>;

/** Forms for a transfer that is planned or recorded: they are signed first, and need nothing of the register but names. */
export const getStockTransferFormHandler = (needs: DrawingNeeds) =>
  handle(getStockTransferForm, async (context) => {
    const { body, person, company, reply } = context;
    const transfers = await needs.database.transaction(person.scope, async (tx) => {
      const made = transfersOf(body, await loadPosition(tx, company.id));
      if (made instanceof RefusalValue) return made;
      await noteDrawing(tx, needs, {
        ...context,
        call: getStockTransferForm,
        details: { transferorId: body.TransferorId, forms: made.length },
      });
      return made;
    });
    if (transfers instanceof RefusalValue) return transfers;
    const madeOn = needs.clock.today();
    const bytes = await needs.drawingRoom.draw('drawStockTransferForms', { company, transfers, madeOn });
    sendDrawing(reply, bytes, `${company.number}-stock-transfer-form.pdf`);
    return undefined;
  });

function transfersOf(asked: Asked, position: SharePosition): StockTransfer[] | Refusal {
  const errors: Record<string, string> = {};
  const shareClass = position.classes.find(({ id }) => id === asked.ClassId);
  if (!shareClass) errors['ClassId'] = 'Choose a class of shares';
  const transferor = position.holders.find(({ id }) => id === asked.TransferorId);
  if (!transferor) errors['TransferorId'] = 'Choose a holder of this register';
  if (asked.Transferees.length === 0) errors['Transferees'] = 'Enter who the shares go to';
  const parts = asked.Transferees.map((each, index) =>
    partOf(each, position, (field, message) => {
      errors[`Transferees.${index}.${field}`] = message;
    }),
  );
  if (!shareClass || !transferor || Object.keys(errors).length > 0)
    return refuse('invalid-request', { errors });
  const { name: className, currency, nominalEach } = shareClass.terms;
  return parts.map((part) => ({
    className,
    currency,
    nominalEach,
    ...part,
    transferor: partyOf(position, transferor.id),
    isPartlyPaid: holdsPartlyPaid(position, shareClass, transferor.id),
  }));
}

/** What one transferee gets; `refuseField` is told what is wrong with it. */
function partOf(
  { TransfereeId, Shares, Consideration, Numbers }: Asked['Transferees'][number],
  position: SharePosition,
  refuseField: (field: string, message: string) => void,
) {
  const transferee = position.holders.find(({ id }) => id === TransfereeId);
  const shares = parseShareCount(Shares);
  const consideration = parseAmount(Consideration || '0');
  if (!transferee) refuseField('TransfereeId', 'Choose a holder of this register');
  if (!shares.ok || shares.value === 0n) refuseField('Shares', 'Enter a number of shares');
  if (!consideration.ok) refuseField('Consideration', 'Enter an amount in pounds, like 1250.00');
  return {
    shares: shares.ok ? shares.value : shareCount('0'),
    numbers: parseNumberRanges(Numbers ?? '') ?? [],
    transferee: transferee ? partyOf(position, transferee.id) : { name: '', address: '' },
    consideration: consideration.ok && consideration.value > 0n ? consideration.value : undefined,
  };
}

function partyOf({ holders }: SharePosition, id: HolderId) {
  const address = holders.find((holder) => holder.id === id)?.address;
  return { name: nameOfHolder(holders, id), address: addressText(address) };
}

/** The transferee signs too where anything may be unpaid on what the transferor has of the class. */
function holdsPartlyPaid({ lines }: SharePosition, { id }: ShareClass, holder: HolderId): boolean {
  return lines.some(
    ({ account, lot }) =>
      account.kind === 'holder' &&
      account.holderId === holder &&
      lot.classId === id &&
      isFullyPaid(lot) === false,
  );
}
