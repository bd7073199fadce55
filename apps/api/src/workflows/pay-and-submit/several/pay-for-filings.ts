import type { BodyOf } from '@statbook/contract';
import { payForFilings } from '@statbook/contract/calls';
import { type Filing, lockFilings } from '../../../filings/filing-queries.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import {
  authenticate,
  chargeCard,
  type ChargeDependencies,
  type Intent,
  submitAttempts,
} from '../card/charge-card.ts';
import { cancelUnsent, openCharge } from '../card/open-attempt.ts';
import { checkPayer, sumOf } from '../card/payment-request.ts';
import { type Actor, actorOf } from '../payment-dependencies.ts';
import { billedEmailOf } from '../submit/billed-email.ts';
import { findObstacles } from './find-obstacles.ts';
import { presentCharge } from './present-charge.ts';

/** Pays for several filings by one charge: for all of them or for none. The intent is committed before the gateway is asked. */
export const payForFilingsHandler = (needs: ChargeDependencies) =>
  handle(payForFilings, async ({ body, person, caller, requestId }) => {
    const errors = checkPayer(body);
    if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
    const authentication = authenticate(needs, body, caller);
    const by = actorOf(person, requestId);
    const intent = await commitIntent(needs, { body, person, by });
    if (intent instanceof Refusal) return intent;
    const charged = await chargeCard(needs, { body, intent, authentication, person, by });
    return needs.database.transaction(person.scope, (tx) => presentCharge(tx, needs, { charged, intent }));
  });

interface Order {
  body: BodyOf<typeof payForFilings>;
  person: Person;
  by: Actor;
}

function commitIntent(needs: ChargeDependencies, { body, person, by }: Order): Promise<Intent | Refusal> {
  return needs.database.transaction(person.scope, async (tx) => {
    const locked = await lockFilings(tx, body.filingIds);
    const filings = inOrderOf(body.filingIds, locked);
    const obstacles = filings && (await findObstacles(tx, needs, filings));
    if (filings === undefined || obstacles === undefined) return refuse('not-found');
    if (obstacles.size > 0) return refuseObstacles(obstacles);
    if (body.totalAmount !== sumOf(filings)) return refuse('payment-amount-differs');
    const billed = billedEmailOf(body, person);
    // Whoever had begun to pay for one of them alone has not been to the gateway.
    for (const filing of filings) await cancelUnsent(tx, needs, filing, by);
    const attempts = await openCharge(tx, needs, filings, person.userId);
    const payments = await submitAttempts(tx, needs, inOrderOfFilings(filings, attempts), {
      body,
      billed,
      by,
    });
    return payments === undefined ? refuse('payment-under-way') : { filings, payments, billed };
  });
}

/** The filings in the order in which they were named; undefined where one of them is not within reach. */
export function inOrderOf(ids: readonly string[], filings: readonly Filing[]): Filing[] | undefined {
  const found = ids.flatMap((id) => filings.filter((filing) => filing.id === id));
  return found.length === ids.length ? found : undefined;
}

const inOrderOfFilings = <T extends { filingId: string }>(
  filings: readonly Filing[],
  rows: readonly T[],
): T[] => filings.flatMap(({ id }) => rows.filter(({ filingId }) => filingId === id));

/** So many are named in words; the others are counted. */
const mostNamed = 3;

function refuseObstacles(obstacles: ReadonlyMap<string, string>): Refusal {
  const words = [...obstacles.values()];
  const more = words.length - mostNamed;
  const named = words.slice(0, mostNamed).join(' ');
  const others = more > 0 ? ` The same is true of ${more} more.` : '';
  return refuse('filings-not-payable', {
    detail: `Nothing was charged, because not all of them can be paid for now. ${named}${others}`,
    facts: { filingIds: [...obstacles.keys()] },
  });
}
