import { settleShareDuty } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import { settleDuty } from './duty-queries.ts';

/** Says that what an entry asks for was done elsewhere, or is not needed; said once. */
export const settleShareDutyHandler = ({ clock }: { clock: Clock }) =>
  handle(settleShareDuty, async ({ tx, company, person, body, record }) => {
    const { shareEventId: eventId, kind, form, outcome, reason } = body;
    const settlement = { outcome, reason, settledBy: person.userId, settledAt: clock.now() };
    const settled = await settleDuty(tx, { companyId: company.id, eventId, kind, form }, settlement);
    if (!settled) return refuse('not-found');
    record({ subject: form ?? kind, details: { eventId, kind, form: form ?? null, outcome, reason } });
    return { done: true as const };
  });
