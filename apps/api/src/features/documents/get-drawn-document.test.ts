import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import type { AccessFlag, CallName } from '@statbook/contract';
import { describe, expect, it } from 'vitest';
import { agentCompany } from '../../platform/database/schema.ts';
import { importCompany } from '../../testing/imported-company.ts';
import { fetchFile } from '../../testing/make-call.ts';
import { startTestApi, testApi, type TestApi, type TestPerson } from '../../testing/test-api.ts';

const members = { register: 'members', asAt: '2026-06-30' };
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function fetchBytes({ url }: TestApi, { token }: TestPerson, name: CallName, given: object) {
  const answer = await fetchFile(url, name, { token, given });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const list = async (person: TestPerson, query: Record<string, string> = {}) =>
  (await person.call('GET', `/api/Documents/GetDocuments?${new URLSearchParams(query).toString()}`)).body;

/** A register of members that was drawn, and its row in the list. */
async function draw() {
  const api = await testApi();
  const account = await api.newAccount();
  const companyId = await importCompany(account.main, '09990001');
  const print = () => fetchBytes(api, account.main, 'printShareRegister', { companyId, ...members });
  const { bytes } = await print();
  const [row] = (await list(account.main, { kind: 'drawn' })).entity;
  const download = (person: TestPerson) =>
    fetchBytes(api, person, 'getDrawnDocument', { documentId: row.documentId });
  /** Somebody with these flags, within reach of the company or not. */
  const agent = async (flags: readonly AccessFlag[], { isInReach }: { isInReach: boolean }) => {
    const person = await account.addAgent(flags);
    const { accountId } = account;
    if (isInReach)
      await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
        tx.insert(agentCompany).values({ accountId, userId: person.userId, companyId }),
      );
    return person;
  };
  return { api, account, companyId, print, bytes, row, download, agent };
}

describe('a document that was drawn here', () => {
  it('is listed with the SHA-256 of what was given out, and downloaded byte for byte', async () => {
    const { account, companyId, bytes, row, download } = await draw();
    expect(row).toMatchObject({
      kind: 'drawn',
      companyId,
      name: 'HARBOUR LIGHT BAKERY LIMITED - register of members - 2026-06-30.pdf',
      about: 'Register of the shares',
      contentType: 'application/pdf',
      size: bytes.length,
      sha256: sha256Of(bytes),
      documentLink: null,
      filingId: null,
    });
    const file = await download(account.main);
    expect([file.status, file.bytes.equals(bytes)]).toEqual([200, true]);
    const activity = await account.main.call(
      'GET',
      `/api/ActivityLogs/GetActivityLogs?companyId=${companyId}`,
    );
    expect(JSON.stringify(activity.body)).toContain('Document drawn here downloaded');
  });

  it('stays one document when the same bytes are drawn again, and is found by what it is', async () => {
    const { api, account, companyId, print, bytes } = await draw();
    expect((await print()).bytes.equals(bytes)).toBe(true);
    await fetchBytes(api, account.main, 'printCertificateRegister', { companyId });
    expect(await list(account.main)).toMatchObject({ total: 2, counts: { drawn: 2, registry: 0 } });
    const found = await list(account.main, { search: 'register certificates harbour' });
    expect(found.entity).toMatchObject([{ name: '09990001-register-of-certificates.pdf' }]);
  });

  it('is there for who may make one and has the company within reach, and for nobody else', async () => {
    const { api, download, bytes, agent } = await draw();
    const maker = await agent(['viewCompany', 'generateCompanyReport'], { isInReach: true });
    expect((await list(maker)).counts.drawn).toBe(1);
    expect((await download(maker)).bytes.equals(bytes)).toBe(true);
    const others = [
      await agent(['viewCompany', 'exportCompany'], { isInReach: true }),
      await agent(['viewCompany', 'generateCompanyReport'], { isInReach: false }),
      (await api.newAccount()).main,
    ];
    for (const other of others) {
      expect(await list(other)).toMatchObject({ total: 0, entity: [], counts: { drawn: 0 } });
      expect((await download(other)).status).toBe(404);
    }
  });

  it('is no specimen of a certificate', async () => {
    const { api, account, companyId } = await draw();
    const template = (
      await account.main.call('GET', `/api/Shares/GetShareCertificateTemplate?companyId=${companyId}`)
    ).body.entity[0];
    await fetchBytes(api, account.main, 'previewShareCertificate', { ...template, companyId });
    expect((await list(account.main)).counts.drawn).toBe(1);
  });
});

it('what cannot be kept is given out all the same, and the log says so', async () => {
  const api = await startTestApi();
  const { main } = await api.newAccount();
  const companyId = await importCompany(main, '09990001');
  const folder = api.server.platform.config.documentStoreUrl;
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, 'no folder');
  const { status, bytes } = await fetchBytes(api, main, 'printShareRegister', { companyId, ...members });
  expect([status, bytes.toString('latin1', 0, 5)]).toEqual([200, '%PDF-']);
  expect((await list(main)).total).toBe(0);
  expect(api.logLines().filter((line) => line.includes('a drawing was not kept'))).toHaveLength(1);
  await api.close();
});
