import { describe, expect, it } from 'vitest';
import { EMAIL_REFUSALS } from '../../../companies/registered-email.ts';
import { ordinaryHolding, PLUM } from '../testing/plum-limited.ts';
import { checkPlum, errorsOfPlum } from '../testing/plum-statements.ts';

describe('the codes of activities', () => {
  const withCodes = (...codes: readonly string[]) => errorsOfPlum({ sicCodes: { answer: 'replace', codes } });

  it('are one to four, from the list, each once', () => {
    expect(withCodes('62012', '70229', '82990', '96090')).toEqual([]);
    expect(withCodes()).toEqual(['sicCodes.codes: missing']);
    expect(withCodes('62012', '70229', '82990', '96090', '01110')).toEqual(['sicCodes.codes.4: too-many']);
    expect(withCodes('62012', '70229', '62012')).toEqual(['sicCodes.codes.2: duplicate']);
    expect(withCodes('62012', '99998')).toEqual(['sicCodes.codes.1: unknown']);
  });

  it('cannot be confirmed where the register has none, or ones that are no longer valid', () => {
    expect(errorsOfPlum({}, { sicCodes: [] })).toEqual(['sicCodes.answer: cannot-confirm']);
    expect(errorsOfPlum({}, { sicCodes: ['7222'] })).toEqual(['sicCodes.answer: cannot-confirm']);
  });
});

describe('trading on a market', () => {
  const plc = { company: { ...PLUM.company, type: 'plc' } } as const;

  it('DTR5 needs a market, and so does an exemption from the PSC rules', () => {
    expect(errorsOfPlum({ trading: { onMarket: false, dtr5Applies: true, pscExemptions: [] } }, plc)).toEqual(
      ['trading.dtr5Applies: without-market'],
    );
    expect(errorsOfPlum({ trading: { onMarket: false, pscExemptions: ['listed-market'] } }, plc)).toEqual([
      'trading.pscExemptions: without-market',
    ]);
  });

  it('a market needs an answer on DTR5', () => {
    expect(errorsOfPlum({ trading: { onMarket: true, pscExemptions: [] } }, plc)).toEqual([
      'trading.dtr5Applies: missing',
    ]);
  });

  it('with DTR5 no members are listed', () => {
    const trading = { onMarket: true, dtr5Applies: true, pscExemptions: [] };
    expect(errorsOfPlum({ trading, shareholdings: { holdings: [] } }, plc)).toEqual([]);
  });

  it('without DTR5 those listed have addresses, and need not add up to the capital', () => {
    const trading = { onMarket: true, dtr5Applies: false, pscExemptions: [] };
    const holding = ordinaryHolding('Alice', '10');
    const listing = (address?: { readonly line1: string }) =>
      errorsOfPlum(
        { trading, shareholdings: { answer: 'replace', holdings: [{ ...holding, address }] } },
        plc,
      );
    expect(listing()).toEqual(['shareholdings.holdings.0.address: missing']);
    expect(listing({ line1: '1 High Street' })).toEqual([]);
  });
});

describe('the registered e-mail address', () => {
  const none = { hasRegisteredEmail: false };

  it('is asked for while the register holds none', () => {
    expect(errorsOfPlum({ registeredEmail: { address: '' } }, none)).toEqual([
      'registeredEmail.address: empty',
    ]);
    expect(errorsOfPlum({ registeredEmail: { address: 'office@plum' } }, none)).toEqual([
      'registeredEmail.address: not-an-email',
    ]);
    expect(errorsOfPlum({ registeredEmail: { address: 'office@plum.co.uk' } }, none)).toEqual([]);
  });

  it('is refused in the same words as on every other form', () => {
    const { errors } = checkPlum({ registeredEmail: { address: 'office@plum' } }, none);
    expect(errors.map(({ message }) => message)).toEqual([EMAIL_REFUSALS['not-an-email']]);
  });

  it('could still be left out up to 4 March 2024', () => {
    const old = { ...none, lastMadeUpTo: undefined, shareholdings: undefined };
    const draft = (madeUpTo: string) => ({ madeUpTo, registeredEmail: { address: '' } });
    expect(errorsOfPlum(draft('2024-03-04'), old)).not.toContain('registeredEmail.address: empty');
    expect(errorsOfPlum(draft('2024-03-05'), old)).toContain('registeredEmail.address: empty');
  });
});

describe('the answers that confirm what other forms file', () => {
  it('are asked for one by one, in the order of the pages', () => {
    const open = {
      officers: undefined,
      pscs: undefined,
      registeredOffice: undefined,
      recordsLocation: undefined,
    };
    expect(errorsOfPlum(open)).toEqual([
      'officers: missing',
      'pscs: missing',
      'registeredOffice: missing',
      'recordsLocation: missing',
    ]);
  });

  it('may be "no": that is no error in the statement', () => {
    expect(errorsOfPlum({ officers: 'no', recordsLocation: 'update-submitted' })).toEqual([]);
  });
});
