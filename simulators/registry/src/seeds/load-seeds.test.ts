import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findReference, readReference } from '../testing/reference.ts';
import type { Company } from '../register/company.ts';
import { sum } from '../register/decimals.ts';
import { readSeeds, seedCompanies } from './load-seeds.ts';

const today = '2026-11-21';
const reference = findReference();

/** The lists and the members that must be found in them. */
const publishedLists: { file: string; list: string; used: (company: Company) => (string | undefined)[] }[] = [
  { file: 'constants', list: 'company_type', used: (one) => [one.type] },
  { file: 'constants', list: 'company_status', used: (one) => [one.status] },
  { file: 'constants', list: 'company_status_detail', used: (one) => [one.statusDetail] },
  { file: 'constants', list: 'jurisdiction', used: (one) => [one.jurisdiction] },
  { file: 'constants', list: 'account_type', used: (one) => [one.accounts?.last?.type] },
  { file: 'constants', list: 'officer_role', used: (one) => one.officers.map(({ role }) => role) },
  { file: 'constants', list: 'sic_descriptions', used: (one) => one.sicCodes },
  {
    file: 'constants',
    list: 'insolvency_case_type',
    used: (one) => one.insolvency?.cases.map(({ type }) => type) ?? [],
  },
  {
    file: 'constants',
    list: 'insolvency_case_date_type',
    used: (one) => one.insolvency?.cases.flatMap(({ dates }) => dates.map(({ type }) => type)) ?? [],
  },
  {
    file: 'psc_descriptions',
    list: 'statement_description',
    used: (one) => one.pscStatements.map(({ statement }) => statement),
  },
  {
    file: 'psc_descriptions',
    list: 'description',
    used: (one) => one.pscs.flatMap(({ natures }) => natures),
  },
  {
    file: 'mortgage_descriptions',
    list: 'filing_type',
    used: (one) =>
      one.charges.flatMap(({ transactions }) => transactions.map(({ filingType }) => filingType)),
  },
  {
    file: 'mortgage_descriptions',
    list: 'assets-ceased-released',
    used: (one) => one.charges.map(({ assetsCeasedReleased }) => assetsCeasedReleased),
  },
  {
    file: 'filing_history_descriptions',
    list: 'description',
    used: (one) => one.filings.map(({ description }) => description),
  },
];

/** One that shows a text of its own, and one that is unknown on purpose. */
const invented = new Set(['legacy', 'a-description-key-nobody-has-heard-of']);

const byText = (one: string, other: string) => one.localeCompare(other);

describe('the seeded companies', () => {
  const companies = () => [...seedCompanies(today)];

  it('are at least forty, each with a number and a name of its own', () => {
    const all = companies();
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ number }) => !/^([A-Z]{2}|R0|\d\d)\d{6}$/.test(number))).toEqual([]);
    expect(all.filter(({ authenticationCode }) => !/^[A-Z0-9]{6}$/.test(authenticationCode))).toEqual([]);
  });

  it('are those in the table of the README beside them', () => {
    const readme = readFileSync(resolve(import.meta.dirname, 'README.md'), 'utf8');
    const listed = [...readme.matchAll(/^\| (\w{8}) \| (.+?) \| (\w{6}) \|/gm)].map(([, ...facts]) =>
      facts.join(' '),
    );
    const seeded = companies().map(({ number, name, authenticationCode }) =>
      [number, name, authenticationCode].join(' '),
    );
    expect(listed.toSorted(byText)).toEqual(seeded.toSorted(byText));
  });

  it('give every serving director and every individual with control a date of birth', () => {
    const people = companies().flatMap(({ officers, pscs }) => [
      ...officers.filter(({ role }) => role === 'director'),
      ...pscs.filter(({ kind }) => kind === 'individual'),
    ]);
    expect(people.flatMap(({ person }) => (person && !person.dateOfBirth ? [person.surname] : []))).toEqual(
      [],
    );
  });

  it('have nothing filed in the future', () => {
    const late = companies().flatMap(({ number, filings }) =>
      filings.filter(({ date }) => date > today).map(({ type }) => `${number} ${type}`),
    );
    expect(late).toEqual([]);
  });

  it('agree with themselves: holdings add up to the capital, except where a full list is needed', () => {
    const disagreeing = companies()
      .filter((company) => company.statementOfCapital !== undefined)
      .filter(({ statementOfCapital, shareholdings }) => {
        const issued = sum(statementOfCapital?.currencies.map(({ totalNumber }) => totalNumber) ?? []);
        return issued !== sum(shareholdings.map(({ number }) => number));
      });
    expect(disagreeing.map(({ number }) => number)).toEqual(['09990004']);
  });

  it('have statements due today, tomorrow a fortnight, and yesterday', () => {
    const due = new Map(companies().map(({ number, confirmation }) => [number, confirmation?.nextDue]));
    expect(due.get('09990007')).toBe('2026-11-21');
    expect(due.get('09990008')).toBe('2026-12-05');
    expect(due.get('09990009')).toBe('2026-11-20');
    expect(due.get('09990001')).toBe('2026-12-01');
  });

  it('have a name as long as the law allows, and more than a hundred filings', () => {
    const all = companies();
    expect(Math.max(...all.map(({ name }) => name.length))).toBe(160);
    expect(Math.max(...all.map(({ filings }) => filings.length))).toBeGreaterThan(100);
  });

  it('can be made on any day, leap days included', () => {
    for (const day of ['2024-02-29', '2026-12-31', '2027-03-01'])
      expect(seedCompanies(day).length).toBeGreaterThan(40);
  });

  it.skipIf(!reference).each(publishedLists)(
    'use no word that $file ($list) does not have (left out: no reference folder)',
    ({ file, list, used }) => {
      const text = readReference(reference ?? '', `enumerations/${file}.yml`);
      const lists = parse(text, { uniqueKeys: false });
      const known = new Set([...Object.keys(lists[list]), ...invented]);
      const unknown = companies().flatMap((company) =>
        used(company).filter((word) => word && !known.has(word)),
      );
      expect([...new Set(unknown)]).toEqual([]);
    },
  );
});

describe('a file of seeds', () => {
  const company = { number: '01234567', name: 'SAMPLE LIMITED', code: 'SAMP01' };
  const read = (file: object) => readSeeds(JSON.stringify(file), '2024-02-29');
  const readOne = (facts: object, file: object = {}) =>
    read({ ...file, companies: [{ ...company, ...facts }] })[0];

  it('counts days, months and years from the day on which the register is filled', () => {
    const filing = { type: 'X', category: 'other', description: 'legacy' };
    const days = ['today', 'today-1', 'today+10', 'today-2m', 'today-1y', '1999-03-04'];
    const seed = readOne({ filings: days.map((date) => ({ ...filing, date })) });
    expect(seed?.filings?.map(({ date }) => date)).toEqual([
      '2024-02-29',
      '2024-02-28',
      '2024-03-10',
      '2023-12-29',
      '2023-02-28',
      '1999-03-04',
    ]);
  });

  it('has defaults, which a company replaces member by member', () => {
    const defaults = { officers: ['Ms Ada Wren'], shares: [{ number: '1' }] };
    expect(readOne({ shares: [{ number: '2' }] }, { defaults })).toMatchObject({
      officers: ['Ms Ada Wren'],
      shares: [{ number: '2' }],
    });
  });

  it('takes an address as one text, and values that several companies share', () => {
    const shared = { nominee: { name: 'NOMINEE LIMITED', address: '1, Row, Leeds, LS1 1AA, Wales' } };
    const officers = [{ role: 'corporate-director', corporate: '@nominee' }];
    expect(readOne({ registeredOffice: '4, Lane, Bath, BA1 1AA', officers }, { shared })).toMatchObject({
      registeredOffice: {
        premises: '4',
        line1: 'Lane',
        locality: 'Bath',
        postalCode: 'BA1 1AA',
        country: 'England',
      },
      officers: [{ corporate: { name: 'NOMINEE LIMITED', address: { premises: '1', country: 'Wales' } } }],
    });
  });

  it.each([
    ['a member that no company has', { sicCode: ['62020'] }],
    ['a type that the register does not know', { type: 'gmbh' }],
    ['a day that is none', { incorporatedOn: '2024-02-30' }],
    ['a number of shares with seven decimals', { shares: [{ number: '1.0000001' }] }],
    ['a shared value that is missing', { officers: [{ corporate: '@nobody' }] }],
    ['an officer with an unknown role', { officers: [{ role: 'chief', who: 'Ms Ada Wren' }] }],
  ])('is refused for %s', (_fault, facts) => {
    expect(() => readOne(facts)).toThrow(/invalid|unrecognized/i);
  });

  it('is refused when a company lacks its code', () => {
    expect(() => read({ companies: [{ number: '01234567', name: 'SAMPLE LIMITED' }] })).toThrow(/code/);
  });
});
