import { describe, expect, it } from 'vitest';
import type { OpeningBalanceRequest, OpeningHolding } from '../../ledger/event-requests.ts';
import { shareClassId } from '../../ledger/ids.ts';
import { statementOfCapital } from '../../projections/capital.ts';
import { holdingsOf } from '../../projections/holdings.ts';
import {
  ALICE,
  BOB,
  booksAfter,
  founding,
  newLotsOf,
  notesOf,
  ORDINARY,
  ordinaryTerms,
  PREFERENCE,
  postingsOf,
  Register,
} from '../../testing/example-register.ts';

const on = '2026-06-30';
const opening = (...holdings: readonly Partial<OpeningHolding>[]): OpeningBalanceRequest => ({
  kind: 'opening-balance',
  on,
  holdings: holdings.map((more) => ({
    classId: ORDINARY,
    holderId: BOB,
    shares: '40',
    priceEach: '2',
    unpaidEach: '0.5',
    ...more,
  })),
});
const numbered = () => new Register([{ id: ORDINARY, terms: { ...ordinaryTerms, isNumbered: true } }]);

describe('an opening balance', () => {
  it('posts each holding with what is known of its price', () => {
    const planned = new Register().plan(opening({}, { holderId: ALICE, priceEach: '1', unpaidEach: '0' }));
    expect(postingsOf(planned)).toEqual(['issuer -40', 'bob 40', 'issuer -40', 'alice 40']);
    expect(newLotsOf(planned)).toEqual(['GBP 1, price 2, unpaid 0.5', 'GBP 1, price 1, unpaid 0']);
    expect(notesOf(planned)).toEqual([]);
  });

  it('keeps unknown amounts unknown, says so, and leaves the unpaid total open', () => {
    const request = opening({ priceEach: undefined, unpaidEach: undefined });
    const register = new Register();
    const planned = register.plan(request);
    expect(newLotsOf(planned)).toEqual(['GBP 1, price unknown, unpaid unknown']);
    expect(notesOf(planned)).toEqual(['unknown']);
    register.post(request);
    expect(statementOfCapital(register.at(on)).currencies[0]).toMatchObject({
      totalShares: '40',
      totalUnpaid: '',
    });
  });

  it('keeps what is unpaid where only the price is unknown', () => {
    const register = new Register();
    register.post(opening({ priceEach: undefined }));
    expect(statementOfCapital(register.at(on)).currencies[0]?.totalUnpaid).toBe('20');
  });

  it('posts shares without a holder to the treasury account', () => {
    const planned = new Register().plan(opening({ holderId: undefined, shares: '5' }));
    expect(postingsOf(planned)).toEqual(['issuer -5', 'treasury 5']);
  });

  it('posts the distinguishing numbers of a numbered class, a lot for each range', () => {
    const planned = numbered().plan(opening({ shares: '6', numbers: '1-4, 11-12' }));
    expect(newLotsOf(planned).map((lot) => lot.split(' no. ')[1])).toEqual(['1-4', '11-12']);
    expect(postingsOf(planned)).toEqual(['issuer -4', 'bob 4', 'issuer -2', 'bob 2']);
  });

  it('can follow for one class where another has shares already', () => {
    const register = booksAfter(founding);
    expect(register.refusals(opening({ classId: PREFERENCE }))).toEqual([]);
    expect(register.refusals(opening({}))).toEqual(['holdings.0.classId: already-in-books']);
  });

  it('shows the holdings from its as-at date on', () => {
    const register = new Register();
    register.post(opening({}));
    expect(holdingsOf(register.at('2026-06-29'))).toEqual([]);
    expect(holdingsOf(register.at(on))).toHaveLength(1);
  });

  it.each<[string, OpeningBalanceRequest, readonly string[]]>([
    ['without holdings', opening(), ['holdings: missing']],
    ['of no class', opening({ classId: shareClassId('c') }), ['holdings.0.classId: missing']],
    ['of no shares', opening({ shares: '0' }), ['holdings.0.shares: zero']],
    ['below the nominal value', opening({ priceEach: '0.5' }), ['holdings.0.priceEach: below-nominal']],
    [
      'with more unpaid than the price',
      opening({ unpaidEach: '2.1' }),
      ['holdings.0.unpaidEach: above-price'],
    ],
    [
      'with a price that is no number',
      opening({ priceEach: '£2' }),
      [
        'holdings.0.priceEach: not-a-number',
        'holdings.0.priceEach: below-nominal',
        'holdings.0.unpaidEach: above-price',
      ],
    ],
    [
      'with an entry after its day',
      opening({ enteredOn: '2026-07-01' }),
      ['holdings.0.enteredOn: not-a-date'],
    ],
    [
      'with an entry before incorporation',
      opening({ enteredOn: '2026-01-14' }),
      ['holdings.0.enteredOn: not-a-date'],
    ],
    ['before incorporation', { ...opening({}), on: '2026-01-14' }, ['on: before-incorporation']],
  ])('is refused %s', (_how, request, errors) => {
    expect(new Register().refusals(request)).toEqual(errors);
  });

  it.each<[string, readonly Partial<OpeningHolding>[], readonly string[]]>([
    ['without numbers', [{}], ['holdings.0.numbers: differs']],
    ['with too few numbers', [{ numbers: '1-39' }], ['holdings.0.numbers: differs']],
    ['with numbers that cannot be read', [{ numbers: '1 to 40' }], ['holdings.0.numbers: differs']],
    [
      'with numbers of another holding',
      [{ numbers: '1-40' }, { holderId: ALICE, numbers: '40-79' }],
      ['holdings.1.numbers: used'],
    ],
  ])('of a numbered class is refused %s', (_how, holdings, errors) => {
    expect(numbered().refusals(opening(...holdings))).toEqual(errors);
  });

  it.each([
    [{ certificatesIssuedOn: on }, []],
    [{ certificatesIssuedOn: '2027-12-31' }, []],
    [{ certificatesIssuedOn: '2026-06-29' }, ['certificatesIssuedOn: not-a-date']],
    [{ certificatesIssuedOn: '2028-01-01' }, ['certificatesIssuedOn: not-a-date']],
    [{ certificatesIssuedOn: '2026-06-31' }, ['certificatesIssuedOn: not-a-date']],
    [{ certificatesIssuedOn: on, issuesCertificates: false }, ['certificatesIssuedOn: not-needed']],
    [{ issuesCertificates: false }, []],
  ])('dates new certificates from its own day to today: %j', (more, errors) => {
    expect(new Register().refusals({ ...opening({}), ...more })).toEqual(errors);
  });

  it('of a numbered class is refused with numbers that the books have given already', () => {
    const register = numbered();
    const first = register.post({ ...founding, on: '2026-07-01' });
    register.reverse(first);
    expect(register.refusals(opening({ numbers: '61-100' }))).toEqual(['holdings.0.numbers: used']);
    expect(register.refusals(opening({ numbers: '101-140' }))).toEqual([]);
  });
});

describe('the existing certificates of an opening balance', () => {
  const certificate = { number: '7', issuedOn: '2026-02-01' };

  it.each<[string, readonly Partial<OpeningHolding>[], readonly string[]]>([
    ['one for the whole holding', [{ certificates: [certificate] }], []],
    [
      'one number twice',
      [{ certificates: [certificate] }, { holderId: ALICE, certificates: [certificate] }],
      ['holdings.1.certificates.0.number: used'],
    ],
    [
      'no number',
      [{ certificates: [{ ...certificate, number: '' }] }],
      ['holdings.0.certificates.0.number: not-whole'],
    ],
    [
      'a number too high',
      [{ certificates: [{ ...certificate, number: '2147483648' }] }],
      ['holdings.0.certificates.0.number: too-high'],
    ],
    [
      'a day after the balance',
      [{ certificates: [{ ...certificate, issuedOn: '2026-07-01' }] }],
      ['holdings.0.certificates.0.issuedOn: not-a-date'],
    ],
    [
      'too few shares',
      [{ certificates: [{ ...certificate, shares: '39' }] }],
      ['holdings.0.certificates.0.shares: does-not-add-up'],
    ],
    [
      'no shares where there are two',
      [{ certificates: [certificate, { ...certificate, number: '8' }] }],
      [
        'holdings.0.certificates.0.shares: missing',
        'holdings.0.certificates.1.shares: missing',
        'holdings.0.certificates.1.shares: does-not-add-up',
      ],
    ],
  ])('are checked: %s', (_what, holdings, errors) => {
    expect(new Register().refusals(opening(...holdings))).toEqual(errors);
  });

  it('name the numbers of their shares, all of the holding and each once', () => {
    const of = (first: string, second: string) =>
      numbered().refusals(
        opening({
          numbers: '1-40',
          certificates: [
            { ...certificate, shares: '30', numbers: first },
            { ...certificate, number: '8', shares: '10', numbers: second },
          ],
        }),
      );
    expect(of('1-30', '31-40')).toEqual([]);
    expect(of('1-30', '31-39')).toEqual(['holdings.0.certificates.1.numbers: differs']);
    expect(of('1-30', '41-50')).toEqual(['holdings.0.certificates.1.numbers: differs']);
  });
});
