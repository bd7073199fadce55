import { describe, expect, it } from 'vitest';
import { type CivilDate, civilDate } from '../../dates/civil-date.ts';
import { applyCertificateChange, type Certificate } from '../certificates/certificate.ts';
import { certificatesForEvent } from '../certificates/certificates-for-event.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  founding,
  ORDINARY,
  partPaid,
  Register,
} from '../events/register.fixture.ts';
import { statementOfCapital } from '../readings/capital.ts';
import { statementShareholdings } from '../readings/statement-shareholdings.ts';
import type { RegisterOnDay } from './compare-capital.ts';
import { type TieOutInput, tieOut } from './tie-out.ts';

const TODAY = civilDate('2026-12-31');
const LAST_STATEMENT = civilDate('2026-12-01');
const companyName = 'Plum Limited';

function onDay(register: Register, on: CivilDate): RegisterOnDay {
  const events = register.ledger.listByDate().filter((event) => register.ledger.isLive(event));
  return { on, position: register.at(on), events };
}

/** Five records that agree: the last statement was made before Bob's transfer to Alice. */
function agreeing(): {
  readonly register: Register;
  readonly input: TieOutInput;
} {
  const register = new Register();
  let certificates: readonly Certificate[] = [];
  for (const request of [founding, partPaid, bobToAlice]) {
    const event = register.record(request);
    const context = {
      issuedOn: event.effectiveOn,
      findLot: register.ledger.lot.bind(register.ledger),
    };
    certificates = applyCertificateChange(certificates, certificatesForEvent(event, certificates, context));
  }
  const then = onDay(register, LAST_STATEMENT);
  const capital = statementOfCapital(then.position);
  const since = { startsOn: civilDate('2026-01-15'), endsOn: LAST_STATEMENT };
  const members = statementShareholdings({
    position: then.position,
    events: then.events,
    since,
    companyName,
  });
  const input = {
    companyName,
    register: onDay(register, TODAY),
    certificates,
    statementOfCapital: { register: onDay(register, TODAY), capital },
    confirmationStatement: { register: then, capital, members },
    registry: { register: then, capital },
  };
  return { register, input };
}

const statuses = (input: TieOutInput) => tieOut(input).map(({ status }) => status);

describe('the tie-out', () => {
  it('is green when all five records agree, each as at its own day', () => {
    expect(statuses(agreeing().input)).toEqual(['agrees', 'agrees', 'agrees', 'agrees']);
  });

  it('says so where there is nothing to compare with', () => {
    const { input } = agreeing();
    const bare = {
      ...input,
      certificates: undefined,
      registry: { register: input.register },
      confirmationStatement: undefined,
    };
    expect(statuses(bare)).toEqual(['not-known', 'agrees', 'not-known', 'not-known']);
  });

  it('names the entry recorded after a statement was made, for a day before it', () => {
    const { register, input } = agreeing();
    const late = register.record({ ...partPaid, on: '2026-11-01' });
    const then = onDay(register, LAST_STATEMENT);
    const [, , confirmation] = tieOut({
      ...input,
      confirmationStatement: { ...input.confirmationStatement, register: then },
    });
    expect(confirmation?.differences).toMatchObject([
      {
        what: 'shares-in-issue',
        of: 'Ordinary',
        register: '200',
        other: '150',
        entries: [late.id],
      },
      {
        what: 'nominal',
        register: '200',
        other: '150',
        currency: 'GBP',
        entries: [late.id],
      },
      {
        what: 'unpaid',
        of: 'GBP',
        register: '100',
        other: '50',
        currency: 'GBP',
        entries: [late.id],
      },
      {
        what: 'holding',
        of: 'Cara Green, Ordinary',
        register: '100',
        other: '50',
        entries: [late.id],
      },
    ]);
  });

  it('finds a certificate too many, and one that is missing', () => {
    const { input } = agreeing();
    const certificates = (input.certificates ?? []).filter(({ holderId }) => holderId !== BOB);
    const [first] = certificates;
    const extra = first ? [{ ...first, number: 99 }] : [];
    const [check] = tieOut({
      ...input,
      certificates: [...certificates, ...extra],
    });
    expect(check?.differences.map(({ of, register, other }) => [of, register, other])).toEqual([
      ['Alice Green, Ordinary', '75', '135'],
      ['Bob Green, Ordinary', '25', '0'],
    ]);
  });

  it('finds a member that the register does not know', () => {
    const { input } = agreeing();
    const stranger = {
      className: 'ordinary',
      numberHeld: '5',
      holders: [{ kind: 'whole' as const, name: 'Nobody Ltd' }],
      transfers: [],
    };
    const members = [...(input.confirmationStatement?.members ?? []), stranger];
    const statement = {
      register: input.confirmationStatement?.register ?? input.register,
      members,
    };
    const [, , check] = tieOut({ ...input, confirmationStatement: statement });
    expect(check?.differences).toEqual([
      {
        what: 'holding',
        of: 'Nobody Ltd, ordinary',
        register: '0',
        other: '5',
        entries: [],
      },
    ]);
  });

  it('counts a transfer to the company’s own treasury under the company’s name', () => {
    const { register, input } = agreeing();
    register.record({
      kind: 'buy-back',
      on: '2026-12-10',
      classId: ORDINARY,
      holdings: [{ holderId: ALICE, shares: '10' }],
      into: 'treasury',
    });
    const now = onDay(register, TODAY);
    const since = { startsOn: LAST_STATEMENT, endsOn: TODAY };
    const members = statementShareholdings({
      position: now.position,
      events: now.events,
      since,
      companyName,
    });
    const [, , check] = tieOut({
      ...input,
      confirmationStatement: { register: now, members },
    });
    expect(check?.status).toBe('agrees');
  });

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

  it('takes accounts that a designation tells apart together, as other records do', () => {
    const { register, input } = agreeing();
    const [alice, bob] = register.holders;
    if (!alice || !bob) throw new Error('The fixture has no holders');
    register.holders = register.holders.map((each) =>
      each.id === BOB ? { ...alice, id: BOB, designation: 'A/C 1234' } : each,
    );
    const now = onDay(register, TODAY);
    const since = { startsOn: LAST_STATEMENT, endsOn: TODAY };
    const { position, events } = now;
    const members = statementShareholdings({
      position,
      events,
      since,
      companyName,
    });
    expect(members).toHaveLength(3);
    const [, , check] = tieOut({
      ...input,
      confirmationStatement: { register: now, members },
    });
    expect(check?.status).toBe('agrees');
  });
});
