import { describe, expect, it } from 'vitest';
import { openBegunBooks } from '../../../testing/begun-books.ts';
import { nothingChanged, statementOf } from '../statement.fixture.ts';

async function begunBooks() {
  const begun = await openBegunBooks();
  return { ...begun, statement: statementOf(begun.books.person, begun.books.companyId) };
}

describe('a statement of a company that keeps its share register here', () => {
  it('confirms what the registry holds while the register says the same', async () => {
    const { statement } = await begunBooks();
    await statement.save('statements', nothingChanged);
    const { body } = await statement.facts();
    expect(body.entity[0].shareRegister).toMatchObject({
      on: '2026-11-16',
      statementOfCapital: { currencies: [{ totalShares: '100' }] },
      capitalDifferences: [],
      memberDifferences: [],
      entries: [],
    });
    const { content } = await statement.reviewWhenReady();
    expect(content.rows).not.toContainEqual(expect.objectContaining({ section: 'Statement of capital' }));
  });

  it('gives capital and members as the register has them on its day, names the entry, and changes nothing there', async () => {
    const { books, statement, holders, classId } = await begunBooks();
    const allotted = await books.recorded({
      kind: 'allotment',
      on: '2026-06-01',
      allottees: [{ classId, holderId: holders[1], shares: '50', priceEach: '2', paidEach: '1' }],
    });
    await statement.save('statements', nothingChanged);
    const [{ shareRegister }] = (await statement.facts()).body.entity;
    expect(shareRegister.entries).toMatchObject([{ shareEventId: allotted, kind: 'allotment' }]);
    expect(shareRegister.capitalDifferences).toMatchObject([
      { what: 'shares-in-issue', register: '150', other: '100', entries: [allotted] },
      { what: 'nominal' },
      { what: 'unpaid', register: '50', other: '0' },
    ]);
    const { content, changes } = await statement.reviewWhenReady();
    const rows = JSON.stringify(content.rows);
    expect(rows).toContain('150');
    expect(
      changes
        .filter((each: { isChanged: boolean }) => each.isChanged)
        .map((each: { step: string }) => each.step),
    ).toEqual(expect.arrayContaining(['capital', 'shareholders']));
    expect(await books.read('GetShareEvents')).toHaveLength(2);
  });

  it('speaks of the day it is made up to, whatever happened after', async () => {
    const { books, statement, holders, classId } = await begunBooks();
    await books.recorded({
      kind: 'allotment',
      on: '2026-11-18',
      allottees: [{ classId, holderId: holders[0], shares: '50', priceEach: '1', paidEach: '1' }],
    });
    await statement.save('statements', nothingChanged);
    const [{ shareRegister }] = (await statement.facts()).body.entity;
    expect(shareRegister).toMatchObject({ on: '2026-11-16', entries: [], capitalDifferences: [] });
  });
});
