import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { answersWithRegister } from '../register-answers.ts';
import { draft, facts } from '../statement.fixture.tsx';
import type { Draft, Facts, Review } from '../statement-steps.ts';
import { statementFacts } from './statement-facts.tsx';

const show = (
  company: Partial<Facts['company']> = {},
  said: Partial<Draft['answers']> = {},
  changes: Review['changes'] = [],
) => {
  const known = {
    ...facts,
    officers: [{ name: 'Alice Green', role: 'Director', appointedOn: '2020-02-03', isVerified: true }],
    company: { ...facts.company, registeredOffice: ['12 Mill Lane', 'Leeds'], ...company },
  };
  const answered = { ...draft, answers: { ...draft.answers, ...said } };
  const statement = {
    companyId: draft.companyId,
    draft: answered,
    check: undefined,
    answers: answersWithRegister(known, answered.answers),
    facts: known,
  };
  return new CompanyPageFixture().show(<DescriptionList facts={statementFacts(statement, changes)} />);
};

const rowOf = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement;
/** Value and note of a fact, line by line. */
const factOf = (term: string) => rowOf(term)?.textContent ?? '';
const changeOf = (term: string) => rowOf(term)?.querySelector('a') ?? null;

describe('what a statement confirms', () => {
  afterEach(cleanup);

  it('stands there as the register has it, each with the way to change it', async () => {
    await show({
      recordsAddress: ['9 Almonry Close', 'Evesham', 'WR11 4BG'],
      recordsKept: ['Register of members'],
    });
    expect(factOf('Directors and secretaries')).toContain('Alice Green, director, since 3 February 2020');
    expect(factOf('Registered office')).toContain('12 Mill Lane, Leeds');
    expect(factOf('Company records')).toContain('9 Almonry Close, Evesham, WR11 4BG');
    expect(factOf('Company records')).toContain('Kept there: Register of members');
    expect(factOf('Registered email address')).toContain('Held, not published');
    expect(factOf('SIC codes')).toContain('62012 – Business and domestic software development');
    expect(factOf('Shareholders')).toContain('Alice Green: 100 Ordinary');
    expect(changeOf('Registered office')?.getAttribute('href')).toContain('step=places');
    expect(changeOf('Registered email address')?.getAttribute('href')).toContain(
      'step=places&field=registeredEmail',
    );
    expect(screen.queryByText(/no change/i)).toBeNull();
  });

  it('says that all records are at the registered office, or that it is not known', async () => {
    await show({ recordsAddress: [] });
    expect(factOf('Company records')).toContain('All at the registered office');
    cleanup();
    await show({ recordsAddress: null });
    expect(factOf('Company records')).toContain('Not known here');
  });

  it('asks of a market only where shares may be on one', async () => {
    await show();
    expect(factOf('Trading status of shares')).toContain('Not traded on a market');
    expect(changeOf('Trading status of shares')).toBeNull();
    cleanup();
    await show({ mayBeTraded: true });
    expect(changeOf('Trading status of shares')).not.toBeNull();
  });

  it('says what has to be changed first', async () => {
    await show({}, { pscs: 'update-submitted', registeredOffice: 'no' });
    expect(factOf('People with significant control')).toContain('An update has been submitted');
    expect(factOf('Registered office')).toContain('Must be updated first');
  });

  it('are not called changed where the codes of the register are given once more', async () => {
    await show({}, { sicCodes: { answer: 'replace', codes: ['62012'] } });
    expect(factOf('SIC codes')).toContain('62012 – Business and domestic software development');
    expect(factOf('SIC codes')).not.toContain('Changed');
    cleanup();
    await show({}, { sicCodes: { answer: 'replace', codes: ['62020'] } });
    expect(factOf('SIC codes')).toContain('Changed. On the register now: 62012');
  });

  it('say what a new code stands for, before the statement is whole', async () => {
    await show({}, { sicCodes: { answer: 'replace', codes: ['62012', '31010'] } });
    await screen.findByText('31010 – Manufacture of office and shop furniture');
    expect(factOf('SIC codes')).toContain('62012 – Business and domestic software development');
  });

  it('does not repeat what a fact is called in what changes of it', async () => {
    const now = ['Trading status of shares: Not traded on a market'];
    const after = ['Trading status of shares: Traded on a market; DTR5 applies'];
    const trading = { onMarket: true, dtr5Applies: true, pscExemptions: [] };
    const label = 'Trading status of shares';
    await show({ mayBeTraded: true }, { trading }, [{ step: 'trading', label, now, after, isChanged: true }]);
    expect(factOf(label)).toContain(
      `${label}Traded on a market; DTR5 appliesChanged. On the register now: Not traded on a market`,
    );
  });

  it('gives what changes in the words of what is sent, with what the register has now', async () => {
    const change = {
      step: 'sic-codes',
      label: 'SIC codes',
      now: ['SIC code 62012'],
      after: ['SIC code 62020: Consultancy'],
      isChanged: true,
    } as const;
    const said = { sicCodes: { answer: 'replace', codes: ['62020'] } } as const;
    await show({}, { sicCodes: { ...said.sicCodes, codes: ['62020'] } }, [
      { ...change, now: [...change.now], after: [...change.after] },
    ]);
    expect(factOf('SIC codes')).toContain('62020 – Consultancy');
    expect(factOf('SIC codes')).toContain('Changed. On the register now: 62012');
  });
});
