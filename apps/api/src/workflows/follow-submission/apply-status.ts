import type { SubmissionStatus } from '@statbook/registry-client';
import { toAcceptanceColumns } from '../../filings/accepted/acceptance.ts';
import { updateAttempt } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { endVoidCode } from '../../filings/personal-codes/end-void-code.ts';
import { sentCodesOf, withoutCodes } from '../../filings/personal-codes/sent-codes.ts';
import { closeAttempt } from '../../filings/sent-message.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { applyAcceptedFiling } from '../apply-accepted-filing/apply-accepted-filing.ts';
import { enqueueDecisionMail } from '../apply-accepted-filing/decision-mail.ts';
import { scheduleFollow } from '../send-filing/post-attempt.ts';
import type { LockedFiling, Sender } from '../send-filing/sender.ts';
import { wakeWaiting } from '../send-filing/wake-waiting.ts';

/** What a status makes of a filing; only ACCEPT and REJECT are final (gateway manual, part 9). */
const moves = {
  PENDING: { to: 'pending', why: 'with Companies House, not decided yet' },
  PARKED: { to: 'parked', why: 'held by an examiner at Companies House' },
  INTERNAL_FAILURE: {
    to: 'failed',
    why: 'Companies House reports a failure of its own; it may still decide',
  },
  ACCEPT: { to: 'accepted', why: 'accepted by Companies House' },
  REJECT: { to: 'rejected', why: 'rejected by Companies House' },
} as const;

/** Where the registry says that a filing stands, whichever way it was sent. */
export type Decision = Pick<SubmissionStatus, 'statusCode' | 'rejections' | 'examiner'> &
  Partial<Pick<SubmissionStatus, 'acceptance' | 'companyNumber' | 'rejectReference'>>;

/** Takes in what the registry says of our submission. Saying it again changes nothing but the time of the answer. */
export async function applyStatus(
  sender: Sender,
  tx: Transaction,
  { filing, attempt }: LockedFiling,
  status: Decision,
): Promise<void> {
  const { statusCode, examiner, rejectReference = null } = status;
  // Before the attempt is closed: its secrets are thrown away then.
  const codes = sentCodesOf(sender.vault, attempt);
  const rejections = status.rejections.map((each) => ({ ...each, text: withoutCodes(each.text, codes) }));
  const isFinal = statusCode === 'ACCEPT' || statusCode === 'REJECT';
  const details = toAcceptanceColumns(sender.vault, attempt, status);
  const moved = await moveFiling(tx, sender, filing, moves[statusCode]);
  await updateAttempt(tx, attempt.id, {
    statusCode,
    statusAt: sender.clock.now(),
    rejections,
    examiner: examiner ?? null,
    gateRefusal: null,
    rejectReference,
    ...details,
    ...(isFinal && { decidedAt: sender.clock.now() }),
    ...(moved !== undefined && { askCount: 0 }),
  });
  if (moved === undefined || !isFinal) {
    const askCount = moved === undefined ? attempt.askCount : 0;
    return scheduleFollow(sender, tx, { filing: moved ?? filing, attempt: { ...attempt, askCount } });
  }
  if (statusCode === 'REJECT')
    await endVoidCode(tx, sender.vault, { filing: moved, codes, rejections, at: sender.clock.now() });
  await closeAttempt(tx, sender.vault, attempt);
  await recordDecision(sender, tx, { filing: moved, attempt }, status);
  if (statusCode === 'ACCEPT') {
    await applyAcceptedFiling(sender, tx, { filing: moved, attempt: { ...attempt, ...details } });
  } else {
    await wakeWaiting(sender.jobs, tx, moved);
  }
  await enqueueDecisionMail(sender, tx, moved);
}

async function recordDecision(
  { activity }: Sender,
  tx: Transaction,
  { filing, attempt }: LockedFiling,
  { statusCode, rejections }: Decision,
): Promise<void> {
  await activity.record(tx, {
    accountId: filing.accountId,
    actor: 'job:follow-submission',
    action: statusCode === 'ACCEPT' ? 'filing.accepted' : 'filing.rejected',
    companyId: filing.companyId,
    subject: filing.form,
    details: {
      filingId: filing.id,
      submissionNumber: attempt.submissionNumber,
      rejections: rejections.map(({ code }) => code),
    },
  });
}
