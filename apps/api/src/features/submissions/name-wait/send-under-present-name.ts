import { sendUnderPresentName } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { findFilingCompany } from '../../../filings/filing-company-queries.ts';
import { findLatestAttempt, insertMove, lockFiling, updateAttempt } from '../../../filings/filing-queries.ts';
import { findNameWait } from '../../../filings/order/name-wait-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';

type Dependencies = Pick<Platform, 'live' | 'jobs' | 'clock'>;

/** Has a filing sent that waits for a change of name: it stays in its queue, and waits no longer. */
export const sendUnderPresentNameHandler = ({ live, jobs, clock }: Dependencies) =>
  handle(sendUnderPresentName, async ({ tx, body: { filingId, companyName }, person, record }) => {
    const filing = await lockFiling(tx, filingId);
    const attempt = filing && (await findLatestAttempt(tx, filing.id));
    if (filing === undefined || attempt === undefined) return refuse('not-found');
    const { accountId, companyId, form, state } = filing;
    if (!(await findNameWait(tx, filing))) return refuse('filing-not-waiting', { facts: { state } });
    if ((await findFilingCompany(tx, companyId))?.name !== companyName) return refuse('changed-meanwhile');
    const at = clock.now();
    await updateAttempt(tx, attempt.id, { releasedAt: at });
    const why = `to be sent under the name ${companyName}, while a change of it is not decided`;
    await insertMove(tx, filing, { to: state, why, byUser: person.userId, at });
    const payload = { filingId, companyId, state };
    await live.publish(tx, { accountId, companyId, topic: 'filing', payload });
    await jobs.enqueue(tx, 'send-filing', { filingId, accountId }, { key: filingId });
    record({ companyId, subject: form, details: { filingId, companyName } });
    return { done: true as const };
  });
