import type { FilingApiFailure, Step } from '@statbook/registry-client';
import type { GateRefusal } from '../../filings/attempt/attempt-outcome.ts';
import { type FilingAttempt, updateAttempt } from '../../filings/filing-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { customerReferenceOf } from '../send-filing/customer-reference.ts';
import { askLater, inSending, takeReceipt } from '../send-filing/post-attempt.ts';
import { refuseAtGate } from '../send-filing/refuse-at-gate.ts';
import type { FilingKey, LockedFiling, Sender } from '../send-filing/sender.ts';
import { countPost } from '../send-filing/sending-queries.ts';
import type { Access } from './open-access.ts';
import { neverAnswered, refuseEligibility, refuseFaults, toRefusal } from './step-refusals.ts';

/** So often it is asked again before the close; until then nothing can have been filed. */
const mostAsks = 8;
/** The registry must say so often that a transaction is still open before it is closed again. */
const opensBeforeClosing = 1;

export interface Sending {
  key: FilingKey;
  company: { number: string };
  access: Access;
  signal: AbortSignal;
}

/** Takes the next step of a transaction; false when there is nothing more to do now. */
export async function takeStep(sender: Sender, sending: Sending): Promise<boolean> {
  let locked: LockedFiling | undefined;
  await inSending(sender, sending.key, async (_tx, now) => {
    locked = now;
  });
  if (locked === undefined) return false;
  const { attempt } = locked;
  if (attempt.restStep === null) return beginOpening(sender, sending);
  const id = attempt.restTransactionId;
  if (id === null) return open(sender, sending, attempt);
  if (attempt.restStep === 'closing') return settleClosing(sender, sending, id);
  return fill(sender, sending, { locked, id });
}

const stepOf = ({ access, signal }: Sending): Step => ({
  bearer: access.bearer,
  priority: 'background',
  signal,
});

async function beginOpening(sender: Sender, sending: Sending): Promise<boolean> {
  const { client } = sending.access;
  const eligible = await client.emailEligibility(sending.company.number, stepOf(sending));
  if (!eligible.ok) return stop(sender, sending, eligible);
  const refusal = refuseEligibility(eligible.value);
  if (refusal !== undefined) return refuse(sender, sending, refusal);
  return store(sender, sending, { restStep: 'opening' });
}

/** Opens the transaction, unless one with our reference is there already: an earlier answer was lost. */
async function open(sender: Sender, sending: Sending, attempt: FilingAttempt): Promise<boolean> {
  const { client } = sending.access;
  const reference = customerReferenceOf(attempt);
  const known = await client.findTransaction(reference, stepOf(sending));
  if (!known.ok) return stop(sender, sending, known);
  sender.onStep?.('open');
  const { number: companyNumber } = sending.company;
  const order = { companyNumber, reference, description: 'Change of the registered email address' };
  const opened = known.value === undefined ? await client.openTransaction(order, stepOf(sending)) : known;
  if (!opened.ok) return stop(sender, sending, opened);
  if (opened.value === undefined) return false;
  const { id, status } = opened.value;
  return store(sender, sending, {
    restStep: status === 'closed' ? 'closing' : 'filling',
    restTransactionId: id,
  });
}

async function fill(
  sender: Sender,
  sending: Sending,
  { locked, id }: { locked: LockedFiling; id: string },
): Promise<boolean> {
  const { client } = sending.access;
  const change = sender.forms[locked.filing.form]?.changeOf?.(locked.attempt.content);
  if (change === undefined) throw new Error(`${locked.filing.form} has no way by a transaction`);
  sender.onStep?.('fill');
  const put = await client.putResource({ id, ...change }, stepOf(sending));
  // Closed, though nobody has closed it here: whether it is, the registry says.
  if (!put.ok && put.reason === 'closed') return store(sender, sending, { restStep: 'closing' });
  // Nothing was filed by a transaction that is gone: another one is opened.
  if (!put.ok && put.reason === 'not-found')
    return store(sender, sending, { restStep: null, restTransactionId: null });
  if (!put.ok) return stop(sender, sending, put);
  const faults = await client.listFaults({ id, resource: change.resource }, stepOf(sending));
  if (!faults.ok) return stop(sender, sending, faults);
  if (faults.value.length > 0) return refuse(sender, sending, refuseFaults(faults.value));
  return close(sender, sending, id);
}

/** Files it. That it may have been is stored before. */
async function close(sender: Sender, sending: Sending, id: string): Promise<boolean> {
  await inSending(sender, sending.key, async (tx, { attempt }) => {
    await updateAttempt(tx, attempt.id, { restStep: 'closing' });
    await countPost(tx, attempt.id);
  });
  sender.onStep?.('close');
  const closed = await sending.access.client.closeTransaction(id, stepOf(sending));
  sender.onStep?.('settle');
  if (closed.ok) return receive(sender, sending, undefined);
  const refusal = closed.reason === 'closed' ? undefined : toRefusal(closed);
  // Refused for good: it is still open, so that it can be corrected or sent again.
  if (refusal !== undefined) return refuse(sender, sending, refusal, { restStep: 'filling' });
  sender.logger.warn({ filingId: sending.key.filingId, reason: closed.reason }, 'filing: unknown outcome');
  return later(sender, sending);
}

/** A close of which nobody knows is settled by asking for the transaction. */
async function settleClosing(sender: Sender, sending: Sending, id: string): Promise<boolean> {
  sender.onStep?.('ask');
  const found = await sending.access.client.getTransaction(id, stepOf(sending));
  if (!found.ok) return later(sender, sending);
  if (found.value.status === 'closed') return receive(sender, sending, found.value.closedAt);
  let isToBeClosed = false;
  await inSending(sender, sending.key, async (tx, locked) => {
    isToBeClosed = locked.attempt.askCount >= opensBeforeClosing;
    if (!isToBeClosed) await askLater(sender, tx, locked);
  });
  return isToBeClosed ? close(sender, sending, id) : false;
}

async function receive(sender: Sender, { key }: Sending, closedAt: string | undefined): Promise<boolean> {
  await inSending(sender, key, async (tx, locked) => {
    await updateAttempt(tx, locked.attempt.id, { restStep: 'closed' });
    await takeReceipt(sender, tx, locked, closedAt);
  });
  return false;
}

type StepColumns = Partial<Pick<FilingAttempt, 'restStep' | 'restTransactionId'>>;

/** Stores how far it is; false when somebody else was faster. */
async function store(sender: Sender, { key }: Sending, values: StepColumns): Promise<boolean> {
  let isStored = false;
  await inSending(sender, key, async (tx, { attempt }) => {
    await updateAttempt(tx, attempt.id, { ...values, askCount: 0 });
    isStored = true;
  });
  return isStored;
}

/** A step before the close was not taken: refused for good, or asked for again, but not for ever. */
async function stop(sender: Sender, sending: Sending, failure: FilingApiFailure): Promise<boolean> {
  const refusal = toRefusal(failure);
  if (refusal !== undefined) return refuse(sender, sending, refusal);
  return leave(sender, sending, (tx, locked) =>
    locked.attempt.askCount >= mostAsks
      ? refuseAtGate(sender, tx, locked, neverAnswered)
      : askLater(sender, tx, locked),
  );
}

const later = (sender: Sender, sending: Sending) =>
  leave(sender, sending, (tx, locked) => askLater(sender, tx, locked));

const refuse = (sender: Sender, sending: Sending, refusal: GateRefusal, values: StepColumns = {}) =>
  leave(sender, sending, async (tx, locked) => {
    if (Object.keys(values).length > 0) await updateAttempt(tx, locked.attempt.id, values);
    await refuseAtGate(sender, tx, locked, refusal);
  });

async function leave(
  sender: Sender,
  { key }: Sending,
  work: (tx: Transaction, locked: LockedFiling) => Promise<void>,
): Promise<boolean> {
  await inSending(sender, key, work);
  return false;
}
