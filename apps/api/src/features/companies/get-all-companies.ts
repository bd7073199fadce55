import { getAllCompanies } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { listNames } from './company-list-queries.ts';

export const getAllCompaniesHandler = handle(getAllCompanies, async ({ tx }) => {
  const rows = await listNames(tx);
  return {
    Entity: rows.map(({ id, number, name }) => ({ CompanyId: id, CompanyNumber: number, CompanyName: name })),
  };
});
