import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../support/data/caller.ts';
import { type FaultFixture, openFaultFixture } from '../../support/processes/fault-fixture.ts';
import { beginStory, carryOn, type FilingStory, readFiling } from './filing-story.ts';

/** `npm run stress:filings` asks for a hundred. */
const kills = Number(process.env['KILLS'] ?? 2);
/** So many people file at once. */
const width = 4;
/** From the first step to an acceptance it takes about as long. */
const longestRoundMs = 4000;

describe('a product that is killed again and again while four people file and pay', () => {
  it('files each once for one payment, and brings each to its end', { timeout: 3_600_000 }, async () => {
    await using fixture = await openFaultFixture();
    const stories: FilingStory[] = [];
    for (let round = 0; round < kills; round += 1) {
      const running = await fixture.start(unlimited);
      await expectWhatWasTold(fixture, stories);
      while (stories.filter(isOpen).length < width) stories.push(beginStory(fixture, stories.length));
      const filing = stories.filter(isOpen).map((story) => fileUntilKilled(fixture, story));
      // At any step, and between two of them.
      await Promise.race([wait(randomInt(longestRoundMs)), Promise.all(filing)]);
      await running.kill();
      await Promise.all(filing);
      if ((round + 1) % 10 === 0) tell(round + 1, stories);
    }
    await fixture.start(unlimited);
    await Promise.all(stories.map((story) => carryOn(fixture, story)));
    await expectWhatWasTold(fixture, stories);
    await expectOneOfEach(fixture, stories);
    tell(kills, stories);
  });
});

/** So many filings ask the registry more often than one practice may. */
const unlimited = { REGISTRY_REQUESTS_PER_WINDOW: '1000000' };

function tell(killed: number, stories: readonly FilingStory[]): void {
  const ended = stories.filter((story) => !isOpen(story)).length;
  process.stdout.write(`${killed} kills: ${ended} of ${stories.length} filings at their end\n`);
}

const isOpen = ({ told }: FilingStory) => !told.isAccepted;

async function fileUntilKilled(fixture: FaultFixture, story: FilingStory): Promise<void> {
  try {
    await carryOn(fixture, story);
  } catch (error) {
    // A connection that breaks is what is waited for, a refusal is not.
    if (error instanceof Refused) throw error;
  }
}

/** No answer that somebody was given is lost. */
async function expectWhatWasTold(fixture: FaultFixture, stories: readonly FilingStory[]): Promise<void> {
  const caller = await fixture.caller();
  for (const { reviewed, told, companyNumber } of stories) {
    // A draft has no receipt: where there was an answer to the submission there is one.
    if (reviewed === undefined || !told.isSubmitted) continue;
    const { state, payments } = await readFiling(caller, reviewed);
    expect(['draft', 'ready'], companyNumber).not.toContain(state);
    if (told.isPaid) expect(payments.map((payment) => payment.state)).toContain('confirmed');
    if (told.isAccepted) expect(state, companyNumber).toBe('accepted');
  }
}

/** By the books of the registry and of the card gateway, and by our own. */
async function expectOneOfEach(fixture: FaultFixture, stories: readonly FilingStory[]): Promise<void> {
  const caller = await fixture.caller();
  const { registry, payments } = fixture.simulators;
  const confirmed = new Set<string | null>();
  for (const { reviewed, companyNumber } of stories) {
    const arrivals = await registry.listArrivals(companyNumber);
    expect(arrivals.map(({ status }) => status)).toEqual(['ACCEPT']);
    if (reviewed === undefined) throw new Error(`${companyNumber} was never reviewed.`);
    const receipt = await readFiling(caller, reviewed);
    const paid = receipt.payments.filter(({ state }) => state === 'confirmed');
    expect(paid).toHaveLength(1);
    const open = receipt.payments.filter(({ state }) => unsettled.has(state));
    expect(open, companyNumber).toEqual([]);
    for (const { transactionId } of paid) confirmed.add(transactionId);
  }
  const taken = (await payments.listTransactions()).filter((transaction) => transaction.taken > 0);
  expect(taken).toHaveLength(stories.length);
  expect(new Set(taken.map(({ transactionId }) => transactionId))).toEqual(confirmed);
}

/** States in which nobody knows yet what the card was charged. */
const unsettled: ReadonlySet<string> = new Set(['submitted', 'challenge', 'unclear']);
