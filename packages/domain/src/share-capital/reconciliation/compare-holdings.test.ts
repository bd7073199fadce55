import { describe, expect, it } from 'vitest';
import { statementShareholdings } from '../projections/statement-shareholdings.ts';
import { ALICE, BOB, bobToAlice, CARA, ORDINARY } from '../testing/example-register.ts';
import { compareMembers } from './compare-holdings.ts';
import { reconcile } from './reconcile.ts';
import { agreeing, companyName, LAST_STATEMENT, onDay, TODAY } from './testing/registers-to-reconcile.ts';

describe('the holdings of the register beside other records', () => {
  it('finds a certificate too many, and one that is missing', () => {
    const { input } = agreeing();
    const certificates = (input.certificates ?? []).filter(({ holderId }) => holderId !== BOB);
    const [first] = certificates;
    const extra = first ? [{ ...first, number: 99 }] : [];
    const [check] = reconcile({
      ...input,
      certificates: [...certificates, ...extra],
    });
    expect(check?.differences.map(({ of, register, other }) => [of, register, other])).toEqual([
      ['Alice Green, Ordinary', '75', '135'],
      ['Bob Green, Ordinary', '25', '0'],
    ]);
  });

  it('needs no certificate for shares of unidentified holders', () => {
    const { input } = agreeing();
    const { position, ...register } = input.register;
    const named = position.holders.filter(({ id }) => id !== BOB);
    const holders = [...named, { id: BOB, members: [] }];
    const certificates = (input.certificates ?? []).filter(({ holderId }) => holderId !== BOB);
    const [check] = reconcile({
      ...input,
      register: { ...register, position: { ...position, holders } },
      certificates,
    });
    expect(check?.differences).toEqual([]);
    const [wrong] = reconcile({ ...input, register: { ...register, position: { ...position, holders } } });
    expect(wrong?.differences.map(({ of, register: held, other }) => [of, held, other])).toEqual([
      ['Unidentified holders, Ordinary', '0', '25'],
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
    const [, , check] = reconcile({ ...input, confirmationStatement: statement });
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
    register.post({
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
    const [, , check] = reconcile({
      ...input,
      confirmationStatement: { register: now, members },
    });
    expect(check?.status).toBe('agrees');
  });

  it('counts accounts that differ in designation together, as other records do', () => {
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
    const [, , check] = reconcile({
      ...input,
      confirmationStatement: { register: now, members },
    });
    expect(check?.status).toBe('agrees');
  });

  it('names the entry by which a former member gave up the shares that the other record still lists', () => {
    const { register } = agreeing();
    const sold = register.post({
      ...bobToAlice,
      on: '2026-12-20',
      transferorId: CARA,
      transferees: [{ transfereeId: ALICE, shares: '50' }],
    });
    const listed = {
      className: 'Ordinary',
      numberHeld: '50',
      holders: [{ kind: 'person', forename: 'Cara', surname: 'Green' }],
      transfers: [],
    } as const;
    const now = onDay(register, TODAY);
    const since = { startsOn: LAST_STATEMENT, endsOn: TODAY };
    const ours = statementShareholdings({
      position: now.position,
      events: now.events,
      since,
      companyName,
    }).filter(({ numberHeld }) => numberHeld !== '0');
    expect(compareMembers(now, [...ours, listed], companyName)).toEqual([
      { what: 'holding', of: 'Cara Green, Ordinary', register: '0', other: '50', entries: [sold.id] },
    ]);
  });

  it('adds up several lines of one member', () => {
    const { register } = agreeing();
    const now = onDay(register, TODAY);
    const line = (forename: string, numberHeld: string) =>
      ({
        className: 'ordinary',
        numberHeld,
        holders: [{ kind: 'person', forename, surname: 'GREEN' }],
        transfers: [],
      }) as const;
    const members = [
      line('Alice', '60'),
      line('Alice', '15'),
      line('Bob', '25'),
      line('Cara', '50'),
      line('Dan', '0'),
    ];
    expect(compareMembers(now, members, companyName)).toEqual([]);
  });
});
