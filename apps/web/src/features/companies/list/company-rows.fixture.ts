import { companyId } from '#testing/company-page.fixture.tsx';
import type { CompanyRow } from './listed-company.ts';

export const bakery: CompanyRow = {
  companyId,
  companyNumber: '09990001',
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  companyType: 'ltd',
  companyStatus: 'active',
  statusDetail: null,
  nextStatementMadeUpTo: '2026-11-16',
  nextStatementDue: '2026-11-30',
  nextAccountsDue: '2027-08-31',
  overdueObligations: 0,
  soonObligations: 1,
  nextObligation: 'confirmation-statement',
  nextObligationDue: '2026-11-30',
  filingsInFlight: 0,
  registerAlarms: 0,
  openFilingState: 'draft',
  hasAuthenticationCode: true,
  registryReadAt: '2026-11-20T09:30:00.000Z',
};
export const kettle: CompanyRow = {
  ...bakery,
  companyId: '22222222-2222-4222-8222-222222222222',
  companyNumber: '09990003',
  companyName: 'KETTLE WORKS LTD',
  nextStatementDue: '2026-11-02',
  overdueObligations: 1,
  soonObligations: 0,
  nextObligation: 'SH01',
  nextObligationDue: '2026-11-01',
  filingsInFlight: 2,
  openFilingState: 'pending',
};
export const closed: CompanyRow = {
  ...bakery,
  companyId: '33333333-3333-4333-8333-333333333333',
  companyNumber: '09990009',
  companyName: 'ANCHOR LTD',
  companyStatus: 'dissolved',
  nextStatementDue: null,
  nextAccountsDue: null,
  soonObligations: 0,
  nextObligation: null,
  nextObligationDue: null,
  openFilingState: null,
};
