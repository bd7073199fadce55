import { expect } from 'vitest';
import type { FaultFixture } from '../../support/processes/fault-fixture.ts';
import { filedForms } from './filed-forms.ts';
import { type FilingStory, readTold } from './filing-story.ts';
import { listUnsettled } from './under-way.ts';

/** By the books of the registry and of the card gateway, and by our own: each was filed once, and paid for once or not at all. */
export async function expectOneOfEach(fixture: FaultFixture, stories: readonly FilingStory[]): Promise<void> {
  const { registry, payments } = fixture.simulators;
  const arrivals = Map.groupBy(await registry.listArrivals(), ({ companyNumber }) => companyNumber);
  const transactions = Map.groupBy(await registry.listTransactions(), (one) => one.company_number);
  const charged = new Map<string | null, number>();
  for (const story of stories) {
    const { form, companyNumber } = story;
    const isByGateway = filedForms[form].way === 'gateway';
    const sent = arrivals.get(companyNumber)?.map(({ status }) => status) ?? [];
    expect(sent, `${form} ${companyNumber}`).toEqual(isByGateway ? ['ACCEPT'] : []);
    const closed = transactions.get(companyNumber)?.map(({ status }) => status) ?? [];
    expect(closed, `${form} ${companyNumber}`).toEqual(isByGateway ? [] : ['closed']);
    for (const { transactionId, totalPence } of await listPaid(fixture, story))
      charged.set(transactionId, totalPence);
  }
  expect(await listUnsettled(fixture)).toEqual([]);
  const taken = (await payments.listTransactions()).filter((one) => one.taken > 0);
  expect(new Map(taken.map((one) => [one.transactionId, one.taken]))).toEqual(charged);
  expect(taken).toHaveLength(stories.filter(({ form }) => filedForms[form].hasFee).length);
}

async function listPaid(fixture: FaultFixture, story: FilingStory) {
  const receipt = await readTold(await fixture.caller(), story);
  const paid = receipt?.payments.filter(({ state }) => state === 'confirmed') ?? [];
  expect(paid, `${story.form} ${story.companyNumber}`).toHaveLength(filedForms[story.form].hasFee ? 1 : 0);
  return paid;
}
