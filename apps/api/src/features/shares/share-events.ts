import type { ShareEventRequestOnWire } from '@statbook/contract';
import { planShareEvent, recordShareEvent } from '@statbook/contract/calls';
import { earlierOf } from '@statbook/domain';
import { type CompanyInReach, handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import { loadCertificates } from './books/certificate-queries.ts';
import { lastEventNumber } from './books/event-queries.ts';
import { openDesk } from './books/open-desk.ts';
import { listBalances } from './books/opening-queries.ts';
import { planEntry } from './books/plan-entry.ts';
import { presentPlan } from './books/present-plan.ts';
import { presentEvent } from './books/present-shares.ts';
import { onTrial } from './books/trial-queries.ts';
import type { Desk } from './books/planned-entry.ts';
import { planControl } from './control/plan-control.ts';
import { enterNewHolders } from './new-holders.ts';
import { type Recorder, recordForPerson } from './record-for-person.ts';

/** Shows what an entry would change; leaves nothing written. */
export const planShareEventHandler = (clock: Clock) =>
  handle(planShareEvent, ({ tx, company, person, body }) => {
    const { accountId, userId } = person;
    const keeper = { accountId, companyId: company.id, userId, now: clock.now() };
    return onTrial(tx, async () => {
      const unknown = await enterNewHolders(tx, keeper, body.NewHolders);
      return unknown ?? planToShow({ tx, company, today: clock.today() }, body.Events);
    });
  });

async function planToShow(
  { tx, company, today }: Pick<Desk, 'tx' | 'today'> & { company: CompanyInReach },
  requests: readonly ShareEventRequestOnWire[],
) {
  const companyId = company.id;
  const desk = await openDesk(tx, companyId, today);
  const planned = await planEntry({ ...desk, wholePosition: true }, requests);
  if (planned instanceof Refusal) return planned;
  const certificates = await loadCertificates(tx, companyId);
  const events = planned.steps.map(({ event }) => event);
  const from = events.map(({ effectiveOn }) => effectiveOn).reduce(earlierOf);
  return {
    Entity: [
      {
        Basis: await lastEventNumber(tx, companyId),
        Events: presentPlan(planned, {
          certificates,
          balances: await listBalances(tx, companyId, events),
          ...desk,
        }),
        Control: await planControl(tx, company, { from, planned: events }),
      },
    ],
  };
}

export const recordShareEventHandler = (recorder: Recorder) =>
  handle(recordShareEvent, async (context) => {
    const { Events: requests, Key: key, Basis: basis, NewHolders: newHolders } = context.body;
    const recorded = await recordForPerson(context, recorder, { requests, key, basis, newHolders });
    return recorded instanceof Refusal ? recorded : { Entity: recorded.events.map(presentEvent) };
  });
