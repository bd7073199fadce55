import { describe, expect, it } from 'vitest';
import { ALICE, BOB, ORDINARY, partPaid } from '../events/register.fixture.ts';
import { statementShareholdings } from '../readings/statement-shareholdings.ts';
import { agreeing, companyName, LAST_STATEMENT, onDay, TODAY } from './tie-out.fixture.ts';
import { type TieOutInput, tieOut } from './tie-out.ts';

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

  it('wants no certificate of shares whose holder nobody knows yet', () => {
    const { input } = agreeing();
    const { position, ...register } = input.register;
    const named = position.holders.filter(({ id }) => id !== BOB);
    const holders = [...named, { id: BOB, members: [] }];
    const certificates = (input.certificates ?? []).filter(({ holderId }) => holderId !== BOB);
    const [check] = tieOut({
      ...input,
      register: { ...register, position: { ...position, holders } },
      certificates,
    });
    expect(check?.differences).toEqual([]);
    const [wrong] = tieOut({ ...input, register: { ...register, position: { ...position, holders } } });
    expect(wrong?.differences.map(({ of, register: held, other }) => [of, held, other])).toEqual([
      ['Holders not yet known, Ordinary', '0', '25'],
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
