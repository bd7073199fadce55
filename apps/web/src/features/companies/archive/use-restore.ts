import { companyCalls } from '#api/company-calls.ts';
import { useAction } from '#api/queries.ts';

/** Puts an archived company back into the list. */
export const useRestore = () =>
  useAction('restoreCompany', [
    'getArchivedCompanies',
    'getAllCompanies',
    'searchCompaniesList',
    ...companyCalls,
  ]);
