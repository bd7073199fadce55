import { holderAccount, TREASURY } from '../../ledger/ledger-account.ts';
import type { TreasurySaleRequest } from '../../ledger/event-requests.ts';
import type { LotTerms } from '../../ledger/lot.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';

/** Sells shares that the company holds itself: treasury shares (s.727), forfeited or surrendered ones as the articles provide. */
export function planTreasurySale(request: TreasurySaleRequest, planner: EventPlanner): void {
  const shareClass = planner.readClass(request.classId);
  if (request.buyers.length === 0) planner.refuse('buyers', 'missing', 'Add who the shares go to');
  if (!shareClass) return;
  request.buyers.forEach((buyer, index) => {
    const path = `buyers.${index}`;
    planner.checkRecipient(buyer.transfereeId, `${path}.transfereeId`);
    if (buyer.consideration !== undefined) {
      const name = 'the consideration (0 for none)';
      planner.readAmount(buyer.consideration, { path: `${path}.consideration`, name, canBeZero: true });
    }
    for (const part of planner.take(TREASURY, shareClass.id, buyer, path)) {
      planner.builder.move(
        part,
        holderAccount(buyer.transfereeId),
        part.line.lot.isForfeited ? unforfeited : undefined,
      );
    }
  });
}

function unforfeited({ isForfeited: _isForfeited, ...lot }: LotTerms): LotTerms {
  return lot;
}
