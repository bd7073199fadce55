import { deleteCompany } from '@statbook/contract/calls';
import { nameWithNumber } from '@statbook/domain/companies';
import type { FilingState } from '@statbook/domain/filing';
import { lockOpenFilings } from '../../filings/open-filing-queries.ts';
import { hasPaidFiling } from '../../filings/paid-filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { LiveEvents } from '../../platform/live/live-events.ts';
import { removeCompany } from './company-queries.ts';

/** A filing in one of these is being paid, or may be decided any moment. */
const busyStates: FilingState[] = ['awaiting-payment', 'queued', 'sending', 'pending', 'parked', 'failed'];

/** Moves a company from the list to the archive, for everybody who has it on screen too; nothing of it is deleted. */
export const deleteCompanyHandler = ({ live }: { live: LiveEvents }) =>
  handle(deleteCompany, async ({ tx, company, person, record }) => {
    // Locked: who submits one of them meanwhile waits, and finds no company then.
    const open = await lockOpenFilings(tx, company.id);
    if (open.some(({ state }) => busyStates.includes(state))) return refuse('company-has-open-filings');
    const openIds = open.map(({ id }) => id);
    if (await hasPaidFiling(tx, openIds)) return refuse('company-has-paid-filing');
    await removeCompany(tx, company.id, person.userId);
    record({ subject: nameWithNumber(company) });
    const facts = { accountId: person.accountId, companyId: company.id };
    await live.publish(tx, { ...facts, topic: 'company', payload: { companyId: company.id } });
    return { done: true as const };
  });
