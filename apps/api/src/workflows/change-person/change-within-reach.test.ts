import { accessFlags } from '@statbook/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startFormOf } from '../../features/forms/form.fixture.ts';
import { peopleOf } from '../../testing/people-books.ts';
import { testApi } from '../../testing/test-api.ts';
import { oneAfterTheOther, savePolicy } from '../pay-and-submit/approval/approval.fixture.ts';
import {
  boards,
  changeOf,
  companyWith,
  moved,
  newHuman,
  type PlannedRole,
  submitAll,
} from './person-change.fixture.ts';

/** A home address that changes, as a CH01 takes it. */
const movedHome = {
  changes: 'residence',
  changedOn: '2026-11-18',
  'officer.change.residence.kind': 'protected-address',
  'officer.change.residence.secured': 'no',
  'residentialAddress.premise': '31',
  'residentialAddress.street': 'Wintergreen Lane',
  'residentialAddress.postTown': 'Bristol',
  'residentialAddress.country': 'GB-ENG',
};

describe('what one change shows, and to whom', { timeout: 240_000 }, () => {
  it('seals a home address, and shows it nowhere', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { personId } = await boards(api, account, 2);
    const change = changeOf(account.main, personId);
    const home = {
      changes: 'residence',
      changedOn: '2026-11-18',
      'change.residence.kind': 'protected-address',
      'change.residence.secured': 'no',
      'residentialAddress.premise': '31',
      'residentialAddress.street': 'Wintergreen Lane',
      'residentialAddress.postTown': 'Bristol',
      'residentialAddress.country': 'GB-ENG',
      'residentialAddress.postcode': 'BS1 5LJ',
    };
    const plan = await change.plan(home);
    const [{ changeId }] = (await change.beginPreselected(home)).body.entity;
    const read = await change.read(changeId);
    expect(read.all).toMatchObject([{ isReady: true }, { isReady: true }]);
    expect(JSON.stringify([plan, read])).not.toContain('Wintergreen');
    const rows = await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
      tx.execute(sql`select f.draft::text as draft, f.draft_sealed is not null as sealed from filing f
        join person_change_draft d on d.filing_id = f.id where d.change_id = ${changeId}`),
    );
    expect(JSON.stringify(rows)).not.toContain('Wintergreen');
    const submitted = await submitAll(account, read);
    expect(submitted.body.entity).toMatchObject([{ state: 'queued' }, { state: 'queued' }]);
  });

  it('is begun nowhere for somebody who is said to be protected', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { personId } = await boards(api, account, 2);
    const said = await account.main.call('POST', '/api/People/ProtectPerson', {
      personId,
      protection: 'protected',
      keepsLinks: true,
      why: 'Decision of 3 March 2026',
    });
    expect(said.status, JSON.stringify(said.body)).toBe(200);
    const { roles } = await changeOf(account.main, personId).plan(moved);
    expect(roles).toMatchObject([
      { isPreselected: false, whyNot: expect.stringContaining('protected') },
      { isPreselected: false, whyNot: expect.stringContaining('protected') },
    ]);
  });

  it('counts the other register of the same company, whose notice is another one', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const human = newHuman();
    const { companyId } = await companyWith(api, account, { directors: [human], pscs: [human] });
    const { entity } = await peopleOf(account.main);
    const personId = String(entity[0].personId);
    const { roles } = await changeOf(account.main, personId).plan({});
    const noticed = roles.find(({ register }: PlannedRole) => register === 'officer');
    const origin = { officerId: noticed.registerKey };
    const form = await startFormOf(account, { companyId, form: 'CH01', origin });
    await form.save(movedHome);
    const { filingId } = form;
    const whose = await account.main.call('GET', `/api/People/GetPersonOfFiling?filingId=${filingId}`);
    expect(whose.body.entity).toEqual([{ personId, rolesHere: 1, otherCompanies: 0, changeId: null }]);
    const others = await changeOf(account.main, personId).plan({}, { fromFilingId: filingId });
    expect(others.roles).toContainEqual(
      expect.objectContaining({ register: 'psc', form: 'PSC04', whyNot: null }),
    );
  });

  it('goes on from the draft of one company to the others, with what is sealed in it', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { personId, companies } = await boards(api, account, 3);
    const change = changeOf(account.main, personId);
    const { roles } = await change.plan({});
    const [noticed] = roles as PlannedRole[];
    const form = await startFormOf(account, {
      companyId: String(noticed?.companyId),
      form: 'CH01',
      origin: { officerId: noticed?.registerKey },
    });
    await form.save(movedHome);
    const { filingId } = form;
    const whose = await account.main.call('GET', `/api/People/GetPersonOfFiling?filingId=${filingId}`);
    expect(whose.body.entity).toEqual([{ personId, rolesHere: 0, otherCompanies: 2, changeId: null }]);

    const plan = await change.plan({}, { fromFilingId: filingId });
    expect(JSON.stringify(plan)).not.toContain('Wintergreen');
    expect(plan.known).toMatchObject({ changes: 'residence', 'change.residence.kind': 'protected-address' });
    expect(plan.secretsHeld).toHaveLength(4);
    expect(plan.errors).toEqual([]);
    const chosen = plan.roles.filter(({ isPreselected }: PlannedRole) => isPreselected);
    expect(chosen).toHaveLength(companies.length - 1);
    const begun = await change.begin({}, chosen, { fromFilingId: filingId });
    const read = await change.read(begun.body.entity[0].changeId);
    expect(read.all).toMatchObject([{ isReady: true }, { isReady: true }]);
  });

  it('is begun by a limited agent in the companies within reach alone', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { personId, companies } = await boards(api, account, 3);
    const [near, alsoNear, far] = companies;
    const agent = await account.addAgent(accessFlags);
    await api.server.platform.database.transaction({ as: 'maintenance' }, async (tx) => {
      for (const company of [near, alsoNear])
        await tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
          values (${account.accountId}, ${agent.userId}, ${company?.companyId})`);
    });
    const all = (await changeOf(account.main, personId).plan(moved)).roles as PlannedRole[];
    const change = changeOf(agent, personId);
    const { roles, companiesElsewhere } = await change.plan(moved);
    expect([roles.length, companiesElsewhere]).toEqual([2, 1]);
    expect(JSON.stringify(roles)).not.toContain(far?.number);
    const beyond = all.filter(({ companyId }) => companyId === far?.companyId);
    expect((await change.begin(moved, beyond)).body.code).toBe('not-found');

    const [{ changeId }] = (await change.begin(moved, roles)).body.entity;
    expect((await change.read(changeId)).filings).toBe(2);
    const main = changeOf(account.main, personId);
    const [{ changeId: other }] = (await main.begin(moved, beyond)).body.entity;
    expect(await change.read(other)).toBeUndefined();
    expect((await change.cancel(other)).body.code).toBe('not-found');
    expect((await main.read(other)).drafts).toBe(1);

    const reader = await account.addAgent(['viewCompany'], true);
    expect((await changeOf(reader, personId).begin(moved, beyond)).body.code).toBe('flag-missing');
    expect((await changeOf((await api.newAccount()).main, personId).begin(moved, roles)).body.code).toBe(
      'not-found',
    );
  });

  it('submits nothing that a policy wants approved before it is', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const colleague = await account.addAgent(['viewCompany'], true);
    await savePolicy(account.main, oneAfterTheOther(colleague));
    const { personId } = await boards(api, account, 2);
    const change = changeOf(account.main, personId);
    const [{ changeId }] = (await change.beginPreselected(moved)).body.entity;
    const read = await change.read(changeId);
    expect(read.all).toMatchObject([
      { isReady: true, needsApproval: true, approvalState: 'to-ask' },
      { isReady: true, needsApproval: true, approvalState: 'to-ask' },
    ]);
    const refused = { state: null, refusal: { code: 'approval-missing' } };
    expect((await submitAll(account, read)).body.entity).toMatchObject([refused, refused]);
    expect((await change.read(changeId)).drafts).toBe(2);
  });
});
