import { recordDelivery } from '@statbook/contract/calls';
import { type CivilDate, civilDate } from '@statbook/domain/dates';
import { describeDelivery } from '@statbook/domain/filing';
import type { Platform } from '../../composition.ts';
import { updateAttempt } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { dayOf } from '../../platform/clock.ts';
import { lockProduced, noonOf } from './lock-produced.ts';

/** A person has delivered a form: it is with the registrar from then on. */
export const recordDeliveryHandler = ({ live, clock }: Pick<Platform, 'live' | 'clock'>) =>
  handle(recordDelivery, async ({ tx, body, person, record }) => {
    const { filingId, way, reference } = body;
    const on = civilDate(body.on);
    const produced = await lockProduced(tx, filingId, 'queued');
    if (produced === undefined) return refuse('not-found');
    const { filing, attempt } = produced;
    if (attempt === undefined) return refuse('form-not-to-deliver', { facts: { state: filing.state } });
    const wrong = findWrongDay(on, { approvedOn: dayOf(attempt.approvedAt), today: clock.today() });
    if (wrong !== undefined) return refuse('invalid-request', { errors: { on: wrong } });
    const delivery = { way, on, ...(reference && { reference }) };
    const why = describeDelivery(delivery);
    const moved = await moveFiling(tx, live, filing, { to: 'pending', why, byUser: person.userId });
    if (moved === undefined) return refuse('changed-meanwhile');
    await updateAttempt(tx, attempt.id, { delivery, sendingAt: noonOf(on) });
    record({ companyId: filing.companyId, subject: filing.form, details: { filingId, ...delivery } });
    return { done: true as const };
  });

/** What nobody had approved yet cannot have been delivered; an approval that the clock does not know yet is today's. */
function findWrongDay(on: CivilDate, { approvedOn, today }: { approvedOn: CivilDate; today: CivilDate }) {
  if (on > today) return 'Enter today’s date or an earlier one';
  const earliest = approvedOn < today ? approvedOn : today;
  return on < earliest ? 'Enter the day on which the form was approved, or a later one' : undefined;
}
