import { expect, it } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';

it('a company among the members is known by its name, which the registry gives in the place of a surname', async () => {
  const [opening] = await (await openShareBooks('09990019', 'PUMP19')).read('GetOpeningBalance');
  expect(opening.proposal.holdings).toMatchObject([
    { members: [{ kind: 'company', name: 'BRIGHTWATER GROUP PLC' }], shares: '50000' },
  ]);
});
