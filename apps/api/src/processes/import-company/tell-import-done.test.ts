import { expect, it } from 'vitest';
import { testApi, type TestPerson } from '../../testing/test-api.ts';
import { runImportBatch } from './run-import-batch.ts';

const told = async (person: TestPerson) =>
  (await person.call('GET', '/api/Usermanagement/GetNotifications')).body.Entity;

it('tells who started an import by list of its end, once', async () => {
  const api = await testApi();
  const { main, addAgent, accountId } = await api.newAccount();
  const importer = await addAgent(['ImportaCompany']);
  const { body } = await importer.call('POST', '/api/CompanyInformation/ImportCompanies', {
    Lines: ['09990007', '0999000X9'],
  });
  const batchId: string = body.Entity[0].BatchId;
  const run = () =>
    runImportBatch(api.server.platform, { accountId, batchId, signal: AbortSignal.timeout(30_000) });
  await Promise.all([run(), run()]);
  await expect.poll(async () => (await told(importer)).length).toBe(1);
  expect(await told(importer)).toMatchObject([
    { Kind: 'import-done', Title: 'Import finished', Text: '1 imported, 1 refused', BatchId: batchId },
  ]);
  expect(await told(main)).toEqual([]);
});
