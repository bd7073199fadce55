import { describe, expect, it } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';

const ann = { kind: 'person', surname: 'Field', forename: 'Ann' };
const bob = { kind: 'person', surname: 'Roe', forename: 'Bob' };

/** The persons of each account of the register, by the account's name. */
async function personsOf(books: ShareBooks): Promise<Record<string, string[]>> {
  const holders = await books.read('AddShareHolderInTransferShare');
  return Object.fromEntries(
    holders.map(({ name, members }: { name: string; members: { personId: string }[] }) => [
      name,
      members.map(({ personId }) => personId),
    ]),
  );
}

describe('a person who is entered as several holders', () => {
  it('is one person, in whatever order and by whichever call they are entered', async () => {
    const books = await openShareBooks();
    await books.addHolder('', { members: [ann] });
    const holders = [
      { members: [{ ...ann, surname: 'FIELD ' }, bob] },
      { members: [bob], designation: 'A/C 1234' },
    ];
    await books.send('SaveMultiShareHolder', { holders });
    const persons = await personsOf(books);
    const [annId] = persons['Ann Field'] ?? [];
    expect(persons['Ann FIELD and Bob Roe']).toEqual([annId, persons['Bob Roe (A/C 1234)']?.[0]]);
  });

  it('is somebody else where that is said', async () => {
    const books = await openShareBooks();
    await books.addHolder('', { members: [ann] });
    await books.addHolder('', { members: [{ ...ann, isAnotherPerson: true }], designation: 'of York' });
    const persons = await personsOf(books);
    expect(persons['Ann Field (of York)']).not.toEqual(persons['Ann Field']);
  });

  it('stays who they are when their address changes', async () => {
    const books = await openShareBooks();
    const address = (town: string) => ({ address: { town } });
    const holderId = await books.addHolder('', { members: [ann], ...address('Leeds') });
    const before = await personsOf(books);
    await books.addHolder('', { holderId, members: [ann], ...address('York') });
    expect(await personsOf(books)).toEqual(before);
    await books.addHolder('', { members: [ann], designation: '2', ...address('Leeds') });
    expect((await personsOf(books))['Ann Field (2)']).not.toEqual(before['Ann Field']);
  });

  it('is read by the name and address of the day, and by what is corrected on every day', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass();
    const holderId = await books.addHolder('', { members: [ann] });
    await books.recorded({
      kind: 'allotment',
      on: '2025-02-03',
      allottees: [{ classId, holderId, shares: '10', priceEach: '1', paidEach: '1' }],
    });
    const [personId] = (await personsOf(books))['Ann Field'] ?? [];
    const married = { ...ann, personId, surname: 'Wright' };
    const change = (more: object) => books.send('SaveShareHolder', { holderId, members: [married], ...more });
    expect((await change({ effectiveOn: '2126-01-01' })).body.errors).toMatchObject({
      effectiveOn: expect.any(String),
    });
    await change({ effectiveOn: '2025-06-01' });
    const nameAt = async (asAt: string) =>
      (await books.read('GetShareRegister', { asAt }))[0].members[0].holderName;
    expect([await nameAt('2025-05-31'), await nameAt('2025-06-01')]).toEqual(['Ann Field', 'Ann Wright']);
    await books.send('SaveShareHolder', { holderId, members: [{ ...ann, personId, surname: 'Fielding' }] });
    expect([await nameAt('2025-05-31'), await nameAt('2025-06-01')]).toEqual(['Ann Fielding', 'Ann Wright']);
  });

  it('has all their shares counted together', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass();
    const alone = await books.addHolder('', { members: [ann] });
    const joint = await books.addHolder('', { members: [ann, bob] });
    const other = await books.addHolder('Else');
    const line = (holderId: string, shares: string) => ({
      classId,
      holderId,
      shares,
      priceEach: '1',
      paidEach: '1',
    });
    const { body } = await books.send('PlanShareEvent', {
      events: [
        {
          kind: 'allotment',
          on: '2026-02-02',
          allottees: [line(alone, '20'), line(joint, '20'), line(other, '60')],
        },
      ],
    });
    const { control } = body.entity[0];
    expect(control).toMatchObject([
      { name: 'Ann Field', sharesAfter: '25-to-50-percent' },
      { name: 'Else', sharesAfter: '50-to-75-percent' },
    ]);
  });
});
