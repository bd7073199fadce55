import { describe, expect, it } from 'vitest';
import type { InstrumentTransferee, TransferRequest } from '../../ledger/event-requests.ts';
import { shareClassId } from '../../ledger/ids.ts';
import { linesOfClass } from '../../ledger/position.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  booksAfter,
  DAN,
  eventOf,
  foundedBooks,
  founding,
  held,
  notesOf,
  numberedBooks,
  ORDINARY,
  partPaid,
  postingsOf,
} from '../../testing/example-register.ts';
import { checkStamping } from './transfer.ts';

const on = '2026-12-02';
const transfer = (more: Partial<TransferRequest> = {}): TransferRequest => ({
  kind: 'transfer',
  on,
  classId: ORDINARY,
  transferorId: BOB,
  transferees: [{ transfereeId: ALICE, shares: '15' }],
  ...more,
});
const to = (...transferees: readonly Partial<InstrumentTransferee>[]) =>
  transfer({ transferees: transferees.map((more) => ({ transfereeId: ALICE, shares: '15', ...more })) });

describe('a transfer', () => {
  it('moves shares of the transferor’s lot and makes no new one', () => {
    const planned = foundedBooks().plan(transfer());
    expect(postingsOf(planned)).toEqual(['bob -15', 'alice 15']);
    expect(eventOf(planned).lots).toEqual([]);
  });

  it('goes to several transferees by one entry', () => {
    const planned = foundedBooks().plan(to({ shares: '10' }, { transfereeId: DAN, shares: '30' }));
    expect(postingsOf(planned)).toEqual(['bob -40', 'alice 10', 'dan 30']);
  });

  it('leaves the day before as it was', () => {
    const register = booksAfter(founding, bobToAlice);
    expect([held(register.at('2026-12-01'), BOB), held(register.at(on), BOB)]).toEqual(['40', '25']);
  });

  it('takes the oldest shares first where all are fully paid', () => {
    const register = booksAfter(founding, {
      ...founding,
      on: '2026-03-01',
      allottees: [{ ...founding.allottees[1], priceEach: '5', paidEach: '5' }],
    });
    register.post(to({ shares: '50' }));
    const left = linesOfClass(register.at(on), ORDINARY).filter(
      ({ account }) => account.kind === 'holder' && account.holderId === BOB,
    );
    expect(left.map(({ lot }) => lot.issuedOn)).toEqual(['2026-03-01']);
  });

  it('needs the lots chosen where a holder’s shares differ in the amount unpaid', () => {
    const mixed = booksAfter(founding, {
      ...partPaid,
      on: '2026-06-01',
      allottees: [{ ...partPaid.allottees[0], holderId: BOB }],
    });
    expect(mixed.refusals(to({ shares: '10' }))).toEqual(['transferees.0.lots: choose']);
    const [, partly] = linesOfClass(mixed.at(on), ORDINARY).filter(
      ({ account }) => account.kind === 'holder' && account.holderId === BOB,
    );
    const lots = partly ? [{ lotId: partly.lot.id, shares: '10' }] : [];
    expect(mixed.refusals(to({ shares: '10', lots }))).toEqual([]);
  });

  it('of numbered shares names their numbers', () => {
    const refusals = (numbers: string | undefined) => numberedBooks().refusals(to({ numbers }));
    expect(refusals(undefined)).toEqual(['transferees.0.numbers: missing']);
    expect(refusals('51-65')).toEqual(['transferees.0.numbers: not-held']);
    expect(refusals('61-70')).toEqual(['transferees.0.numbers: differs']);
    expect(refusals('70-61')).toEqual(['transferees.0.numbers: unreadable']);
    expect(refusals('61-75')).toEqual([]);
  });

  it('of part of a numbered lot divides it into lots that keep their numbers', () => {
    const planned = numberedBooks().plan(to({ shares: '5', numbers: '71-75' }));
    expect(eventOf(planned).lots.map(({ numbers }) => `${numbers?.first}-${numbers?.last}`)).toEqual([
      '71-75',
      '61-70',
      '76-100',
    ]);
    expect(postingsOf(planned)).toEqual([
      'bob -40',
      'issuer 40',
      'issuer -5',
      'alice 5',
      'issuer -10',
      'bob 10',
      'issuer -25',
      'bob 25',
    ]);
  });

  it.each<[string, Partial<TransferRequest>, readonly string[]]>([
    ['of no class', { classId: shareClassId('c') }, ['classId: missing']],
    ['without transferees', { transferees: [] }, ['transferees: missing']],
    ['to oneself', to({ transfereeId: BOB }), ['transferees.0.transfereeId: same-holder']],
    ['of parts of shares', to({ shares: '1.5' }), ['transferees.0.shares: not-whole']],
    ['of more than the transferor has', to({ shares: '41' }), ['transferees.0.shares: too-few']],
    [
      'of more over several transferees together',
      to({ shares: '30' }, { transfereeId: DAN, shares: '11' }),
      ['transferees.1.shares: too-few'],
    ],
    [
      'for a consideration that is no number',
      to({ consideration: 'love' }),
      ['transferees.0.consideration: not-a-number'],
    ],
    ['lodged after the entry', { signedOn: '2026-12-01', lodgedOn: '2026-12-03' }, ['lodgedOn: after-entry']],
    [
      'signed after the lodging',
      { signedOn: '2026-12-02', lodgedOn: '2026-12-01' },
      ['signedOn: after-lodging'],
    ],
    ['signed after the entry', { signedOn: '2026-12-03' }, ['signedOn: after-lodging']],
    [
      'signed and lodged before the company existed',
      { signedOn: '1999-01-01', lodgedOn: '1999-01-02' },
      ['signedOn: before-incorporation', 'lodgedOn: before-incorporation'],
    ],
    [
      'on days that are none',
      { signedOn: 'x', lodgedOn: 'y' },
      ['signedOn: not-a-date', 'lodgedOn: not-a-date'],
    ],
  ])('is refused %s', (_how, more, errors) => {
    expect(foundedBooks().refusals(transfer(more))).toEqual(errors);
  });

  it('says until when the form may have been signed and lodged', () => {
    const late = (days: Partial<TransferRequest>) => {
      const planned = foundedBooks().plan(transfer(days));
      return planned.ok ? [] : planned.errors.map(({ message }) => message);
    };
    expect(late({ lodgedOn: '2026-12-03' })).toEqual([
      'Enter a date up to 2 December 2026, when the transfer was registered',
    ]);
    expect(late({ signedOn: '2026-12-02', lodgedOn: '2026-12-01' })).toEqual([
      'Enter a date up to 1 December 2026, when the form was lodged',
    ]);
  });

  it('says how many shares the transferor has', () => {
    const planned = foundedBooks().plan(to({ shares: '200' }));
    expect(planned.ok ? [] : planned.errors.map(({ message }) => message)).toEqual([
      'Enter at most 40: that is what Bob Green has',
    ]);
  });

  it('is refused from and to unidentified holders', () => {
    const register = foundedBooks();
    register.holders = register.holders.map((each) => (each.id === BOB ? { ...each, members: [] } : each));
    expect(register.refusals(transfer())).toEqual(['transferorId: not-known']);
    expect(
      register.refusals(transfer({ transferorId: ALICE, transferees: [{ transfereeId: BOB, shares: '1' }] })),
    ).toEqual(['transferees.0.transfereeId: not-known']);
  });
});

describe('the stamp duty of a transfer', () => {
  it.each<[string, Partial<InstrumentTransferee>, boolean]>([
    ['a gift', {}, false],
    ['a consideration of £1,000', { consideration: '1000' }, false],
    ['a consideration above £1,000', { consideration: '1000.01' }, true],
    ['a small part of a larger transaction', { consideration: '10', isPartOfSeries: true }, true],
    ['an exempt instrument', { consideration: '5000', exemption: 'Divorce' }, false],
    ['a stamped form', { consideration: '5000', stamping: 'paid' }, false],
    ['an adjudicated form', { consideration: '5000', stamping: 'adjudicated' }, false],
  ])('on %s', (_what, transferee, isOpen) => {
    const request = to(transferee);
    expect(notesOf(foundedBooks().plan(request))).toEqual(isOpen ? ['not-stamped'] : []);
    expect(checkStamping(request).map(({ path }) => path)).toEqual(isOpen ? ['transferees.0.stamping'] : []);
  });

  it('is named with its amount', () => {
    const [error] = checkStamping(to({ consideration: '1001' }));
    expect(error?.message).toContain('£10.00 of stamp duty is due');
    const planned = foundedBooks().plan(to({ consideration: '1001' }));
    expect(planned.ok && planned.notes[0]?.message).toBe(
      'Stamp duty of £10.00 is due on the form to Alice Green: nobody knows whether it was stamped',
    );
  });

  it('is asked for each form apart', () => {
    const request = to(
      { consideration: '2000', stamping: 'paid' },
      { transfereeId: DAN, consideration: '2000' },
    );
    expect(checkStamping(request).map(({ path }) => path)).toEqual(['transferees.1.stamping']);
  });
});
