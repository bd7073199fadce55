import { describe, expect, it } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../testing/share-books.ts';

const ann = { Kind: 'person', Surname: 'Field', Forename: 'Ann' };
const bob = { Kind: 'person', Surname: 'Roe', Forename: 'Bob' };

/** The persons of each account of the register, by the account's name. */
async function personsOf(books: ShareBooks): Promise<Record<string, string[]>> {
  const holders = await books.read('AddShareHolderInTransferShare');
  return Object.fromEntries(
    holders.map(({ Name, Members }: { Name: string; Members: { PersonId: string }[] }) => [
      Name,
      Members.map(({ PersonId }) => PersonId),
    ]),
  );
}

describe('a person who is entered as several holders', () => {
  it('is one person, in whatever order and by whichever call they are entered', async () => {
    const books = await openShareBooks();
    await books.addHolder('', { Members: [ann] });
    const Holders = [
      { Members: [{ ...ann, Surname: 'FIELD ' }, bob] },
      { Members: [bob], Designation: 'A/C 1234' },
    ];
    await books.send('SaveMultiShareHolder', { Holders });
    const persons = await personsOf(books);
    const [annId] = persons['Ann Field'] ?? [];
    expect(persons['Ann FIELD and Bob Roe']).toEqual([annId, persons['Bob Roe (A/C 1234)']?.[0]]);
  });

  it('is somebody else where that is said', async () => {
    const books = await openShareBooks();
    await books.addHolder('', { Members: [ann] });
    await books.addHolder('', { Members: [{ ...ann, IsAnotherPerson: true }], Designation: 'of York' });
    const persons = await personsOf(books);
    expect(persons['Ann Field (of York)']).not.toEqual(persons['Ann Field']);
  });

  it('stays who they are when their address changes', async () => {
    const books = await openShareBooks();
    const address = (Town: string) => ({ Address: { Town } });
    const HolderId = await books.addHolder('', { Members: [ann], ...address('Leeds') });
    const before = await personsOf(books);
    await books.addHolder('', { HolderId, Members: [ann], ...address('York') });
    expect(await personsOf(books)).toEqual(before);
    await books.addHolder('', { Members: [ann], Designation: '2', ...address('Leeds') });
    expect((await personsOf(books))['Ann Field (2)']).not.toEqual(before['Ann Field']);
  });

  it('is read by the name and address of the day, and by what is put right on every day', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass();
    const HolderId = await books.addHolder('', { Members: [ann] });
    await books.recorded({
      Kind: 'allotment',
      On: '2025-02-03',
      Allottees: [{ ClassId, HolderId, Shares: '10', PriceEach: '1', PaidEach: '1' }],
    });
    const [PersonId] = (await personsOf(books))['Ann Field'] ?? [];
    const married = { ...ann, PersonId, Surname: 'Wright' };
    const change = (more: object) => books.send('SaveShareHolder', { HolderId, Members: [married], ...more });
    expect((await change({ EffectiveOn: '2126-01-01' })).body.errors).toMatchObject({
      EffectiveOn: expect.any(String),
    });
    await change({ EffectiveOn: '2025-06-01' });
    const nameAt = async (AsAt: string) =>
      (await books.read('GetShareRegister', { AsAt }))[0].Members[0].HolderName;
    expect([await nameAt('2025-05-31'), await nameAt('2025-06-01')]).toEqual(['Ann Field', 'Ann Wright']);
    await books.send('SaveShareHolder', { HolderId, Members: [{ ...ann, PersonId, Surname: 'Fielding' }] });
    expect([await nameAt('2025-05-31'), await nameAt('2025-06-01')]).toEqual(['Ann Fielding', 'Ann Wright']);
  });

  it('has all their shares counted together', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass();
    const alone = await books.addHolder('', { Members: [ann] });
    const joint = await books.addHolder('', { Members: [ann, bob] });
    const other = await books.addHolder('Else');
    const line = (HolderId: string, Shares: string) => ({
      ClassId,
      HolderId,
      Shares,
      PriceEach: '1',
      PaidEach: '1',
    });
    const { body } = await books.send('PlanShareEvent', {
      Events: [
        {
          Kind: 'allotment',
          On: '2026-02-02',
          Allottees: [line(alone, '20'), line(joint, '20'), line(other, '60')],
        },
      ],
    });
    const { Control } = body.Entity[0];
    expect(Control).toMatchObject([
      { Name: 'Ann Field', SharesAfter: '25-to-50-percent' },
      { Name: 'Else', SharesAfter: '50-to-75-percent' },
    ]);
  });
});
