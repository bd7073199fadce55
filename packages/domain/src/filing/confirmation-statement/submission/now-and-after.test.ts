import { describe, expect, it } from 'vitest';
import {
  BOB,
  NOTHING_CHANGED,
  ordinaryCapital,
  ordinaryHolding,
  PLUM,
  TODAY,
} from '../testing/plum-limited.ts';
import { compareWithRegister } from './now-and-after.ts';

describe('now and after', () => {
  it('shows the dates as the only change of a statement that confirms everything', () => {
    const changes = compareWithRegister(NOTHING_CHANGED, PLUM, TODAY).filter(({ isChanged }) => isChanged);
    expect(changes).toEqual([
      expect.objectContaining({ now: ['20 November 2025'], after: ['20 November 2026'] }),
      expect.objectContaining({ now: ['4 December 2026'], after: ['4 December 2027'] }),
    ]);
  });

  it('shows a new statement of capital beside the old one', () => {
    const draft = {
      ...NOTHING_CHANGED,
      statementOfCapital: { answer: 'replace' as const, capital: ordinaryCapital('150') },
    };
    const capital = compareWithRegister(draft, PLUM, TODAY).find(({ step }) => step === 'capital');
    expect(capital).toMatchObject({
      isChanged: true,
      now: ['Ordinary: 100 shares, £100.00 nominal in all', expect.any(String)],
      after: ['Ordinary: 150 shares, £150.00 nominal in all', expect.any(String)],
    });
  });

  it('shows new members, codes, market status and address beside the old ones', () => {
    const draft = {
      ...NOTHING_CHANGED,
      trading: { onMarket: true, dtr5Applies: false, pscExemptions: [] },
      sicCodes: { answer: 'replace', codes: ['62012', '70229'] },
      shareholdings: { answer: 'replace', holdings: [ordinaryHolding('Cara', '100')] },
      registeredEmail: { address: ' office@plum.co.uk ' },
    } as const;
    const changed = compareWithRegister(draft, { ...PLUM, hasRegisteredEmail: false }, TODAY).filter(
      ({ isChanged }) => isChanged,
    );
    expect(changed.map(({ step, label }) => [step, label])).toEqual([
      ['date', 'Last statement made up to'],
      ['date', 'Next statement due by'],
      ['trading', 'Trading status of shares'],
      ['shareholders', 'Shareholders'],
      ['sic-codes', 'SIC codes'],
      ['places', 'Registered email address'],
    ]);
    expect(changed.at(-1)).toMatchObject({ now: ['None held'], after: ['office@plum.co.uk'] });
    expect(changed[3]).toMatchObject({
      now: ['Alice Green: 60 Ordinary shares', 'Bob Green: 40 Ordinary shares'],
      after: ['Cara Green: 100 Ordinary shares'],
    });
  });

  it('shows what it does not know as not known', () => {
    const facts = {
      ...PLUM,
      statementOfCapital: undefined,
      shareholdings: undefined,
      trading: undefined,
      lastMadeUpTo: undefined,
    };
    const rows = compareWithRegister(NOTHING_CHANGED, facts, TODAY);
    expect(rows.filter(({ now }) => now[0] === 'Not known here').map(({ step }) => step)).toEqual([
      'trading',
      'capital',
      'shareholders',
    ]);
    expect(rows[0]?.now).toEqual(['None yet']);
  });

  it('shows each director whose identity statement is given with it', () => {
    const rows = compareWithRegister(NOTHING_CHANGED, { ...PLUM, directors: [BOB] }, TODAY);
    expect(rows.at(-1)).toEqual({
      step: 'identity',
      label: 'Identity of Bob Ewan STONE',
      now: ['No verification statement'],
      after: ['Verified'],
      isChanged: true,
    });
  });

  it('shows no dates while the date cannot be read, and no shares of a company without any', () => {
    const company = { ...PLUM.company, type: 'private-limited-guarant-nsc' } as const;
    const rows = compareWithRegister({ ...NOTHING_CHANGED, madeUpTo: 'soon' }, { ...PLUM, company }, TODAY);
    expect(rows.map(({ step }) => step)).toEqual(['sic-codes', 'places']);
  });
});
