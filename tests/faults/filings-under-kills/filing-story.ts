import { type Caller, Refused } from '../../support/data/caller.ts';
import {
  first,
  importCompany,
  prepareStatement,
  type ReviewedStatement,
  submitStatement,
} from '../../support/data/statement.ts';
import { enterCopiedCompany } from '../../support/simulators/copied-company.ts';
import { eventually } from '../../support/eventually.ts';
import { bakery, type FaultFixture, payFor } from '../../support/processes/fault-fixture.ts';

/** What can be filed, and how its draft is made ready. A further form is a line here. */
export const forms = {
  'confirmation statement': prepareStatement,
} satisfies Record<string, (caller: Caller, companyId: string) => Promise<ReviewedStatement>>;

/** A filing that somebody carries from the draft to its acceptance, whatever dies on the way. */
export interface FilingStory {
  form: keyof typeof forms;
  companyNumber: string;
  reviewed?: ReviewedStatement;
  /** What was answered, which must stay so. */
  told: { isSubmitted: boolean; isPaid: boolean; isAccepted: boolean };
}

/** Another company like the bakery, and its first filing. */
export function beginStory({ simulators }: FaultFixture, place: number): FilingStory {
  const { number } = enterCopiedCompany(simulators, place);
  const names = Object.keys(forms) as (keyof typeof forms)[];
  const form = names[place % names.length] ?? 'confirmation statement';
  return {
    form,
    companyNumber: number,
    told: { isSubmitted: false, isPaid: false, isAccepted: false },
  };
}

/** Somebody else was faster, or what went before was done though nobody was told: what is true is asked for. */
const askAgain: ReadonlySet<string> = new Set([
  'payment-under-way',
  'payment-unclear',
  'payment-made',
  'filing-not-submittable',
  'filing-not-awaiting-payment',
  'card-session-ended',
]);

/** Longer than an unclear payment takes to be settled: see the words of the payment window. */
const settledWithinMs = 120_000;

/** Does what a person would do next until the filing is accepted. Throws when the product dies on the way. */
export async function carryOn(fixture: FaultFixture, story: FilingStory): Promise<void> {
  const caller = await fixture.caller();
  while (!story.told.isAccepted) {
    try {
      await takeNextStep(fixture, caller, story);
    } catch (error) {
      if (!(error instanceof Refused) || !askAgain.has(error.code)) throw error;
    }
  }
}

async function takeNextStep(fixture: FaultFixture, caller: Caller, story: FilingStory): Promise<void> {
  const { told } = story;
  const reviewed = (story.reviewed ??= await review(caller, story));
  const state = await stateOf(caller, reviewed);
  if (state === 'draft' || state === 'ready') {
    await submitStatement(caller, reviewed);
    told.isSubmitted = true;
  } else if (state === 'awaiting-payment') {
    const standing = await payIfNotPaid(fixture, caller, reviewed);
    told.isPaid ||= standing.state === 'confirmed';
  } else {
    const ended = await eventually(
      () => readFiling(caller, reviewed),
      (now) => !onTheWay.has(now.state),
      settledWithinMs,
    );
    if (ended.state !== 'accepted') throw new Error(`${story.companyNumber} is ${ended.state}.`);
    told.isAccepted = true;
  }
}

const onTheWay: ReadonlySet<string> = new Set(['queued', 'sending', 'pending']);

async function review(caller: Caller, { form, companyNumber }: FilingStory): Promise<ReviewedStatement> {
  return forms[form](caller, await importCompany(caller, companyNumber, bakery.code));
}

/** Waits until it is known whether the card was charged, and charges it only where it was not. */
async function payIfNotPaid(fixture: FaultFixture, caller: Caller, reviewed: ReviewedStatement) {
  const { filingId } = reviewed;
  const standing = await eventually(
    () => caller.call('getPaymentState', { filingId }),
    ({ wasCharged }) => wasCharged !== 'not-known',
    settledWithinMs,
  );
  if (standing.wasCharged === 'yes') return standing;
  if (standing.state === 'refused' || standing.state === 'expired')
    await caller.call('retryPayment', { filingId });
  return payFor(fixture, { ...reviewed, totalPence: standing.totalPence }, 'SUCCESSFUL');
}

/** A draft has no receipt. */
async function stateOf(caller: Caller, reviewed: ReviewedStatement): Promise<string> {
  try {
    return (await readFiling(caller, reviewed)).state;
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-found') return 'draft';
    throw error;
  }
}

/** The receipt of a filing. */
export async function readFiling(caller: Caller, { filingId }: ReviewedStatement) {
  return first((await caller.call('getSubmission', { filingId })).entity);
}
