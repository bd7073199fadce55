import { takeBackDelivery } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { updateAttempt } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { lockProduced } from './lock-produced.ts';

/** The delivery of a form was recorded by mistake: nothing has left, and it waits to be delivered as before. */
export const takeBackDeliveryHandler = ({ live, clock }: Pick<Platform, 'live' | 'clock'>) =>
  handle(takeBackDelivery, async ({ tx, body: { filingId }, person, record }) => {
    const produced = await lockProduced(tx, filingId, 'pending');
    if (produced === undefined) return refuse('not-found');
    const { filing, attempt } = produced;
    if (attempt === undefined) return refuse('form-not-delivered', { facts: { state: filing.state } });
    const why = 'the delivery was recorded by mistake';
    const moved = await moveFiling(tx, { live, clock }, filing, { to: 'queued', why, byUser: person.userId });
    if (moved === undefined) return refuse('changed-meanwhile');
    await updateAttempt(tx, attempt.id, { delivery: null, sendingAt: null });
    record({ companyId: filing.companyId, subject: filing.form, details: { filingId } });
    return { done: true as const };
  });
