import { describe, expect, it } from 'vitest';
import { ALICE, BOB, bobToAlice, ORDINARY, Register } from '../testing/example-register.ts';
import { statementOfCapital } from '../projections/capital.ts';
import { statementShareholdings } from '../projections/statement-shareholdings.ts';
import { agreeing, companyName, onDay, TODAY } from './testing/registers-to-reconcile.ts';
import { reconcile } from './reconcile.ts';

describe('a difference of the reconciliation', () => {
  it('names every entry since a record was made, a sub-division among them', () => {
    const { register, input } = agreeing();
    const { capital, members } = input.confirmationStatement ?? {};
    const divided = register.post({
      kind: 'subdivision',
      on: '2026-12-05',
      classId: ORDINARY,
      into: '10',
    });
    const given = register.post({
      ...bobToAlice,
      on: '2026-12-10',
      transferees: [{ transfereeId: ALICE, shares: '50' }],
    });
    const now = onDay(register, TODAY);
    const [, , check] = reconcile({
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

  it('names the smallest set of entries that make up a difference, or else the last that touched the figure', () => {
    const { register, input } = agreeing();
    const capital = input.confirmationStatement?.capital;
    const allotted = (on: string, shares: string) =>
      register.post({
        kind: 'allotment',
        on,
        allottees: [{ classId: ORDINARY, holderId: BOB, shares, priceEach: '1', paidEach: '1' }],
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
          classes: table.classes.map((each) => ({ ...each, numberOfShares: '161', aggregateNominal: '161' })),
        },
      ],
    };
    const compare = (filed: typeof known) =>
      reconcile({
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
        classes: each.classes.map((own) => ({ ...own, numberOfShares: '1', aggregateNominal: '1' })),
      })),
    };
    const stated = { entries: [third?.id] };
    expect(compare(unexplained)).toMatchObject({ differences: [stated, stated] });
  });

  it('names the balance that the books begin with where no entry since makes up a difference', () => {
    const { input } = agreeing();
    const register = new Register();
    const opening = register.post({
      kind: 'opening-balance',
      on: '2026-02-01',
      source: 'Old books',
      holdings: [{ classId: ORDINARY, holderId: BOB, shares: '30', unpaidEach: '0' }],
    });
    const own = onDay(register, TODAY);
    const members = statementShareholdings({
      position: own.position,
      events: own.events,
      since: { startsOn: TODAY, endsOn: TODAY },
      companyName,
    }).map((member) => ({ ...member, numberHeld: '40' }));
    const capital = statementOfCapital(own.position);
    const [, , check] = reconcile({ ...input, confirmationStatement: { register: own, capital, members } });
    expect(check?.differences.map(({ register: ours, other, entries }) => [ours, other, entries])).toEqual([
      ['30', '40', [opening.id]],
    ]);
  });

  it('names the entry by which a class got another name', () => {
    const { register, input } = agreeing();
    const renamed = register.post({
      kind: 'class-name',
      on: '2026-12-10',
      classId: ORDINARY,
      name: 'A Ordinary',
    });
    const capital = input.confirmationStatement?.capital;
    const [, , , check] = reconcile({
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
