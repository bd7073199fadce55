import { getArchivedCompanies } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import { listArchived, listNumbersListedAgain } from './archive-queries.ts';

export const getArchivedCompaniesHandler = handle(getArchivedCompanies, async ({ tx }) => {
  const listedAgain = await listNumbersListedAgain(tx);
  const rows = await listArchived(tx);
  return {
    entity: rows.map(({ removedAt, ...row }) => ({
      ...row,
      removedAt: removedAt.toISOString(),
      isListedAgain: listedAgain.has(row.companyNumber),
    })),
  };
});
