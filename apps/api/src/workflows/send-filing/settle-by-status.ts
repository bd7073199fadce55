import type { GatewayReply, StatusAnswer } from '@statbook/registry-client';
import { applyStatus } from '../follow-submission/apply-status.ts';
import { isOurs } from '../follow-submission/is-ours.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type GateRefusal, readOutcome } from '../../filings/attempt/attempt-outcome.ts';
import { askLater, inSending, type Posting, postAttempt } from './post-attempt.ts';
import { refuseAtGate } from './refuse-at-gate.ts';
import type { LockedFiling, Sender } from './sender.ts';
import { getCompanyToFile } from './sending-queries.ts';

/** The registry must say so often in a row that it does not know the number before the same bytes go again. */
const unknownsBeforeResending = 2;
const mostPosts = 5;
const asksAfterRefusal = 6;

/**
 * Settles an unknown outcome: by the status of the number; when the registry goes on not knowing it, by the same
 * bytes under the same number.
 */
export async function settleByStatus(sender: Sender, posting: Posting): Promise<void> {
  const { begun, gateway, key, signal } = posting;
  sender.onStep?.('ask');
  const reply = await gateway.getSubmissionStatus(begun.submission.submissionNumber, {
    priority: 'background',
    signal,
  });
  sender.onStep?.('apply');
  let isToBeSentAgain = false;
  await inSending(sender, key, async (tx, locked) => {
    isToBeSentAgain = (await settle(sender, tx, locked, reply)) === 'send-again';
  });
  if (isToBeSentAgain) await postAttempt(sender, posting);
}

async function settle(
  sender: Sender,
  tx: Transaction,
  locked: LockedFiling,
  reply: GatewayReply<StatusAnswer>,
): Promise<'settled' | 'send-again'> {
  const { filing, attempt } = locked;
  if (!reply.ok) {
    await askLater(sender, tx, locked);
    return 'settled';
  }
  const { value } = reply;
  if (!value.known) return settleUnknown(sender, tx, locked);
  const company = await getCompanyToFile(tx, filing.companyId);
  if (isOurs(value, attempt, company)) await applyStatus(sender, tx, locked, value);
  else await refuseAtGate(sender, tx, locked, heldByAnother(value.submissionNumber));
  return 'settled';
}

async function settleUnknown(
  sender: Sender,
  tx: Transaction,
  locked: LockedFiling,
): Promise<'settled' | 'send-again'> {
  const { askCount, postCount } = locked.attempt;
  const { gateRefusal: refusal } = readOutcome(locked.attempt);
  if (askCount < unknownsBeforeResending) {
    await askLater(sender, tx, locked);
    return 'settled';
  }
  if (refusal === undefined && postCount < mostPosts) return 'send-again';
  if (refusal === undefined) await refuseAtGate(sender, tx, locked, noAnswer(postCount));
  else if (askCount < asksAfterRefusal) await askLater(sender, tx, locked);
  else if (refusal.errorClass !== 'duplicate-submission-number')
    await refuseAtGate(sender, tx, locked, refusal);
  // Refused at the first sending, so that none of ours can be what the number stands for.
  else if (postCount === 1) await refuseAtGate(sender, tx, locked, numberUsedUp(refusal));
  else await askLater(sender, tx, locked);
  return 'settled';
}

const heldByAnother = (number: string): GateRefusal => ({
  text: `Companies House holds another submission under the number ${number}.`,
  errorClass: 'duplicate-submission-number',
  meaning: 'The submission number belongs to another filing of this presenter. Nothing was filed.',
});

const numberUsedUp = ({ text, number }: GateRefusal): GateRefusal => ({
  text,
  ...(number !== undefined && { number }),
  errorClass: 'duplicate-submission-number',
  meaning:
    'Companies House takes the submission number for used, yet holds nothing of ours under it. Nothing was filed.',
});

const noAnswer = (posts: number): GateRefusal => ({
  text: `No answer to ${posts} sendings.`,
  errorClass: 'no-answer',
  meaning:
    'Companies House answered none of the sendings and holds nothing under the submission number. ' +
    'It can be sent again under the same number, so that it cannot be filed twice.',
});
