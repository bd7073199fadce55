import { getPaymentSummaries } from '@statbook/contract/calls';
import { addPaymentAmounts } from '@statbook/domain/payments';
import { amountsOfFiling, presentAmounts } from '../../../filings/filing-amounts.ts';
import { type Filing, listFilings } from '../../../filings/filing-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { listPaymentsOf } from '../charge-queries.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { findBlockingPayment } from '../payment-queries.ts';
import { presentFilingToPay } from '../present-filing-to-pay.ts';
import { findObstacles } from './find-obstacles.ts';
import { inOrderOf } from './pay-for-filings.ts';

/** What the payment window shows of several filings, and whether they can be paid for together. */
export const getPaymentSummariesHandler = (needs: Pick<PaymentDependencies, 'clock'>) =>
  handle(getPaymentSummaries, async ({ tx, body, person }) => {
    const filings = inOrderOf(body.filingIds, await listFilings(tx, body.filingIds));
    const obstacles = filings && (await findObstacles(tx, needs, filings));
    if (filings === undefined || obstacles === undefined) return refuse('not-found');
    const isCharged = await isOneCharge(tx, filings);
    const entity = [];
    for (const filing of filings) {
      const line = await presentFilingToPay(tx, filing);
      if (line === undefined) return refuse('not-found');
      entity.push({ ...line, obstacle: isCharged ? null : (obstacles.get(filing.id) ?? null) });
    }
    return {
      entity,
      sums: presentAmounts(addPaymentAmounts(filings.map(amountsOfFiling))),
      isCharged,
      userEmail: person.email,
    };
  });

/** Whether one charge that may have taken money is for these filings and for no other. */
async function isOneCharge(tx: Transaction, filings: readonly Filing[]): Promise<boolean> {
  const [first] = filings;
  const blocking = first && (await findBlockingPayment(tx, first.id));
  if (blocking === undefined) return false;
  const charged = (await listPaymentsOf(tx, blocking.chargeId)).filter(
    ({ state }) => state === blocking.state,
  );
  const ids = new Set(charged.map(({ filingId }) => filingId));
  return ids.size === filings.length && filings.every(({ id }) => ids.has(id));
}
