import { describe, expect, it } from 'vitest';
import { openBegunBooks } from '../../testing/begun-books.ts';
import { nothingChanged, statementOf } from './statement.fixture.ts';

async function begunBooks() {
  const begun = await openBegunBooks();
  return { ...begun, statement: statementOf(begun.books.person, begun.books.companyId) };
}

describe('a statement of a company that keeps its share register here', () => {
  it('confirms what the registry holds while the register says the same', async () => {
    const { statement } = await begunBooks();
    await statement.save('statements', nothingChanged);
    const { body } = await statement.facts();
    expect(body.Entity[0].ShareRegister).toMatchObject({
      On: '2026-11-16',
      StatementOfCapital: { Currencies: [{ TotalShares: '100' }] },
      CapitalDifferences: [],
      MemberDifferences: [],
      Entries: [],
    });
    const review = await statement.review();
    expect(review.body.Entity[0].Content.Rows).not.toContainEqual(
      expect.objectContaining({ Section: 'Statement of capital' }),
    );
  });

  it('gives capital and members as the register has them on its day, names the entry, and changes nothing there', async () => {
    const { books, statement, holders, ClassId } = await begunBooks();
    const allotted = await books.recorded({
      Kind: 'allotment',
      On: '2026-06-01',
      Allottees: [{ ClassId, HolderId: holders[1], Shares: '50', PriceEach: '2', PaidEach: '1' }],
    });
    await statement.save('statements', nothingChanged);
    const [{ ShareRegister }] = (await statement.facts()).body.Entity;
    expect(ShareRegister.Entries).toMatchObject([{ ShareEventId: allotted, Kind: 'allotment' }]);
    expect(ShareRegister.CapitalDifferences).toMatchObject([
      { What: 'shares-in-issue', Register: '150', Other: '100', Entries: [allotted] },
      { What: 'nominal' },
      { What: 'unpaid', Register: '50', Other: '0' },
    ]);
    const [{ Content, Changes, IsReady }] = (await statement.review()).body.Entity;
    expect(IsReady).toBe(true);
    const rows = JSON.stringify(Content.Rows);
    expect(rows).toContain('150');
    expect(
      Changes.filter((each: { IsChanged: boolean }) => each.IsChanged).map(
        (each: { Step: string }) => each.Step,
      ),
    ).toEqual(expect.arrayContaining(['capital', 'shareholders']));
    expect(await books.read('GetShareEvents')).toHaveLength(2);
  });

  it('speaks of the day it is made up to, whatever happened after', async () => {
    const { books, statement, holders, ClassId } = await begunBooks();
    await books.recorded({
      Kind: 'allotment',
      On: '2026-11-18',
      Allottees: [{ ClassId, HolderId: holders[0], Shares: '50', PriceEach: '1', PaidEach: '1' }],
    });
    await statement.save('statements', nothingChanged);
    const [{ ShareRegister }] = (await statement.facts()).body.Entity;
    expect(ShareRegister).toMatchObject({ On: '2026-11-16', Entries: [], CapitalDifferences: [] });
  });
});
