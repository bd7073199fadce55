import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Caller, Refused } from '../../support/data/caller.ts';
import {
  first,
  importCompany,
  type ReviewedStatement,
  submitStatement,
} from '../../support/data/statement.ts';
import { enterCopiedCompany } from '../../support/simulators/copied-company.ts';
import { bakery, type FaultFixture } from '../../support/processes/fault-fixture.ts';
import { filedForms, type FormName, formNames } from './filed-forms.ts';
import { cardholderOf, lookEveryMs, type PaidStory, payIfNotPaid } from './pay-story.ts';

/** A filing that somebody carries from the draft to its acceptance, whatever dies on the way. */
export interface FilingStory extends PaidStory {
  form: FormName;
  companyNumber: string;
  companyId?: string;
  reviewed?: ReviewedStatement;
  /** What was answered, which must stay so. */
  told: { isSubmitted: boolean; isPaid: boolean; isAccepted: boolean };
}

/** Another company like the bakery, and the next form for it. */
export function beginStory({ simulators }: FaultFixture, place: number): FilingStory {
  const { number } = enterCopiedCompany(simulators, place);
  return {
    form: formNames[place % formNames.length] ?? 'CS01',
    companyNumber: number,
    cardholder: cardholderOf(place, formNames.length),
    bankSaid: new Map(),
    told: { isSubmitted: false, isPaid: false, isAccepted: false },
  };
}

export const isOpen = ({ told }: FilingStory) => !told.isAccepted;

/** Whether somebody has something to do for it, while the others wait for the registry. */
export const isInHand = (story: FilingStory) =>
  isOpen(story) && (!story.told.isSubmitted || (filedForms[story.form].hasFee && !story.told.isPaid));

/** Somebody else was faster, or what went before was done though nobody was told: what is true is asked for. */
const askAgain: ReadonlySet<string> = new Set([
  'payment-under-way',
  'payment-unclear',
  'payment-made',
  'filing-not-submittable',
  'filing-not-awaiting-payment',
  'card-session-ended',
]);

/** Does what a person would do next until the filing is accepted. Throws when the product dies on the way. */
export async function carryOn(
  fixture: FaultFixture,
  story: FilingStory,
  signal?: AbortSignal,
): Promise<void> {
  const caller = await fixture.caller();
  while (isOpen(story)) {
    try {
      signal?.throwIfAborted();
      await takeNextStep(fixture, caller, story);
    } catch (error) {
      if (!(error instanceof Refused) || !isPassing(error)) throw error;
      await wait(lookEveryMs);
    }
  }
}

/** On a busy machine the registry is late at times, and a person is asked to try again. */
const isPassing = ({ code, status }: Refused) => askAgain.has(code) || status === 503;

async function takeNextStep(fixture: FaultFixture, caller: Caller, story: FilingStory): Promise<void> {
  const { told } = story;
  const reviewed = (story.reviewed ??= await review(fixture, caller, story));
  const state = (await readTold(caller, story))?.state ?? 'draft';
  if (isDraft(state)) {
    await submitStatement(caller, reviewed);
    told.isSubmitted = true;
  } else if (state === 'awaiting-payment') {
    await payIfNotPaid(fixture, caller, story);
  } else if (onTheWay.has(state)) {
    await wait(lookEveryMs);
  } else {
    expect(state, story.companyNumber).toBe('accepted');
  }
}

const isDraft = (state: string) => state === 'draft' || state === 'ready';

const onTheWay: ReadonlySet<string> = new Set(['queued', 'sending', 'pending']);

async function review({ simulators }: FaultFixture, caller: Caller, story: FilingStory) {
  const { form, companyNumber } = story;
  const { code } = bakery;
  const companyId = (story.companyId ??= await importCompany(caller, companyNumber, code));
  const registryUrl = simulators.registry.origin;
  return filedForms[form].prepare(caller, { companyId, companyNumber, code, registryUrl });
}

/** The receipt, which must say what was answered before, and is an answer itself; a draft has none. */
export async function readTold(caller: Caller, { reviewed, told, companyNumber }: FilingStory) {
  const receipt = reviewed && (await findReceipt(caller, reviewed));
  const state = receipt?.state ?? 'draft';
  const shown = {
    isSubmitted: !isDraft(state),
    isPaid: receipt?.payments.some((payment) => payment.state === 'confirmed') === true,
    isAccepted: state === 'accepted',
  };
  const toldBefore = Object.fromEntries(Object.entries(told).filter(([, isTold]) => isTold));
  expect(shown, companyNumber).toMatchObject(toldBefore);
  Object.assign(told, shown);
  return receipt;
}

async function findReceipt(caller: Caller, { filingId }: ReviewedStatement) {
  try {
    return first((await caller.call('getSubmission', { filingId })).entity);
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-found') return undefined;
    throw error;
  }
}
