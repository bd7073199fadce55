import { describe, expect, it } from 'vitest';
import {
  type CompanyFlag,
  type CompanyRow,
  countFlags,
  countTags,
  matchesFlags,
  toListedCompanies,
} from './listed-company.ts';

const company = (given: Partial<CompanyRow>): CompanyRow => ({
  companyId: crypto.randomUUID(),
  companyNumber: '01234567',
  companyName: 'HARBOUR LTD',
  companyType: 'ltd',
  companyStatus: 'active',
  statusDetail: null,
  nextStatementMadeUpTo: null,
  nextStatementDue: null,
  nextAccountsDue: null,
  overdueObligations: 0,
  soonObligations: 0,
  nextObligation: null,
  nextObligationDue: null,
  filingsInFlight: 0,
  registerAlarms: 0,
  tags: [],
  openFilingState: null,
  hasAuthenticationCode: false,
  registryReadAt: '2026-11-20T09:30:00.000Z',
  ...given,
});

const names = (rows: readonly CompanyRow[], ...flags: readonly CompanyFlag[]) =>
  toListedCompanies(rows)
    .filter((listed) => matchesFlags(listed, flags))
    .map(({ row }) => row.companyName);

describe('the companies of the list', () => {
  const rows = [
    company({ companyName: 'QUAY TRADING LTD', companyNumber: 'SC000123' }),
    company({ companyName: 'Harbour Trading Ltd', companyNumber: '07000001' }),
  ];

  it('are in the order of their names, whatever their case', () => {
    expect(names(rows)).toEqual(['Harbour Trading Ltd', 'QUAY TRADING LTD']);
  });

  it('are searched by name and number, in lower case', () => {
    expect(toListedCompanies(rows).map(({ searchText }) => searchText)).toEqual([
      'harbour trading ltd 07000001',
      'quay trading ltd sc000123',
    ]);
  });
});

describe('the deadlines of the list', () => {
  const rows = [
    company({ companyName: 'A return', overdueObligations: 1 }),
    company({ companyName: 'Accounts', soonObligations: 1 }),
    company({ companyName: 'Later', nextStatementDue: '2026-12-19' }),
    company({ companyName: 'Both', overdueObligations: 2, soonObligations: 1 }),
  ];

  it('are those of every kind, as the server judges them', () => {
    expect(names(rows, 'overdue')).toEqual(['A return', 'Both']);
    expect(names(rows, 'due-soon')).toEqual(['Accounts', 'Both']);
  });

  it('widen the list together, and are narrowed by what is in progress', () => {
    expect(names(rows, 'overdue', 'due-soon')).toEqual(['A return', 'Accounts', 'Both']);
    const filing = company({ companyName: 'Filing', overdueObligations: 1, filingsInFlight: 1 });
    expect(names([...rows, filing], 'overdue', 'due-soon', 'in-flight')).toEqual(['Filing']);
    expect(names(rows, 'overdue', 'closed')).toEqual([]);
    const gone = company({ companyName: 'Gone', companyStatus: 'dissolved' });
    const closing = { ...gone, companyName: 'Closing', filingsInFlight: 1 };
    expect(names([filing, gone, closing], 'in-flight', 'closed')).toEqual(['Closing']);
  });

  it('are counted beside the chips', () => {
    const inFlight = company({ companyName: 'Filing', filingsInFlight: 2 });
    expect(countFlags(toListedCompanies([...rows, inFlight]))).toEqual({
      overdue: 2,
      'due-soon': 2,
      'in-flight': 1,
      closed: 0,
    });
  });
});

describe('the order by number', () => {
  it('leaves out a company that has none yet', () => {
    const orders = toListedCompanies([company({}), company({ companyName: 'To be', companyNumber: '' })]);
    expect(orders.map(({ order }) => typeof order.number)).toEqual(['number', 'undefined']);
  });
});

describe('the status of a company', () => {
  const statusOf = (given: Partial<CompanyRow>) => toListedCompanies([company(given)])[0]?.status;

  it('warns of a proposal to strike off before all else', () => {
    expect(statusOf({ statusDetail: 'active-proposal-to-strike-off' })).toEqual({
      label: 'To be struck off',
      tone: 'bad',
    });
  });

  it('is not known of one that was made by hand and never read', () => {
    expect(statusOf({ registryReadAt: null })).toEqual({ label: 'Not read', tone: 'warn' });
  });

  it('says of one without a number that it is being formed', () => {
    const formed = { companyNumber: '', companyStatus: 'being-formed', registryReadAt: null };
    expect(statusOf(formed)).toEqual({ label: 'Being formed', tone: 'warn' });
  });

  it('tells an ordinary company from one in insolvency and from a closed one', () => {
    expect(statusOf({})?.tone).toBe('ok');
    expect(statusOf({ companyStatus: 'liquidation' })).toEqual({ label: 'In liquidation', tone: 'warn' });
    expect(statusOf({ companyStatus: 'dissolved' })).toEqual({ label: 'Dissolved', tone: 'neutral' });
  });
});

describe('the tags of the list', () => {
  it('are counted once in whatever capitals, in the order of their numbers', () => {
    const tagged = toListedCompanies([
      company({ companyName: 'A LTD', tags: ['Month 10', 'Partner AB'] }),
      company({ companyName: 'B LTD', tags: ['Month 2', 'PARTNER AB'] }),
    ]);
    expect([...countTags(tagged)]).toEqual([
      ['Month 2', 1],
      ['Month 10', 1],
      ['Partner AB', 2],
    ]);
  });
});
