import { describe, expect, it } from 'vitest';
import { statementOfCapital } from '../projections/capital.ts';
import type { ClassCapitalRecord, StatementOfCapitalRecord } from '../statement-of-capital.ts';
import { founding, ORDINARY, partPaid, Register } from '../testing/example-register.ts';
import { compareCapital, isSame, surplus } from './compare-capital.ts';
import { onDay, TODAY } from './testing/registers-to-reconcile.ts';

function booksOf() {
  const register = new Register();
  const events = [register.post(founding), register.post(partPaid)];
  return { register, events };
}
const changed = (
  capital: StatementOfCapitalRecord,
  change: (each: ClassCapitalRecord) => Partial<ClassCapitalRecord>,
): StatementOfCapitalRecord => ({
  currencies: capital.currencies.map((table) => ({
    ...table,
    classes: table.classes.map((each) => ({ ...each, ...change(each) })),
  })),
});

describe('the capital of the register beside a statement', () => {
  it('agrees with itself, however numbers and names are written', () => {
    const { register } = booksOf();
    const now = onDay(register, TODAY);
    const capital = statementOfCapital(now.position);
    expect(compareCapital(now, capital)).toEqual([]);
    const typed = changed(capital, () => ({
      className: ' ORDINARY ',
      numberOfShares: '150.0',
      aggregateNominal: '150.00',
    }));
    expect(compareCapital(now, typed)).toEqual([]);
  });

  it('names the entry that the other record lacks', () => {
    const { register, events } = booksOf();
    const now = onDay(register, TODAY);
    const before = statementOfCapital(onDay(register, events[0]?.effectiveOn ?? TODAY).position);
    expect(compareCapital(now, before)).toMatchObject([
      { what: 'shares-in-issue', of: 'Ordinary', register: '150', other: '100', entries: [events[1]?.id] },
      { what: 'nominal', register: '150', other: '100', currency: 'GBP', entries: [events[1]?.id] },
      { what: 'unpaid', of: 'GBP', register: '50', other: '0', entries: [events[1]?.id] },
    ]);
  });

  it('takes an unknown total unpaid for no difference, on either side', () => {
    const { register } = booksOf();
    const now = onDay(register, TODAY);
    const capital = statementOfCapital(now.position);
    const open = { currencies: capital.currencies.map((table) => ({ ...table, totalUnpaid: '' })) };
    expect(compareCapital(now, open)).toEqual([]);
  });

  it('names a class that only one of them has, with the entry that renamed it', () => {
    const { register } = booksOf();
    const named = register.post({
      kind: 'class-name',
      on: '2026-12-10',
      classId: ORDINARY,
      name: 'A Ordinary',
    });
    const now = onDay(register, TODAY);
    const old = changed(statementOfCapital(now.position), () => ({ className: 'Ordinary' }));
    const differences = compareCapital(now, old);
    expect(differences.map(({ of, register: ours, other }) => [of, ours, other])).toEqual([
      ['A Ordinary', '150', '0'],
      ['A Ordinary', '150', '0'],
      ['Ordinary', '0', '150'],
      ['Ordinary', '0', '150'],
    ]);
    expect(new Set(differences.flatMap(({ entries }) => entries))).toEqual(new Set([named.id]));
  });

  it('has no entry for a class that was never in the register', () => {
    const { register } = booksOf();
    const now = onDay(register, TODAY);
    const other = changed(statementOfCapital(now.position), () => ({ className: 'Deferred' }));
    expect(compareCapital(now, other).find(({ of }) => of === 'Deferred')?.entries).toEqual([]);
  });
});

it.each([
  ['1,000', '1000.00', true, 0n],
  ['0.1', '0.10', true, 0n],
  ['2', '1.5', false, 500_000n],
  ['', '', true, undefined],
  ['many', 'many ', true, undefined],
  ['many', '1', false, undefined],
])('%j and %j: the same %s, surplus %s', (a, b, same, more) => {
  expect(isSame(a, b)).toBe(same);
  expect(surplus(a, b)).toBe(more);
});
