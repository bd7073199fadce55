import { describe, expect, it } from 'vitest';
import { answersWithRegister, unsaidAnswers } from './register-answers.ts';
import { draft, facts } from './statement.fixture.tsx';

const { answers } = draft;

describe('a statement of which nothing was said', () => {
  it('confirms everything as the register has it, but for what only a person can state', () => {
    expect(answersWithRegister(facts)).toEqual({
      madeUpTo: '2026-11-20',
      trading: { onMarket: false, dtr5Applies: false, pscExemptions: [] },
      sicCodes: { answer: 'confirm', codes: [] },
      statementOfCapital: { answer: 'confirm' },
      shareholdings: { answer: 'confirm', holdings: [] },
      registeredOffice: 'yes',
      officers: 'yes',
      pscs: 'yes',
      recordsLocation: 'yes',
      registeredEmail: { answer: 'yes', address: '' },
      statements: { informationDelivered: false, lawfulPurpose: false },
      signer: { name: '' },
    });
  });

  it('leaves open what the register does not tell: a first email address, a public company’s market', () => {
    const company = { ...facts.company, mayBeTraded: true };
    const unsaid = unsaidAnswers({ ...facts, company, trading: null, hasRegisteredEmail: false });
    expect(Object.keys(unsaid)).not.toContain('trading');
    expect(Object.keys(unsaid)).not.toContain('registeredEmail');
  });

  it('says of a private company whose register is not known that its shares are on no market', () => {
    expect(unsaidAnswers({ ...facts, trading: null }).trading).toEqual({
      onMarket: false,
      pscExemptions: [],
    });
  });
});

describe('what was answered before', () => {
  it('stays as it is', () => {
    const said = {
      ...answers,
      sicCodes: { answer: 'replace', codes: ['62020'] },
      officers: 'update-submitted',
    } as const;
    const shown = answersWithRegister(facts, said);
    expect(shown.sicCodes).toEqual(said.sicCodes);
    expect(shown.officers).toBe('update-submitted');
    expect(unsaidAnswers(facts, shown)).toEqual({});
  });
});
