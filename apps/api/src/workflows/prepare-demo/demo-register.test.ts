import { expect, it } from 'vitest';
import { openShareBooks } from '../../testing/share-books.ts';
import { testApi } from '../../testing/test-api.ts';
import { keepDemoRegister } from './demo-register.ts';

it('fills the register of the demo with a history that adds up to what the registry holds, once', async () => {
  const books = await openShareBooks('09990017', 'FAIR17');
  const { platform } = (await testApi()).server;
  const { accountId, userId } = books.person;
  const keep = () =>
    platform.database.transaction({ as: 'account', accountId }, (tx) =>
      keepDemoRegister(platform, tx, { accountId, userId, companyId: books.companyId }),
    );
  await keep();
  await keep();
  expect(await books.holdings()).toEqual([
    'BRIGHTWATER PUMPS LIMITED 50',
    'Leo Fairweather 45',
    'Rosa Maria Fairweather 45',
    'Rosa Maria Fairweather and Leo Fairweather 10',
  ]);
  const [{ checks }] = await books.read('GetTieOut');
  expect(checks.map(({ record, status }: Record<string, string>) => `${record} ${status}`)).toEqual([
    'certificates agrees',
    'statement-of-capital not-known',
    'confirmation-statement agrees',
    'registry differs',
  ]);
});
