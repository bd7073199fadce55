import { planShareEvent, recordShareEvent } from '@statbook/contract/calls';
import { earlierOf } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import { getCompanyRow } from '../../readings/company-row-queries.ts';
import { loadCertificates } from './books/certificate-queries.ts';
import { lastEventNumber } from './books/event-queries.ts';
import { planEntry } from './books/plan-entry.ts';
import { presentControl, presentPlan } from './books/present-plan.ts';
import { presentEvent } from './books/present-shares.ts';
import { findControlEffects } from './control/control-effects.ts';
import { type Recorder, recordForPerson } from './record-for-person.ts';

/** Shows what an entry would change; writes nothing. */
export const planShareEventHandler = (clock: Clock) =>
  handle(planShareEvent, async ({ tx, company, body }) => {
    const [today, row] = [clock.today(), await getCompanyRow(tx, company.id)];
    const { incorporatedOn } = row;
    const isPublic = row.type === 'plc';
    const desk = { tx, companyId: company.id, incorporatedOn, isPublic, today, wholePosition: true };
    const planned = await planEntry(desk, body.Events);
    if (planned instanceof Refusal) return planned;
    const certificates = await loadCertificates(tx, company.id);
    const events = planned.steps.map(({ event }) => event);
    const from = events.map(({ effectiveOn }) => effectiveOn).reduce(earlierOf);
    return {
      Entity: [
        {
          Basis: await lastEventNumber(tx, company.id),
          Events: presentPlan(planned, { certificates, isPublic, today }),
          Control: presentControl(await findControlEffects(tx, company.id, { from, planned: events })),
        },
      ],
    };
  });

export const recordShareEventHandler = (recorder: Recorder) =>
  handle(recordShareEvent, async (context) => {
    const { Events: requests, Key: key, Basis: basis } = context.body;
    const recorded = await recordForPerson(context, recorder, { requests, key, basis });
    return recorded instanceof Refusal ? recorded : { Entity: recorded.events.map(presentEvent) };
  });
