import { submitFiling } from '@statbook/contract/calls';
import { type FormId, getForm } from '@statbook/domain/filing';
import { pence } from '@statbook/domain/money';
import type { Platform } from '../../../composition.ts';
import { channelOfDraft } from '../../../filings/channel/filing-channel.ts';
import { effectiveDay } from '../../../filings/effective-day.ts';
import { freezeAttempt, hashContent } from '../../../filings/attempt/freeze-attempt.ts';
import {
  type Filing,
  type FilingAttempt,
  lockFiling,
  updateFiling,
} from '../../../filings/filing-queries.ts';
import { refuseUnapproved } from '../../../filings/approval/refuse-unapproved.ts';
import { moveFiling } from '../../../filings/move-filing.ts';
import { isRefundUnderWay } from '../../../filings/paid-filing-queries.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { amountsOfFiling, presentAmounts, toSubmissionType } from '../../../filings/filing-amounts.ts';
import { type DecidedFee, decideFee } from './filing-fee.ts';
import { type FormPreparers, type PreparedFiling, prepareFiling } from '../../../filings/form-preparer.ts';
import { actorOf, type PaymentDependencies } from '../payment-dependencies.ts';
import { findBlockingPayment, type Payment } from '../payment-queries.ts';
import { findFilingCompany, type FilingCompany } from '../../../filings/filing-company-queries.ts';
import { sendQueue } from '../settle-payment.ts';

export type SubmittingDependencies = PaymentDependencies &
  Pick<Platform, 'vault' | 'gateways' | 'config' | 'approvalKey'> & { preparers: FormPreparers };
type Order = { filingId: string; draftVersion: number; contentAccepted: string };
type Ready = Extract<PreparedFiling, { ok: true }>;

export const submitFilingHandler = (needs: SubmittingDependencies) =>
  handle(submitFiling, ({ body, person, requestId }) => submitReviewed(needs, { body, person, requestId }));

interface Submitting {
  readonly body: Order;
  readonly person: Person;
  readonly requestId: string;
}

/**
 * The registry is asked for the fee between two short transactions; the second makes sure that nothing has changed, freezes the
 * attempt, and sends it to its payment or on its way.
 */
export async function submitReviewed(needs: SubmittingDependencies, { body, person, requestId }: Submitting) {
  const { database, clock } = needs;
  const checked = await database.transaction(person.scope, (tx) =>
    checkReady(tx, needs, { ...body, person }),
  );
  if (checked instanceof Refusal) return checked;
  const { filing, company, prepared } = checked;
  const today = clock.today();
  const { effectiveOn, service } = prepared;
  const isProduced = channelOfDraft(filing, needs) === 'produced';
  const fee = isProduced
    ? feeOfDelivery(filing.form)
    : await decideFee(needs, { filing, company, effectiveOn, service, today });
  if (fee instanceof Refusal) return fee;
  needs.onStep?.('freeze-filing');
  return database.transaction(person.scope, (tx) => submit(tx, needs, { body, person, fee, requestId }));
}

interface Checked {
  filing: Filing;
  company: FilingCompany;
  prepared: Ready;
}

/** The filing as it stands, if it is the draft that the person has seen, and neither an answer nor an approval is missing. */
async function checkReady(
  tx: Transaction,
  needs: SubmittingDependencies,
  order: Order & { person: Person },
): Promise<Checked | Refusal> {
  const filing = await lockFiling(tx, order.filingId);
  const company = filing && (await findFilingCompany(tx, filing.companyId));
  if (filing === undefined || company === undefined) return refuse('not-found');
  const notSubmittable = () => refuse('filing-not-submittable', { facts: { state: filing.state } });
  if (filing.state !== 'draft') return notSubmittable();
  if (filing.draftVersion !== order.draftVersion) return refuse('changed-meanwhile');
  const today = needs.clock.today();
  const prepared = await prepareFiling(tx, needs.preparers, { filing, company, today });
  if (prepared === undefined) return notSubmittable();
  if (!prepared.ok) {
    const { errors, blockers } = prepared;
    return refuse('filing-incomplete', { errors, facts: { blockers }, detail: blockers[0]?.message });
  }
  if (hashContent(prepared.content) !== order.contentAccepted) return refuse('changed-meanwhile');
  const unapproved = await refuseUnapproved(tx, needs, {
    filing,
    prepared,
    submitter: order.person.userId,
  });
  return unapproved ?? { filing, company, prepared };
}

type FeeReason = Fee['reason'] | 'paid-before';

/** What is paid here. */
type Fee = DecidedFee | ReturnType<typeof feeOfDelivery>;

/** What a person delivers is paid to the registrar with it. */
const feeOfDelivery = (form: FormId) => {
  const isFree = getForm(form).fee === undefined;
  return { fee: pence(0), reason: isFree ? ('free-form' as const) : ('paid-with-delivery' as const) };
};

interface Submission extends Submitting {
  fee: Fee;
}

async function submit(
  tx: Transaction,
  needs: SubmittingDependencies,
  { body, person, fee, requestId }: Submission,
) {
  const checked = await checkReady(tx, needs, { ...body, person });
  if (checked instanceof Refusal) return checked;
  const { filing, company, prepared } = checked;
  const payment = await findBlockingPayment(tx, filing.id);
  const isPaid = payment?.state === 'confirmed';
  const uncovered = isPaid ? await refuseUncovered(tx, payment, fee) : undefined;
  if (uncovered !== undefined) return uncovered;
  const { content, secrets, changes, effectiveOn, lastDay } = prepared;
  const attempt = await freezeAttempt(tx, needs, filing, {
    content,
    secrets,
    changes,
    approvedBy: person.userId,
    channel: channelOfDraft(filing, needs),
  });

  const feePence = isPaid ? payment.feePence : fee.fee;
  const feeReason: FeeReason = isPaid ? 'paid-before' : fee.reason;
  const days = effectiveDay(filing.form, effectiveOn, lastDay);
  await updateFiling(tx, filing.id, { ...days, feePence, feeReason });
  const to: 'queued' | 'awaiting-payment' = isPaid || feePence === 0 ? 'queued' : 'awaiting-payment';
  await moveOn(tx, needs, { filing, attempt, to, person });
  await needs.activity.record(tx, {
    ...actorOf(person, requestId),
    accountId: filing.accountId,
    action: 'filing.submitted',
    companyId: company.id,
    subject: `${filing.form} ${company.number}`,
    details: {
      filingId: filing.id,
      attempt: attempt.ordinal,
      sha256: attempt.contentSha256,
      feePence,
      feeReason,
      to,
      ...(prepared.despite && {
        outstanding: [...prepared.despite.outstanding],
        reason: prepared.despite.reason,
      }),
    },
  });
  const due =
    to === 'queued' ? amountsOfFiling({ feePence: 0 }) : amountsOfFiling({ feePence: pence(feePence) });
  return {
    entity: [
      {
        filingId: filing.id,
        state: to,
        feeReason,
        submissionType: toSubmissionType(filing.form),
        companyId: company.id,
        companyName: company.name,
        companyRegistrationNumber: company.number,
        ...presentAmounts(due),
      },
    ],
  };
}

/** Why what was paid before does not pay for the filing as it is now. */
async function refuseUncovered(tx: Transaction, { filingId, feePence }: Payment, { fee }: Fee) {
  if (await isRefundUnderWay(tx, filingId)) return refuse('payment-reversal-unclear');
  // A correction may ask for a dearer service than the one that was paid for.
  return fee > feePence ? refuse('dearer-than-paid') : undefined;
}

interface MovingOn {
  filing: Filing;
  attempt: Pick<FilingAttempt, 'channel'>;
  to: 'queued' | 'awaiting-payment';
  person: Person;
}

/** draft -> ready -> to its payment, or on its way to the sender; what a person delivers waits for them. */
async function moveOn(
  tx: Transaction,
  needs: SubmittingDependencies,
  { filing, attempt: { channel }, to, person }: MovingOn,
): Promise<void> {
  const byUser = person.userId;
  const ready = await moveFiling(tx, needs, filing, {
    to: 'ready',
    why: 'the review was confirmed',
    byUser,
  });
  const nothing = channel === 'produced' ? 'to be delivered as a document' : 'nothing to pay';
  const why = to === 'queued' ? nothing : 'awaiting payment';
  const moved = ready && (await moveFiling(tx, needs, ready, { to, why, byUser }));
  if (moved === undefined) throw new Error(`Filing ${filing.id} cannot be submitted from ${filing.state}.`);
  if (to === 'queued' && channel !== 'produced') {
    const { id: filingId, accountId } = filing;
    await needs.jobs.enqueue(tx, sendQueue, { filingId, accountId }, { key: filingId });
  }
}
