import type { CallName } from '@statbook/contract';

/** The calls by which pages show what the registry says of companies, and what follows from it. */
export const companyCalls = [
  'getCompanyOverview',
  'getCompanyOfficers',
  'getCompanyShareholders',
  'getCompanyPscs',
  'getCompanyCharges',
  'companiesFilingHistories',
  'getDiaryDates',
  'getDiaryDateHistory',
  'getCompanies',
  'getDashboard',
  'getShareEventDetails',
  'getControlProposals',
  'getTieOut',
  'getRegisterChanges',
] as const satisfies readonly CallName[];
