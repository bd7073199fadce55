import { sampleDocument } from '../../../tools/sample-document.ts';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/test-api.ts';
import { startForm } from '../form.fixture.ts';

/** A change of name by resolution, to which the resolution is attached. */
async function open() {
  const api = await testApi();
  const account = await api.newAccount();
  const { main } = account;
  const form = await startForm(api, account, 'NM01');
  const attach = async (filename: string): Promise<string> => {
    const [{ version }] = (await form.get()).body.entity;
    const content = Buffer.from(sampleDocument).toString('base64');
    const order = { filingId: form.filingId, version, path: 'resolution', filename, content };
    const { documents } = (await main.call('POST', '/api/Forms/AddFormDocument', order)).body.entity[0];
    expect(documents).toMatchObject([{ filename }]);
    return documents[0].documentId;
  };
  const statusOf = async (documentId: string) =>
    (await main.call('GET', `/api/Forms/GetFormDocument?documentId=${documentId}`)).status;
  const listed = async () => {
    const { body } = await main.call('GET', `/api/Documents/GetDocuments?companyId=${form.companyId}`);
    return body.entity.map(({ name }: { name: string }) => name);
  };
  return { main, form, attach, statusOf, listed };
}

describe.concurrent('a document that was attached to a form', () => {
  it('is removed when another takes its place, or none', async () => {
    const { form, attach, statusOf, listed } = await open();
    const first = await attach('First.pdf');
    expect(await statusOf(first)).toBe(200);
    const second = await attach('Second.pdf');
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect(await listed()).toEqual(['Second.pdf']);

    const back = (await form.save({ resolution: first })).body.entity[0];
    expect(back.errors).toContainEqual(expect.objectContaining({ path: 'resolution', code: 'not-attached' }));
    expect(await statusOf(second)).toBe(404);
    const third = await attach('Third.pdf');
    expect((await form.save({ resolution: '' })).body.entity[0].documents).toEqual([]);
    expect(await statusOf(third)).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it('stays while other answers change, and is removed with the draft', async () => {
    const { main, form, attach, statusOf, listed } = await open();
    const resolution = await attach('Resolution.pdf');
    await form.save({ proposedName: 'Plum and Pear Limited' });
    expect(await statusOf(resolution)).toBe(200);
    await main.call('POST', '/api/Forms/DeleteForm', { filingId: form.filingId });
    expect(await statusOf(resolution)).toBe(404);
    expect(await listed()).toEqual([]);
  });
});
