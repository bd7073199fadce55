import { civilDate, formatCivilDate } from '@statbook/domain/dates';
import { type FilingState, type FormId, getForm, hasDeadline } from '@statbook/domain/filing';
import { findFormRules } from '@statbook/domain/filing/forms';
import type { FilingAttempt } from '../../filings/filing-queries.ts';

/** What was paid for a filing, as far as the words of the receipt depend on it. */
export type PaidFor = 'nothing' | 'kept' | 'given-back';

/** What the payments of a filing come to. */
export function toPaidFor(states: readonly string[]): PaidFor {
  if (states.includes('confirmed')) return 'kept';
  return states.some((state) => state === 'refunded' || state === 'voided') ? 'given-back' : 'nothing';
}

/** Whether what was filed in somebody's name can be asked for no more: what they granted at the registry has ended. */
export function awaitsSignIn(
  state: FilingState,
  { restStep, restGrantId }: Pick<FilingAttempt, 'restStep' | 'restGrantId'>,
): boolean {
  const isThere = state === 'pending' || (state === 'sending' && restStep === 'closing');
  return isThere && restStep !== null && restGrantId === null;
}

/** Who has to sign in at the registry again; `name` is undefined where it is not known. */
export function describeSignIn(name: string | undefined): string {
  const who = name ?? 'the person who filed it';
  return `Companies House shows what has become of it only to the one who filed it, and that sign-in has ended. Ask ${who} to sign in at Companies House again on the page “Edit company”, or do so with the same sign-in there. Statbook then goes on by itself; nothing is filed twice.`;
}

/** What a filing waits for that has to bear a name on which the registrar has not decided. */
export function describeWaiting(dueOn: string | null): string {
  const end =
    dueOn === null
      ? ''
      : ` Its last day, ${formatCivilDate(civilDate(dueOn))}, does not move meanwhile: where it nears, ring Companies House about the change of name.`;
  return `A change of the company’s name is not decided yet, and this has to bear the name on the register. It is sent by itself once that is decided or the public register shows another name, unchanged but for the name at its head.${end}`;
}

/** What was sent last, of which form. */
export interface AttemptOfForm
  extends Pick<FilingAttempt, 'postCount' | 'askCount' | 'statusCode' | 'channel'> {
  readonly form: FormId;
}

/** What happens next and when, in a sentence or two, for the receipt. */
export function describeNext(state: FilingState, attempt: AttemptOfForm, paidFor: PaidFor): string {
  if (state === 'withdrawn') return nextOfWithdrawn[paidFor];
  if (state === 'sending' && attempt.postCount > 0 && attempt.askCount > 0)
    return 'Companies House has not confirmed that it arrived. Statbook asks until it is known, and does not file it twice.';
  if (state === 'failed' && attempt.statusCode === 'INTERNAL_FAILURE')
    return 'Companies House reports a failure of its own and may still decide. Ring Companies House with the submission number; Statbook goes on asking.';
  if (state === 'accepted' && !isShownOnRegister(attempt.form))
    return 'It has taken effect. The public register does not show it, so there is nothing to wait for.';
  return nextOf(state, attempt);
}

/** What comes next in a state, as the form has it. */
function nextOf(
  state: Exclude<FilingState, 'withdrawn'>,
  { form, channel }: Pick<AttemptOfForm, 'form' | 'channel'>,
): string {
  const produced = channel === 'produced' ? nextWhenProduced(state, form) : undefined;
  if (produced !== undefined) return produced;
  return state === 'rejected' || state === 'failed' ? nextOfUndelivered(state, form) : nextByState[state];
}

/** A rejection, as opposed to a refusal at the gate, leaves the deadline running (gateway reference, part 14). */
function nextOfUndelivered(state: 'rejected' | 'failed', form: FormId): string {
  const ifDue = (text: string) => (hasDeadline(form) ? text : '');
  return state === 'rejected'
    ? `A rejected form counts as never delivered${ifDue(': its deadline keeps running')}. Correct it and file it again; there is nothing more to pay.`
    : `Companies House could not process it. Nothing was filed${ifDue(', and the deadline keeps running')}.`;
}

/** Whether the public register shows a form once it is accepted. */
const isShownOnRegister = (form: FormId) => findFormRules(form)?.expects !== undefined || form === 'CS01';

function nextWhenProduced(state: FilingState, form: FormId): string | undefined {
  const withFee = getForm(form).fee === undefined ? '' : ' with its fee';
  const ifDue = (text: string) => (hasDeadline(form) ? text : '');
  const next: Readonly<Partial<Record<FilingState, string>>> = {
    queued: `Print the form data sheet, sign it and deliver it to Companies House${withFee}. Then record the delivery here.${ifDue(' The deadline keeps running until it is delivered.')}`,
    pending: `Companies House examines what you delivered. Record here what it decides${ifDue('; the deadline counts as kept only when it is accepted')}.`,
  };
  return next[state];
}

const nextOfWithdrawn: Readonly<Record<PaidFor, string>> = {
  nothing: 'Nothing more happens. Nothing was paid for it.',
  kept: 'Nothing more is filed. What was paid for it is refunded to the card.',
  'given-back': 'Nothing more happens. What was paid for it was refunded.',
};

export const nextWhilePaymentIsChecked =
  'Its payment is being checked. If it was made, the filing is submitted by itself; if not, it can be paid for then. Nothing has been sent yet.';

const nextByState: Readonly<Record<Exclude<FilingState, 'withdrawn' | 'rejected' | 'failed'>, string>> = {
  draft:
    'It is being corrected. Finish the draft and file it again; there is nothing more to pay if it was paid for.',
  ready: 'It has not been submitted yet.',
  'awaiting-payment': 'It is submitted as soon as its payment is confirmed. Nothing has been sent yet.',
  queued: 'It is submitted in a moment.',
  sending: 'It is being submitted to Companies House now.',
  pending:
    'Companies House checks it, usually within a day. Statbook asks for the decision and writes to the person who filed; there is nothing to do meanwhile.',
  parked:
    'An examiner at Companies House holds it and needs something first. Ring Companies House with the submission number.',
  accepted:
    'It is on the public register within a day. The company’s record here is brought up to date from there.',
};
