import { deleteCompany } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { hasBusyFiling, removeCompany } from './company-queries.ts';

/** Takes a company out of the list; nothing of it is deleted. */
export const deleteCompanyHandler = handle(deleteCompany, async ({ tx, company, record }) => {
  if (await hasBusyFiling(tx, company.id)) return refuse('company-has-open-filings');
  await removeCompany(tx, company.id);
  record({ subject: `${company.name} (${company.number})` });
  return { Done: true as const };
});
