import { describe, expect, it } from 'vitest';
import type { Company } from '../register/company.ts';
import { buildCompany } from './build-company.ts';
import type { CompanySeed } from './seed-schema.ts';

const today = '2026-11-21';

function build(facts: Partial<CompanySeed>): Company {
  return buildCompany({ number: '09990999', name: 'SLATE LIMITED', code: 'SLATE9', ...facts }, today);
}

const listTypes = (company: Company, category: string) =>
  company.filings.filter((filing) => filing.category === category).map(({ type, date }) => `${type} ${date}`);

describe('the history that a company implies', () => {
  it('begins with its incorporation and has a statement for each year, annual returns before July 2016', () => {
    const company = build({ incorporatedOn: '2014-11-22', reviews: 12, reviewEndsIn: 0 });
    expect(company.filings.at(-1)).toMatchObject({ type: 'NEWINC', date: '2014-11-22' });
    expect(company.filings.filter(({ type }) => type === 'CS01')).toHaveLength(10);
    expect(listTypes(company, 'annual-return')).toEqual(['AR01 2015-12-11']);
    expect(company.filings.find(({ type }) => type === 'CS01')).toMatchObject({
      actionDate: '2025-11-21',
      descriptionValues: { made_up_date: '2025-11-21' },
    });
  });

  it('has no accounts that end within a year of the incorporation, and no notice of who controls it from then on', () => {
    const company = build({
      incorporatedOn: '2018-11-20',
      people: {},
      pscs: [{ who: 'Ms Mara Quill', owns: '75-to-100-percent' }],
    });
    const ends = company.filings.filter(({ type }) => type === 'AA').map(({ actionDate }) => actionDate);
    expect(ends.at(-1)).toBe('2019-11-30');
    expect(listTypes(company, 'persons-with-significant-control')).toEqual([]);
  });

  it('has the appointments after the incorporation, and all terminations, by the form of each kind', () => {
    const company = build({
      incorporatedOn: '2020-01-01',
      officers: [
        { who: 'Ms Mara Quill' },
        { who: 'Mr Idris Vane', appointedOn: '2021-03-01', resignedOn: '2022-03-01' },
        { who: 'Ms Nell Ashby', role: 'secretary', appointedOn: '2021-04-01' },
        {
          role: 'corporate-secretary',
          corporate: { name: 'SLATE SECRETARIES LIMITED', address: {} },
          appointedOn: '2021-05-01',
        },
      ],
    });
    expect(listTypes(company, 'officers')).toEqual([
      'TM01 2022-03-06',
      'AP04 2021-05-05',
      'AP03 2021-04-05',
      'AP01 2021-03-05',
    ]);
  });

  it('has notices of control, of charges, and of the names that the company had', () => {
    const company = build({
      incorporatedOn: '2010-01-01',
      people: {},
      pscs: [{ who: 'Ms Mara Quill', owns: '75-to-100-percent', ceasedOn: '2025-01-01' }],
      charges: [
        { deliveredOn: '2012-01-01' },
        { deliveredOn: '2020-01-01', satisfiedOn: '2021-01-01', status: 'satisfied' },
      ],
      previousNames: [{ name: 'SLATES LIMITED', effectiveFrom: '2010-01-01', ceasedOn: '2015-06-01' }],
    });
    expect(listTypes(company, 'persons-with-significant-control')).toEqual([
      'PSC07 2025-01-08',
      'PSC01 2016-04-13',
    ]);
    expect(listTypes(company, 'mortgage')).toEqual(['MR04 2021-01-01', 'MR01 2020-01-01', 'MG01 2012-01-01']);
    expect(listTypes(company, 'change-of-name')).toEqual(['CERTNM 2015-06-01']);
  });

  it('comes newest first, and ends with the dissolution', () => {
    const company = build({
      incorporatedOn: '2015-01-01',
      status: 'dissolved',
      dissolvedOn: '2020-06-01',
      officers: [{ who: 'Ms Mara Quill', resignedOn: '2020-05-30' }],
      makesReturns: false,
    });
    const dates = company.filings.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates[0]).toBe('2020-06-01');
  });

  it('has moves of the office every other month', () => {
    expect(listTypes(build({ officeMoves: 3 }), 'address')).toHaveLength(3);
  });

  it('is kept elsewhere for a royal charter', () => {
    expect(build({ type: 'royal-charter', makesReturns: false }).filings).toEqual([]);
  });

  it('gives each filing a document, but for those that have none', () => {
    const filings = [
      { type: 'X', category: 'other', date: '2020-01-01', description: 'legacy', hasDocument: false },
    ];
    const company = build({ incorporatedOn: '2015-01-01', filings });
    const odd = company.filings.find(({ type }) => type === 'X');
    expect(odd).not.toHaveProperty('documentId');
    expect(company.filings.at(-1)?.documentId).toMatch(/^[\w-]{43}$/);
  });
});
