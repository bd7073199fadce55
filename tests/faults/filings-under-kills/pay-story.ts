import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Caller } from '../../support/data/caller.ts';
import { bringChallengeResult, type Cardholder, payByCard } from '../../support/data/card-payment.ts';
import { first, type ReviewedStatement } from '../../support/data/statement.ts';
import type { FaultFixture } from '../../support/processes/fault-fixture.ts';

/** So often people look at what they wait for. */
export const lookEveryMs = 250;

/** A filing as far as its payment goes. */
export interface PaidStory {
  /** Whose card pays for it. */
  cardholder: Cardholder;
  /** What the bank said of each challenge, by its id: it says it once. */
  bankSaid: Map<string, string>;
  reviewed?: ReviewedStatement;
  told: { isPaid: boolean };
}

const cardholders: readonly Cardholder[] = ['SUCCESSFUL', 'CHALLENGE', 'NOTAUTH'];

/** Who pays for the filing at this place: with each round of the forms another for the same form. */
export function cardholderOf(place: number, forms: number): Cardholder {
  return cardholders[(place + Math.floor(place / forms)) % cardholders.length] ?? 'SUCCESSFUL';
}

/** Charges the card only where it is known that it was not charged. */
export async function payIfNotPaid(fixture: FaultFixture, caller: Caller, story: PaidStory): Promise<void> {
  if (story.reviewed === undefined) return;
  const { companyId, filingId } = story.reviewed;
  const { wasCharged, state, acsTransID } = await caller.call('getPaymentState', { filingId });
  if (wasCharged !== 'no') return wait(lookEveryMs);
  if (state === 'challenge') return answerBank(fixture, story, acsTransID);
  if (state === 'refused' || state === 'expired') {
    // The bank would refuse the same card again: another is taken.
    if (story.cardholder === 'NOTAUTH') story.cardholder = 'SUCCESSFUL';
    await caller.call('retryPayment', { filingId });
  }
  const { submissionType, totalAmount } = first(
    (await caller.call('getPaymentSummary', { filingId })).entity,
  );
  const { cardApiUrl } = fixture.simulators;
  const order = { cardApiUrl, companyId, filingId, submissionType, totalPence: totalAmount };
  const paid = await payByCard(caller, { ...order, cardholder: story.cardholder });
  if (paid.state === 'challenge') return answerBank(fixture, story, paid.acsTransID);
  story.told.isPaid ||= paid.state === 'confirmed';
}

/**
 * The cardholder passes, once, and their browser brings what the bank says until the product has heard it; what came of it is
 * asked for with the next step.
 */
async function answerBank(
  { simulators }: FaultFixture,
  { bankSaid }: PaidStory,
  acsTransId: string | null,
): Promise<void> {
  if (acsTransId === null) throw new Error('A challenge has no id.');
  const cres = bankSaid.get(acsTransId) ?? (await simulators.payments.settleChallenge(acsTransId, 'Y')).cres;
  bankSaid.set(acsTransId, cres);
  expect(await bringChallengeResult(simulators.productUrl, cres)).toBe(200);
}
