import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFiling } from '../../../filings/filing-queries.ts';
import { filingDocument, formDocument } from '../../../platform/database/schema.ts';
import { giveReach, importWithPeople, peopleOf, register } from '../../../testing/people-books.ts';
import { startTestApi, type TestAccount, type TestApi, type TestPerson } from '../../../testing/test-api.ts';

const mara = { forename: 'Mara', surname: 'Quill', dateOfBirth: '1970-05-11', officerId: 'Q'.repeat(27) };
const otto = { forename: 'Otto', surname: 'Brand', dateOfBirth: '1981-02-03' };
const [first, second] = ['09990002', '09990007'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api.close());

const change = (id: string, officerName: string, filedOn: string) => ({
  id: id.repeat(32).slice(0, 32),
  type: 'CH01',
  date: filedOn,
  category: 'officers',
  subcategory: 'change',
  description: 'change-person-director-company-with-change-date',
  descriptionValues: { officer_name: officerName, change_date: filedOn },
  documentId: id.repeat(43).slice(0, 43),
  pages: 1,
});

/** Mara stands in two companies, Otto in the first of them; each has a filing about Mara, the first one about Otto too. */
async function open() {
  const account = await api.newAccount();
  await register(api, first, { directors: [mara, otto], pscs: [mara] });
  await register(api, second, { directors: [mara] });
  const filings = [change('a', 'Ms Mara Quill', '2025-03-01'), change('b', 'Otto Brand', '2025-04-01')];
  await api.registry.admin('PATCH', `companies/${first}`, { filings });
  await api.registry.admin('PATCH', `companies/${second}`, {
    filings: [change('c', 'Ms Mara Quill', '2025-05-01')],
  });
  const companies = [
    await importWithPeople(api, account, first),
    await importWithPeople(api, account, second),
  ] as const;
  return { account, main: account.main, companies, personId: await idOfMara(account.main) };
}

async function idOfMara(person: TestPerson): Promise<string> {
  const { entity } = await peopleOf(person, '&text=quill');
  return entity[0].personId;
}

async function documentsOf(person: TestPerson, personId: string) {
  const { status, body } = await person.call('GET', `/api/People/GetPersonDocuments?personId=${personId}`);
  return { status, documents: body.entity?.[0].documents };
}

/** A filing about Mara as director of a company, with an attachment and a certificate that came with its acceptance. */
async function giveFiling({ main, accountId }: TestAccount, personId: string, companyId: string) {
  const { body } = await main.call('GET', `/api/People/GetPerson?personId=${personId}`);
  const entry = body.entity[0].roles.find(
    (role: { companyId: string; register: string }) =>
      role.companyId === companyId && role.register === 'officer',
  );
  await api.server.platform.database.transaction({ as: 'account', accountId }, async (tx) => {
    const filing = await insertFiling(tx, {
      accountId,
      companyId,
      form: 'CH01',
      subject: entry.registerKey,
      createdBy: main.userId,
    });
    if (filing === undefined) throw new Error('The filing was not stored.');
    const owner = { accountId, filingId: filing.id, size: 12 };
    const deed = { filename: 'Deed poll.pdf', sha256: 'a'.repeat(64), pages: 1 };
    await tx.insert(formDocument).values({ ...owner, ...deed, addedBy: main.userId });
    const certificate = { kind: 'certificate-of-change-of-name', filename: 'certificate.pdf' };
    const content = { contentType: 'application/pdf', sha256: 'b'.repeat(64) };
    await tx.insert(filingDocument).values({ ...owner, ...certificate, ...content });
  });
}

describe('the documents about a person', () => {
  it('are the filings on the register that name them, and the papers of our own about them', async () => {
    const { account, main, companies, personId } = await open();
    await giveFiling(account, personId, companies[0]);
    const { documents } = await documentsOf(main, personId);
    expect(documents).toHaveLength(4);
    expect(documents).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'attached', name: 'Deed poll.pdf', companyId: companies[0] }),
        expect.objectContaining({ kind: 'received', name: 'certificate.pdf', documentLink: null }),
      ]),
    );
    expect(documents.slice(2)).toMatchObject([
      { kind: 'register', name: 'CH01', on: '2025-05-01', companyId: companies[1], filingId: null },
      { kind: 'register', on: '2025-03-01', documentLink: expect.stringContaining('/document/aaa') },
    ]);
    expect(documents[3].about).toContain('Mara Quill');
  });

  it('do not follow a name that somebody else bears in the same company', async () => {
    const { main, companies, personId } = await open();
    const daughter = { ...mara, dateOfBirth: '1999-09-09', officerId: 'D'.repeat(27) };
    const account = await api.newAccount();
    await register(api, first, { directors: [mara, daughter] });
    await importWithPeople(api, account, first);
    const ids = (await peopleOf(account.main, '&text=quill')).entity;
    expect(ids).toHaveLength(2);
    for (const each of ids) expect((await documentsOf(account.main, each.personId)).documents).toEqual([]);
    expect(
      (await documentsOf(main, personId)).documents.map((each: { companyId: string }) => each.companyId),
    ).toEqual([companies[1], companies[0]]);
  });

  it('are those of companies within reach', async () => {
    const { account, companies, personId } = await open();
    const agent = await account.addAgent(['viewCompany']);
    expect((await documentsOf(agent, personId)).status).toBe(404);
    await giveReach(api, { account, agent, companyIds: [companies[1]] });
    expect((await documentsOf(agent, personId)).documents).toMatchObject([{ companyId: companies[1] }]);
    const { main: stranger } = await api.newAccount();
    expect((await documentsOf(stranger, personId)).status).toBe(404);
  });

  it('of somebody who is protected are never found by the name', async () => {
    const { account, main, companies, personId } = await open();
    await giveFiling(account, personId, companies[0]);
    const said = { personId, protection: 'protected', keepsLinks: true, why: 'Section 243' };
    expect((await main.call('POST', '/api/People/ProtectPerson', said)).status).toBe(200);
    const kinds = (await documentsOf(main, personId)).documents.map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(['attached', 'received']);
  });
});
