import { describe, expect, it } from 'vitest';
import { ALICE, BOB, bobToAlice, ORDINARY } from '../events/register.fixture.ts';
import { agreeing, onDay, TODAY } from './tie-out.fixture.ts';
import { tieOut } from './tie-out.ts';

describe('a difference of the tie-out', () => {
  it('names every entry since a record was made, a sub-division among them', () => {
    const { register, input } = agreeing();
    const { capital, members } = input.confirmationStatement ?? {};
    const divided = register.record({
      kind: 'subdivision',
      on: '2026-12-05',
      classId: ORDINARY,
      into: '10',
    });
    const given = register.record({
      ...bobToAlice,
      on: '2026-12-10',
      transferees: [{ transfereeId: ALICE, shares: '50' }],
    });
    const now = onDay(register, TODAY);
    const [, , check] = tieOut({
      ...input,
      confirmationStatement: { register: now, capital, members },
    });
    const before = register.ledger.listByDate().find(({ kind }) => kind === 'transfer')?.id;
    expect(check?.differences.map(({ what, of, entries }) => [what, of, entries])).toEqual([
      ['shares-in-issue', 'Ordinary', [divided.id]],
      ['holding', 'Alice Green, Ordinary', [given.id, divided.id, before]],
      ['holding', 'Bob Green, Ordinary', [given.id, divided.id, before]],
      ['holding', 'Cara Green, Ordinary', [divided.id]],
    ]);
  });

  it('names the smallest set of entries where not all since a day make up a difference', () => {
    const { register, input } = agreeing();
    const capital = input.confirmationStatement?.capital;
    const allotted = (on: string, shares: string) =>
      register.record({
        kind: 'allotment',
        on,
        allottees: [
          {
            classId: ORDINARY,
            holderId: BOB,
            shares,
            priceEach: '1',
            paidEach: '1',
          },
        ],
      });
    const [first, , third] = [
      allotted('2026-12-03', '7'),
      allotted('2026-12-04', '11'),
      allotted('2026-12-05', '20'),
    ];
    const [table] = capital?.currencies ?? [];
    const known = table && {
      currencies: [
        {
          ...table,
          classes: table.classes.map((each) => ({
            ...each,
            numberOfShares: '161',
            aggregateNominal: '161',
          })),
        },
      ],
    };
    const compare = (filed: typeof known) =>
      tieOut({
        ...input,
        registry: { register: onDay(register, TODAY), capital: filed },
      }).at(-1);
    expect(compare(known)?.differences.map(({ entries }) => entries)).toEqual([
      [third?.id, first?.id],
      [third?.id, first?.id],
    ]);
    const unexplained = known && {
      currencies: known.currencies.map((each) => ({
        ...each,
        classes: each.classes.map((own) => ({
          ...own,
          numberOfShares: '1',
          aggregateNominal: '1',
        })),
      })),
    };
    expect(compare(unexplained)?.differences.map(({ entries }) => entries)).toEqual([[], []]);
  });

  it('names the entry by which a class got another name', () => {
    const { register, input } = agreeing();
    const renamed = register.record({
      kind: 'class-name',
      on: '2026-12-10',
      classId: ORDINARY,
      name: 'A Ordinary',
    });
    const capital = input.confirmationStatement?.capital;
    const [, , , check] = tieOut({
      ...input,
      registry: { register: onDay(register, TODAY), capital },
    });
    expect(check?.differences.map(({ of, register: ours, entries }) => [of, ours, entries])).toEqual([
      ['A Ordinary', '150', [renamed.id]],
      ['A Ordinary', '150', [renamed.id]],
      ['Ordinary', '0', [renamed.id]],
      ['Ordinary', '0', [renamed.id]],
    ]);
  });
});
