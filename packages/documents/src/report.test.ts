import { civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { drawReport, type ReportInput } from './report.ts';
import { readDocument } from '@statbook/testkit/read-document';

const report: ReportInput = {
  title: 'Filings in a period',
  account: 'Harbour Company Secretaries',
  lines: ['As at 20 November 2026', '2 rows'],
  columns: [
    { title: 'Company', share: 3 },
    { title: 'Filing fee', share: 1, isFigure: true },
  ],
  rows: [{ cells: ['HARBOUR BAKERY LIMITED', '£50.00'] }, { cells: ['Total', '£50.00'], isTotal: true }],
  madeOn: civilDate('2026-11-22'),
};

async function textOf(input: ReportInput): Promise<string> {
  const { pages } = await readDocument(await drawReport(input));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

describe('a report as PDF', () => {
  it('has its account, its day and every cell', async () => {
    const text = await textOf(report);
    for (const said of [
      'Filings in a period',
      'Harbour Company Secretaries',
      'As at 20 November 2026',
      'HARBOUR BAKERY LIMITED £50.00',
      'Total £50.00',
      'made on 22 November 2026',
    ])
      expect(text).toContain(said);
  });

  it('says so where nothing matches', async () => {
    expect(await textOf({ ...report, rows: [] })).toContain('Nothing matches.');
  });
});
