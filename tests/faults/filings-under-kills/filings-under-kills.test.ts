import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { type FaultFixture, openFaultFixture } from '../../support/processes/fault-fixture.ts';
import { openSpareProcesses, type SpareProcesses } from '../../support/processes/spare-processes.ts';
import { countAnswers, type CountedFixture } from './counted-fixture.ts';
import { expectOneOfEach } from './expect-one-of-each.ts';
import { formNames } from './filed-forms.ts';
import { beginStory, carryOn, type FilingStory, isInHand, isOpen, readTold } from './filing-story.ts';
import { noteUnderWay, nothingUnderWay, type UnderWay } from './under-way.ts';

/** `npm run stress:filings` asks for a thousand. */
const kills = Number(process.env['KILLS'] ?? 4);
/** So many people file at once; each begins the next filing when the registry has the one before. */
const people = 8;
/** So many filings are on their way at most. */
const mostOpen = 20;
/** A draft takes about ten, its payment five; who waits for the registry looks four times a second. */
const mostAnswers = 24;
/** When there is nothing to answer. */
const longestRoundMs = 20_000;
/** Longer than anything takes that a death has left behind: an answer to a challenge can be taken for twenty minutes. */
const settledWithinMs = 1_800_000;

/** What so many filings and deaths in one account need. */
const pace = {
  REGISTRY_REQUESTS_PER_WINDOW: '1000000',
  RATE_LIMIT_PER_MINUTE: '1000000',
  POLL_LONGEST_SECONDS: '4',
  REGISTRY_GATEWAY_TIMEOUT_SECONDS: '10',
  PAYMENT_TIMEOUT_SECONDS: '3',
};

describe('a product that is killed again and again while eight people file and pay', () => {
  it('files each form once for one payment, and brings each to its end', {
    timeout: 14_400_000,
  }, async () => {
    await using opened = await openFaultFixture();
    const fixture = countAnswers(opened);
    await answerLate(fixture);
    await using spares = openSpareProcesses(inject('api'), { ...fixture.env, ...pace }, 2);
    const stories: FilingStory[] = [];
    const underWay = nothingUnderWay();
    for (let round = 1; round <= kills; round += 1) {
      await fileAndDie(fixture, spares, stories);
      await noteUnderWay(fixture, underWay);
      if (round % 10 === 0) tell(round, stories, underWay);
    }
    await spares.begin();
    const patience = AbortSignal.timeout(settledWithinMs);
    await Promise.all(stories.map((story) => carryOn(fixture, story, patience).catch(nameUnended(story))));
    await expectOneOfEach(fixture, stories);
    tell(kills, stories, underWay);
    expectCut(underWay);
  });
});

/** Says which filing it was that came to no end. */
const nameUnended =
  ({ form, companyNumber, told }: FilingStory) =>
  (cause: unknown): never => {
    throw new Error(`${form} of ${companyNumber} is not at its end: ${JSON.stringify(told)}`, { cause });
  };

/** What was done and is not answered yet is where a death is worst: it is made to last, within what the product waits for. */
async function answerLate({ simulators }: FaultFixture): Promise<void> {
  const { registry, payments } = simulators;
  const late = { kind: 'latency-after' } as const;
  await registry.addFault({ ...late, method: 'PUT', path: '^/transactions/[^/]+$', ms: 1500 });
  await registry.addFault({ ...late, method: 'POST', path: '/xmlgw/Gateway$', ms: 300 });
  for (const path of ['/transactions$', '/3d-secure-challenge$'])
    await payments.addFault({ ...late, method: 'POST', path, ms: 500 });
}

async function fileAndDie(
  fixture: CountedFixture,
  spares: SpareProcesses,
  stories: FilingStory[],
): Promise<void> {
  const running = await spares.begin();
  await fixture.caller();
  beginStories(fixture, stories);
  // At any step, and between two of them.
  const enough = fixture.untilAnswered(randomInt(mostAnswers));
  const work = stories.filter(isOpen).map((story) => carryOn(fixture, story));
  const filing = Promise.all([...work, readSome(fixture, stories)].map(untilKilled));
  await Promise.race([enough, filing, wait(longestRoundMs)]);
  await running.kill();
  await filing;
}

function beginStories(fixture: FaultFixture, stories: FilingStory[]): void {
  while (stories.filter(isInHand).length < people && stories.filter(isOpen).length < mostOpen)
    stories.push(beginStory(fixture, stories.length));
}

/** Those at their end are all read when all are; until then a few each time. */
async function readSome(fixture: FaultFixture, stories: readonly FilingStory[]): Promise<void> {
  const ended = stories.filter((story) => !isOpen(story));
  for (let count = 0; count < 2 && ended.length > 0; count += 1) {
    const story = ended[randomInt(ended.length)];
    if (story !== undefined) await readTold(await fixture.caller(), story);
  }
}

async function untilKilled(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    // A connection that breaks is what is waited for; neither a refusal is, nor a mistake of ours.
    if (!isBrokenConnection(error)) throw error;
  }
}

const brokenCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_CLOSED',
]);

/** Nobody listened any more, or the line broke before the answer or in it. */
function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return false;
  return 'code' in error.cause && brokenCodes.has(error.cause.code);
}

/** In so many deaths each of these is cut at least once; fewer would prove nothing. */
function expectCut({ payments, sendings, closings }: UnderWay): void {
  if (kills < 100) return;
  for (const [what, cut] of Object.entries({ payments, sendings, closings }))
    expect(cut.size, `${what} under way at a death`).toBeGreaterThan(0);
}

function tell(killed: number, stories: readonly FilingStory[], underWay: UnderWay): void {
  const ended = stories.filter((story) => !isOpen(story));
  const counts = formNames.map((name) => `${name} ${ended.filter(({ form }) => form === name).length}`);
  const { payments, sendings, closings } = underWay;
  process.stdout.write(
    `${killed} kills: ${ended.length} of ${stories.length} filings at their end (${counts.join(', ')}); ` +
      `died with ${payments.size} payments, ${sendings.size} sendings and ${closings.size} closed transactions under way\n`,
  );
}
