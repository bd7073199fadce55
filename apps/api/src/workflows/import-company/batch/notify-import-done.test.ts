import { expect, it } from 'vitest';
import { testApi, type TestPerson } from '../../../testing/test-api.ts';
import { runImportBatch } from './run-import-batch.ts';

const told = async (person: TestPerson) =>
  (await person.call('GET', '/api/Usermanagement/GetNotifications')).body.entity;

it('tells who started an import by list of its end, once', async () => {
  const api = await testApi();
  const { main, addAgent, accountId } = await api.newAccount();
  const importer = await addAgent(['importCompany']);
  const { body } = await importer.call('POST', '/api/CompanyInformation/ImportCompanies', {
    lines: ['09990007', '0999000X9'],
  });
  const batchId: string = body.entity[0].batchId;
  const run = () =>
    runImportBatch(api.server.platform, { accountId, batchId, signal: AbortSignal.timeout(30_000) });
  await Promise.all([run(), run()]);
  await expect.poll(async () => (await told(importer)).length).toBe(1);
  expect(await told(importer)).toMatchObject([
    { kind: 'import-done', title: 'Import finished', text: '1 imported, 1 refused', batchId },
  ]);
  expect(await told(main)).toEqual([]);
});
