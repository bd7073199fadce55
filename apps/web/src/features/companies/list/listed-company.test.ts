import { describe, expect, it } from 'vitest';
import { type CompanyRow, countMarks, filterCompanies, toListedCompanies } from './listed-company.ts';

const today = '2026-11-20';

const company = (given: Partial<CompanyRow>): CompanyRow => ({
  CompanyId: crypto.randomUUID(),
  CompanyNumber: '01234567',
  CompanyName: 'HARBOUR LTD',
  CompanyType: 'ltd',
  CompanyStatus: 'active',
  StatusDetail: null,
  NextStatementMadeUpTo: null,
  NextStatementDue: null,
  NextAccountsDue: null,
  FilingsInFlight: 0,
  OpenFilingState: null,
  HasAuthenticationCode: false,
  RegistryReadAt: null,
  ...given,
});

const names = (rows: readonly CompanyRow[], text: string, ...marks: Parameters<typeof filterCompanies>[2]) =>
  filterCompanies(toListedCompanies(rows, today), text, marks).map(({ row }) => row.CompanyName);

describe('the filter of the list', () => {
  const rows = [
    company({ CompanyName: 'QUAY TRADING LTD', CompanyNumber: 'SC000123' }),
    company({ CompanyName: 'Harbour Trading Ltd', CompanyNumber: '07000001' }),
  ];

  it('finds every word, in any order and case, in the name or the number', () => {
    expect(names(rows, 'trading harb')).toEqual(['Harbour Trading Ltd']);
    expect(names(rows, 'sc000')).toEqual(['QUAY TRADING LTD']);
    expect(names(rows, '')).toEqual(['Harbour Trading Ltd', 'QUAY TRADING LTD']);
    expect(names(rows, 'pier')).toEqual([]);
  });
});

describe('the deadlines of the list', () => {
  const rows = [
    company({ CompanyName: 'Yesterday', NextStatementDue: '2026-11-19' }),
    company({ CompanyName: 'Today', NextAccountsDue: '2026-11-20' }),
    company({ CompanyName: 'Four weeks', NextAccountsDue: '2026-12-18' }),
    company({ CompanyName: 'Later', NextStatementDue: '2026-12-19' }),
    company({ CompanyName: 'Both', NextStatementDue: '2026-11-01', NextAccountsDue: '2026-12-01' }),
  ];

  it('are overdue from the day after, and due soon for four weeks before', () => {
    expect(names(rows, '', 'overdue')).toEqual(['Both', 'Yesterday']);
    expect(names(rows, '', 'due-soon')).toEqual(['Both', 'Four weeks', 'Today']);
    expect(names(rows, '', 'overdue', 'due-soon')).toEqual(['Both']);
  });

  it('are counted beside the chips', () => {
    const inFlight = company({ CompanyName: 'Filing', FilingsInFlight: 2 });
    expect(countMarks(toListedCompanies([...rows, inFlight], today))).toEqual({
      overdue: 2,
      'due-soon': 3,
      'in-flight': 1,
      closed: 0,
    });
  });
});

describe('the status of a company', () => {
  const statusOf = (given: Partial<CompanyRow>) => toListedCompanies([company(given)], today)[0]?.status;

  it('warns of a proposal to strike off before all else', () => {
    expect(statusOf({ StatusDetail: 'active-proposal-to-strike-off' })).toEqual({
      words: 'To be struck off',
      tone: 'bad',
    });
  });

  it('tells an ordinary company from one in insolvency and from a closed one', () => {
    expect(statusOf({})?.tone).toBe('ok');
    expect(statusOf({ CompanyStatus: 'liquidation' })).toEqual({ words: 'In liquidation', tone: 'warn' });
    expect(statusOf({ CompanyStatus: 'dissolved' })).toEqual({ words: 'Dissolved', tone: 'neutral' });
  });
});
