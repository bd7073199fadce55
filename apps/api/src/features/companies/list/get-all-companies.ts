import { getAllCompanies } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import { listNames } from './company-list-queries.ts';

export const getAllCompaniesHandler = handle(getAllCompanies, async ({ tx }) => {
  const rows = await listNames(tx);
  return {
    entity: rows.map(({ id, number, name }) => ({ companyId: id, companyNumber: number, companyName: name })),
  };
});
