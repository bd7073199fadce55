import { deleteCompany } from '@statbook/contract/calls';
import { nameWithNumber } from '@statbook/domain/companies';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { LiveEvents } from '../../platform/live/live-events.ts';
import { hasBusyFiling, removeCompany } from './company-queries.ts';

/** Moves a company from the list to the archive, for everybody who has it on screen too; nothing of it is deleted. */
export const deleteCompanyHandler = ({ live }: { live: LiveEvents }) =>
  handle(deleteCompany, async ({ tx, company, person, record }) => {
    if (await hasBusyFiling(tx, company.id)) return refuse('company-has-open-filings');
    await removeCompany(tx, company.id, person.userId);
    record({ subject: nameWithNumber(company) });
    const facts = { accountId: person.accountId, companyId: company.id };
    await live.publish(tx, { ...facts, topic: 'company', payload: { companyId: company.id } });
    return { done: true as const };
  });
