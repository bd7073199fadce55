import type { CallName } from '@statbook/contract';

/** The calls by which pages show what the registry says of companies. */
export const companyCalls = [
  'getCompanyOverview',
  'getCompanyOfficers',
  'getCompanyShareholders',
  'getCompanyPscs',
  'getCompanyCharges',
  'companiesFilingHistories',
  'getCompanies',
  'getDashboard',
] as const satisfies readonly CallName[];
