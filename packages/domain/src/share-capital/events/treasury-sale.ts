import { accountOf, TREASURY } from '../ledger/account.ts';
import type { TreasurySaleRequest } from '../ledger/event-requests.ts';
import type { LotTerms } from '../ledger/lot.ts';
import type { PlanDesk } from './plan-desk.ts';

/** Shares that the company holds itself go to buyers (s.727), forfeited or surrendered ones as the articles provide. */
export function planTreasurySale(request: TreasurySaleRequest, desk: PlanDesk): void {
  const shareClass = desk.readClass(request.classId);
  if (request.buyers.length === 0) desk.refuse('buyers', 'missing', 'Add who the shares go to');
  if (!shareClass) return;
  request.buyers.forEach((buyer, index) => {
    const path = `buyers.${index}`;
    desk.checkTaker(buyer.transfereeId, `${path}.transfereeId`);
    if (buyer.consideration !== undefined) {
      const name = 'the consideration (0 for none)';
      desk.readAmount(buyer.consideration, { path: `${path}.consideration`, name, canBeZero: true });
    }
    for (const part of desk.take(TREASURY, shareClass.id, buyer, path)) {
      desk.builder.move(
        part,
        accountOf(buyer.transfereeId),
        part.line.lot.isForfeited ? unforfeited : undefined,
      );
    }
  });
}

function unforfeited({ isForfeited: _isForfeited, ...lot }: LotTerms): LotTerms {
  return lot;
}
