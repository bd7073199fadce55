import { getShareTransferGridDetails, saveShareTransfer } from '@statbook/contract/calls';
import { nameOfHolder, parseAmount, stampDutyOn, toDecimalText, transferHistory } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { loadEvents } from './books/event-queries.ts';
import { loadClasses, loadHolders } from './books/position-queries.ts';
import { nameOfClass } from './books/present-shares.ts';
import { recordForPerson, withoutPrefix } from './record-for-person.ts';

export const saveShareTransferHandler = (clock: Clock) =>
  handle(saveShareTransfer, async (context) => {
    const { CompanyId: _companyId, Key: key, Basis: basis, ...fields } = context.body;
    const requests = [{ Kind: 'transfer' as const, ...fields }];
    const recorded = await recordForPerson(context, clock, { requests, key, basis });
    if (recorded instanceof Refusal) return withoutPrefix(recorded, 'Events.0.');
    const ids = new Set<string>(recorded.events.map(({ id }) => id));
    const rows = await listTransfers(context.tx, context.company.id);
    return { Entity: rows.filter(({ ShareEventId }) => ids.has(ShareEventId)) };
  });

export const getShareTransferGridDetailsHandler = handle(
  getShareTransferGridDetails,
  async ({ tx, company }) => ({ Entity: await listTransfers(tx, company.id) }),
);

async function listTransfers(tx: Transaction, companyId: string) {
  const classes = await loadClasses(tx, companyId);
  const holders = await loadHolders(tx, companyId);
  const rows = transferHistory(await loadEvents(tx, companyId));
  return [...rows]
    .sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
    .map(({ eventId, on, classId, fromId, toId, shares, consideration, isReversed }) => {
      const duty = stampDutyOn({ consideration: amountOf(consideration) });
      return {
        ShareEventId: eventId,
        On: on,
        ShareClassId: classId,
        ClassName: nameOfClass(classes, classId),
        TransferorId: fromId,
        TransferorName: nameOfHolder(holders, fromId),
        TransfereeId: toId,
        TransfereeName: nameOfHolder(holders, toId),
        Shares: shares,
        Consideration: consideration ?? null,
        StampDuty: toDecimalText(duty.duty),
        NilReason: duty.isDue ? null : duty.reason,
        IsReversed: isReversed,
      };
    });
}

/** A consideration that stands in the books was read before; none is a gift. */
function amountOf(text: string | undefined) {
  const parsed = parseAmount(text ?? '0');
  if (!parsed.ok) throw new Error(`A recorded consideration cannot be read: ${text}`);
  return parsed.value;
}
