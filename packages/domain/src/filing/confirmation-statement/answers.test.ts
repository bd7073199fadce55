import { describe, expect, it } from 'vitest';
import type { ConfirmationStatementDraft } from './answers.ts';
import type { ConfirmationStatementFacts } from './facts.ts';
import { NOTHING_CHANGED, ordinaryCapital, ordinaryHolding, PLUM, TODAY } from './plum-limited.fixture.ts';
import { validateConfirmationStatement } from './readiness.ts';

const validate = (
  draft: Partial<ConfirmationStatementDraft>,
  facts: Partial<ConfirmationStatementFacts> = {},
) => validateConfirmationStatement({ ...NOTHING_CHANGED, ...draft }, { ...PLUM, ...facts }, TODAY);
const errorsOf = (...args: Parameters<typeof validate>) =>
  validate(...args).map(({ path, code }) => `${path}: ${code}`);

describe('the codes of activities', () => {
  const withCodes = (...codes: readonly string[]) => errorsOf({ sicCodes: { answer: 'replace', codes } });

  it('are one to four, from the list, each once', () => {
    expect(withCodes('62012', '70229', '82990', '96090')).toEqual([]);
    expect(withCodes()).toEqual(['sicCodes.codes: missing']);
    expect(withCodes('62012', '70229', '82990', '96090', '01110')).toEqual(['sicCodes.codes.4: too-many']);
    expect(withCodes('62012', '70229', '62012')).toEqual(['sicCodes.codes.2: duplicate']);
    expect(withCodes('62012', '99998')).toEqual(['sicCodes.codes.1: unknown']);
  });

  it('cannot be confirmed where the register has none, or ones that are no longer valid', () => {
    expect(errorsOf({}, { sicCodes: [] })).toEqual(['sicCodes.answer: cannot-confirm']);
    expect(errorsOf({}, { sicCodes: ['7222'] })).toEqual(['sicCodes.answer: cannot-confirm']);
  });
});

describe('trading on a market', () => {
  const plc = { company: { ...PLUM.company, type: 'plc' } } as const;

  it('DTR5 needs a market, and so does an exemption from the PSC rules', () => {
    expect(errorsOf({ trading: { onMarket: false, dtr5Applies: true, pscExemptions: [] } }, plc)).toEqual([
      'trading.dtr5Applies: without-market',
    ]);
    expect(errorsOf({ trading: { onMarket: false, pscExemptions: ['listed-market'] } }, plc)).toEqual([
      'trading.pscExemptions: without-market',
    ]);
  });

  it('a market needs an answer on DTR5', () => {
    expect(errorsOf({ trading: { onMarket: true, pscExemptions: [] } }, plc)).toEqual([
      'trading.dtr5Applies: missing',
    ]);
  });

  it('with DTR5 no members are listed', () => {
    const trading = { onMarket: true, dtr5Applies: true, pscExemptions: [] };
    expect(errorsOf({ trading, shareholdings: { holdings: [] } }, plc)).toEqual([]);
  });

  it('without DTR5 those listed have addresses, and need not add up to the capital', () => {
    const trading = { onMarket: true, dtr5Applies: false, pscExemptions: [] };
    const holding = ordinaryHolding('Alice', '10');
    const listing = (address?: { readonly line1: string }) =>
      errorsOf({ trading, shareholdings: { answer: 'replace', holdings: [{ ...holding, address }] } }, plc);
    expect(listing()).toEqual(['shareholdings.holdings.0.address: missing']);
    expect(listing({ line1: '1 High Street' })).toEqual([]);
  });
});

describe('capital and members', () => {
  it('a capital on the register without its unpaid total cannot be confirmed', () => {
    const [table] = ordinaryCapital('100').currencies;
    if (!table) throw new Error('no table');
    const statementOfCapital = { currencies: [{ ...table, totalUnpaid: '' }] };
    expect(validate({}, { statementOfCapital })).toEqual([
      {
        path: 'statementOfCapital.answer',
        code: 'cannot-confirm',
        message: 'Give a full statement of capital: the one on the register lacks the total amount unpaid',
      },
    ]);
  });

  it('a new capital is checked at its fields', () => {
    const capital = ordinaryCapital('100');
    const wrong = { currencies: capital.currencies.map((table) => ({ ...table, totalShares: '99' })) };
    expect(errorsOf({ statementOfCapital: { answer: 'replace', capital: wrong } })).toEqual([
      'statementOfCapital.capital.currencies.0.totalShares: does-not-add-up',
    ]);
    expect(errorsOf({ statementOfCapital: { answer: 'replace' } })).toEqual([
      'statementOfCapital.capital.currencies: missing',
    ]);
  });

  it('I14: a new capital must agree with the members confirmed', () => {
    expect(errorsOf({ statementOfCapital: { answer: 'replace', capital: ordinaryCapital('150') } })).toEqual([
      'shareholdings.holdings: differs-from-capital',
    ]);
  });

  it('I14: new members must agree with the capital confirmed', () => {
    const holdings = [ordinaryHolding('Alice', '60'), ordinaryHolding('Cara', '40')];
    expect(errorsOf({ shareholdings: { answer: 'replace', holdings } })).toEqual([]);
    expect(errorsOf({ shareholdings: { answer: 'replace', holdings: holdings.slice(0, 1) } })).toEqual([
      'shareholdings.holdings: differs-from-capital',
    ]);
  });

  it('the first statement of a company lists the members', () => {
    expect(errorsOf({}, { lastMadeUpTo: undefined })).toEqual(['shareholdings.answer: first-statement']);
  });

  it('transfers fall in the period of the statement', () => {
    const transfers = [{ transferredOn: '2024-05-01', numberOfShares: '10' }];
    const holdings = [{ ...ordinaryHolding('Alice', '100'), transfers }];
    expect(errorsOf({ shareholdings: { answer: 'replace', holdings } })).toEqual([
      'shareholdings.holdings.0.transfers.0.transferredOn: out-of-period',
    ]);
  });
});

describe('the registered e-mail address', () => {
  const none = { hasRegisteredEmail: false };

  it('is asked for while the register holds none', () => {
    expect(errorsOf({ registeredEmail: { address: '' } }, none)).toEqual(['registeredEmail.address: empty']);
    expect(errorsOf({ registeredEmail: { address: 'office@plum' } }, none)).toEqual([
      'registeredEmail.address: not-an-email',
    ]);
    expect(errorsOf({ registeredEmail: { address: 'office@plum.co.uk' } }, none)).toEqual([]);
  });

  it('could still be left out up to 4 March 2024', () => {
    const old = { ...none, lastMadeUpTo: undefined, shareholdings: undefined };
    const draft = (madeUpTo: string) => ({ madeUpTo, registeredEmail: { address: '' } });
    expect(errorsOf(draft('2024-03-04'), old)).not.toContain('registeredEmail.address: empty');
    expect(errorsOf(draft('2024-03-05'), old)).toContain('registeredEmail.address: empty');
  });
});

describe('the signature', () => {
  it('is by a named person in a known capacity', () => {
    expect(errorsOf({ signer: { name: ' ' } })).toEqual(['signer.name: missing', 'signer.capacity: missing']);
    expect(errorsOf({ signer: { name: 'x'.repeat(161), capacity: 'director' } })).toEqual([
      'signer.name: too-long',
    ]);
  });
});
