/** The readings that change when a proposed notice is settled. */
export const settlingChanges = [
  'getControlProposals',
  'getTieOut',
  'getDashboard',
  'getCompanyOverview',
] as const;
