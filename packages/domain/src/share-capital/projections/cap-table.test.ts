import { describe, expect, it } from 'vitest';
import { amount, shareCount } from '../../money/exact-decimal.ts';
import { exampleBooks } from '../testing/example-books.ts';
import {
  ALICE,
  BOB,
  booksAfter,
  CARA,
  DAN,
  foundedBooks,
  founding,
  ORDINARY,
  PREFERENCE,
  Register,
} from '../testing/example-register.ts';
import { capTable, percentText, totalOfClass } from './cap-table.ts';

describe('the cap table', () => {
  it('gives each account its part of nominal value and votes', () => {
    const rows = capTable(exampleBooks().at('2026-12-31'));
    const [first, second] = rows;
    expect(first?.account).toEqual({ kind: 'holder', holderId: DAN });
    expect(second && percentText(second.votes)).toBe('50.00');
    expect(second?.nominal.get('GBP') && percentText(second.nominal.get('GBP') ?? second.votes)).toBe(
      '50.00',
    );
    expect(totalOfClass(rows, ORDINARY)).toBe(shareCount('150'));
  });

  it.each([
    [1n, 3n, '33.33'],
    [2n, 3n, '66.67'],
    [1n, 1n, '100.00'],
    [0n, 0n, '0.00'],
  ])('%s of %s is %s%%', (part, whole, text) => {
    expect(percentText({ part, whole })).toBe(text);
  });
});

describe('the rows of a cap table', () => {
  const names = (register: Register) =>
    capTable(register.at('2026-12-31')).map(({ account }) =>
      account.kind === 'holder' ? account.holderId : account.kind,
    );

  it('stand by number of shares, then by name', () => {
    const allottees = [CARA, ALICE, BOB].map((holderId) => ({
      ...founding.allottees[0],
      holderId,
      shares: '10',
    }));
    const register = booksAfter(
      { ...founding, allottees },
      {
        ...founding,
        on: '2026-02-01',
        allottees: [{ ...founding.allottees[0], holderId: DAN, shares: '11' }],
      },
    );
    expect(names(register)).toEqual([DAN, ALICE, BOB, CARA]);
  });

  it('end with unidentified holders and treasury shares', () => {
    const register = booksAfter(founding, {
      kind: 'buy-back',
      on: '2026-12-01',
      classId: ORDINARY,
      holdings: [{ holderId: ALICE, shares: '50' }],
      into: 'treasury',
    });
    register.holders = register.holders.map((each) => (each.id === BOB ? { ...each, members: [] } : each));
    expect(names(register)).toEqual([ALICE, BOB, 'treasury']);
  });

  it('count votes by the votes of each share, and none for treasury shares', () => {
    const register = foundedBooks();
    register.post({
      kind: 'variation',
      on: '2026-06-01',
      classId: ORDINARY,
      particulars: 'Three votes each',
      votesPerShare: '3',
      isRedeemable: false,
    });
    register.post({
      kind: 'buy-back',
      on: '2026-12-01',
      classId: ORDINARY,
      holdings: [{ holderId: BOB, shares: '40' }],
      into: 'treasury',
    });
    const [alice, treasury] = capTable(register.at('2026-12-31'));
    expect([alice?.votesHeld, treasury?.votesHeld]).toEqual([shareCount('180'), shareCount('0')]);
    expect(alice && percentText(alice.votes)).toBe('100.00');
    expect(alice && percentText(alice.nominal.get('GBP') ?? alice.votes)).toBe('60.00');
  });

  it('state the nominal value by currency, each of its own whole', () => {
    const [dan] = capTable(exampleBooks().at('2026-12-31'));
    expect([...(dan?.nominalValue ?? [])]).toEqual([
      ['GBP', amount('50')],
      ['EUR', amount('1000')],
    ]);
    expect([...(dan?.nominal ?? [])].map(([currency, part]) => `${currency} ${percentText(part)}`)).toEqual([
      'GBP 33.33',
      'EUR 100.00',
    ]);
  });

  it('are none before the first share', () => {
    expect(capTable(new Register().at('2026-12-31'))).toEqual([]);
  });
});

it('the parts of a class add up to its total, treasury included', () => {
  const rows = capTable(exampleBooks().at('2026-12-31'));
  expect(totalOfClass(rows, PREFERENCE)).toBe(shareCount('1000'));
  expect(rows.reduce((sum, { byClass }) => sum + (byClass.get(ORDINARY) ?? 0n), 0n)).toBe(
    totalOfClass(rows, ORDINARY),
  );
});
