import type { GivenShareEventRequest } from '@statbook/contract';
import { planShareEvent, recordShareEvent } from '@statbook/contract/calls';
import { earlierOf } from '@statbook/domain/dates';
import { type FigureReading, shareEventId } from '@statbook/domain/share-capital';
import { type CompanyInReach, handle } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import { loadCertificates } from '../ledger/certificate-queries.ts';
import { lastEventNumber } from '../ledger/event-queries.ts';
import { loadPlanningContext } from '../ledger/planning/load-planning-context.ts';
import { holdersIn, listBalances, loadHoldingsLeftOpen } from '../ledger/opening-queries.ts';
import { planEntry } from '../ledger/planning/plan-entry.ts';
import { presentPlan } from '../ledger/planning/present-plan.ts';
import { presentEvent } from '../ledger/present-shares.ts';
import { onTrial } from '../ledger/planning/trial-queries.ts';
import type { PlanningContext } from '../ledger/planning/planned-entry.ts';
import { planControl } from '../control/plan-control.ts';
import { enterNewHolders } from '../holders/new-holders.ts';
import { type Recorder, recordForPerson } from './post-for-person.ts';

/** Shows what an entry would change; leaves nothing written. */
export const planShareEventHandler = ({ clock }: { clock: Clock }) =>
  handle(planShareEvent, ({ tx, company, person, body }) => {
    const { accountId, userId } = person;
    const bookkeeper = { accountId, companyId: company.id, userId, now: clock.now() };
    return onTrial(tx, async () => {
      const unknown = await enterNewHolders(tx, bookkeeper, body.newHolders);
      const readings = readingsOf(body.readings);
      return unknown ?? planToShow({ tx, company, today: clock.today(), readings }, body.events);
    });
  });

interface PlanAsked extends Pick<PlanningContext, 'tx' | 'today' | 'readings'> {
  company: CompanyInReach;
}

async function planToShow(
  { tx, company, today, readings }: PlanAsked,
  requests: readonly GivenShareEventRequest[],
) {
  const companyId = company.id;
  const context = { ...(await loadPlanningContext(tx, companyId, today)), readings };
  const planned = await planEntry({ ...context, wholePosition: true }, requests);
  if (planned instanceof Refusal) return planned;
  const certificates = await loadCertificates(tx, companyId);
  const events = planned.steps.map(({ event }) => event);
  const from = events.map(({ effectiveOn }) => effectiveOn).reduce(earlierOf);
  return {
    entity: [
      {
        basis: await lastEventNumber(tx, companyId),
        events: presentPlan(planned, {
          certificates,
          balances: await listBalances(tx, companyId, events),
          before: await loadHoldingsLeftOpen(tx, companyId, holdersIn(events)),
          ...context,
        }),
        control: await planControl(tx, company, { from, planned: events }),
      },
    ],
  };
}

export const recordShareEventHandler = (recorder: Recorder) =>
  handle(recordShareEvent, async (context) => {
    const { events: requests, key, basis, newHolders, certificatesIssuedOn } = context.body;
    const readings = readingsOf(context.body.readings);
    const asked = { requests, key, basis, newHolders, certificatesIssuedOn, readings };
    const recorded = await recordForPerson(context, recorder, asked);
    return recorded instanceof Refusal ? recorded : { entity: recorded.events.map(presentEvent) };
  });

/** What the person said, by the later entry that was asked about. */
const readingsOf = (said: readonly { shareEventId: string; reading: FigureReading }[] = []) =>
  new Map(said.map(({ shareEventId: id, reading }) => [shareEventId(id), reading]));
