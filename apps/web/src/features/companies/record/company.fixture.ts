import { head } from '#testing/company-page.fixture.tsx';
import type { CompanyOverview, Need } from './overview-types.ts';

export const need: Need = {
  kind: 'confirmation-statement',
  title: 'Confirmation statement',
  detail: 'Made up to 16 November 2026',
  dueOn: '2026-11-30',
  overdue: false,
  urgency: 'soon',
  act: 'file-statement',
  form: null,
  shareEventId: null,
  filingId: null,
  originId: null,
  filingState: null,
  diaryDateId: null,
};

/** A company whose confirmation statement is due. */
export const company: CompanyOverview = {
  ...head,
  companyType: 'ltd',
  typeText: 'Private company limited by shares',
  companyStatus: 'active',
  statusDetail: null,
  statusText: 'Active',
  jurisdictionText: 'England and Wales',
  incorporatedOn: '2018-11-17',
  dissolvedOn: null,
  registeredOffice: null,
  registeredOfficeInDispute: false,
  registeredOfficeUndeliverable: false,
  inspectionLocation: { address: null, records: [] },
  sicCodes: [],
  previousNames: [],
  accounts: null,
  confirmationStatement: {
    lastMadeUpTo: null,
    nextMadeUpTo: '2026-11-16',
    nextDue: '2026-11-30',
    overdue: false,
  },
  insolvencyCases: [],
  service: { level: 'full', message: null },
  hasAuthenticationCode: true,
  registerAlarms: 0,
  counts: { officers: 2, pscs: 1, charges: 0, filings: 17 },
  ownership: [],
  latestFilings: [],
  needs: [need],
};
