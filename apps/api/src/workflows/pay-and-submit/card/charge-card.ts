import type { Config } from '../../../config.ts';
import { sealBilledTo } from '../../../filings/billed-to.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import type { Caller, Person } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { movePayment } from '../move-payment.ts';
import type { Actor, PaymentDependencies } from '../payment-dependencies.ts';
import type { Payment } from '../payment-queries.ts';
import { toVerdict } from '../payment-verdict.ts';
import { settlePayment } from '../settle-payment.ts';
import type { BilledEmail } from '../submit/billed-email.ts';
import { advance } from './open-attempt.ts';
import { authenticationOf, billedToOf, type PayerBody, toPaymentRequest } from './payment-request.ts';

/** What charging a card works with. */
export interface ChargeDependencies extends PaymentDependencies {
  vault: Vault;
  config: Pick<Config, 'publicUrl'>;
}

/** A charge that is committed: from here on it counts as sent, whatever happens to this process. */
export interface Intent {
  filings: readonly Filing[];
  /** One for each filing, in the same order. */
  payments: readonly Payment[];
  billed: BilledEmail;
}

interface Sending {
  body: PayerBody;
  billed: BilledEmail;
  by: Actor;
}

/** Marks the attempts of one charge as sent to the gateway; undefined when somebody was faster. */
export async function submitAttempts(
  tx: Transaction,
  needs: ChargeDependencies,
  attempts: readonly Payment[],
  { body, billed, by }: Sending,
): Promise<Payment[] | undefined> {
  const submitted: Payment[] = [];
  for (const attempt of attempts) {
    const identified = await advance(tx, needs, attempt, { last: 'card-identified', by });
    const payment = await movePayment(tx, needs, identified, {
      ...by,
      to: 'submitted',
      why: 'sent to the gateway',
      facts: {
        billToEmail: billed.kept,
        billedToSealed: sealBilledTo(needs.vault, identified.id, billedToOf(body)),
      },
    });
    if (payment === undefined) return undefined;
    submitted.push(payment);
  }
  return submitted;
}

interface Charging {
  body: PayerBody;
  intent: Intent;
  authentication: ReturnType<typeof authenticationOf>;
  person: Person;
  by: Actor;
}

/** What is true of the first payment of a charge once the gateway has answered, and the bank's question where there is one. */
export interface Charged {
  payment: Payment;
  cReq: string | null;
}

/** Asks the gateway once, and writes down what it says. The caller may go away meanwhile; the payment may not. */
export async function chargeCard(
  needs: ChargeDependencies,
  { body, intent, authentication, person, by }: Charging,
): Promise<Charged> {
  const { filings, payments, billed } = intent;
  const [payment] = payments;
  if (payment === undefined) throw new Error('A charge is for one filing at least.');
  needs.onStep?.('pay');
  const outcome = await needs.payments.createTransaction(
    toPaymentRequest({
      body,
      filings,
      vendorTxCode: payment.vendorTxCode,
      customerEmail: billed.address,
      strongCustomerAuthentication: authentication,
    }),
  );
  const { requestId } = by;
  needs.logger.info(
    { paymentId: payment.id, outcome: outcome.kind, tracker: outcome.tracker, requestId },
    'payment',
  );
  const verdict = toVerdict(payment, outcome);
  needs.onStep?.('settle-payment');
  const settled = await settlePayment(needs, { paymentId: payment.id, scope: person.scope, verdict, by });
  needs.onStep?.('answer-payment');
  return { payment: settled, cReq: outcome.kind === 'challenge' ? outcome.cReq : null };
}

/** What the gateway is told of the browser; a public address that cannot take a bank's answer is found before anything is stored. */
export const authenticate = (needs: ChargeDependencies, body: PayerBody, caller: Caller) =>
  authenticationOf(body, caller, needs.config.publicUrl);
