import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../platform/activity/canonical-json.ts';
import { type TestAccount, testApi, type TestPerson } from '../../../testing/test-api.ts';
import { awaitedBy, decide, decideOn, oneAfterTheOther, readyForm, savePolicy } from './approval.fixture.ts';

async function open(people = 1) {
  const api = await testApi();
  const account = await api.newAccount();
  const approvers = await Promise.all(
    Array.from({ length: people }, () => account.addAgent(['viewCompany'], true)),
  );
  return { api, account, approvers, form: await readyForm(api, account) };
}

const toldTo = async (person: TestPerson) =>
  (await person.call('GET', '/api/Usermanagement/GetNotifications?kind=approval')).body.entity;

describe('a filing that nobody has to approve', () => {
  it('is filed as ever, and nothing can be asked for', async () => {
    const { form } = await open();
    // What would be sent is not put together for it.
    expect(await form.approval()).toMatchObject({
      state: 'not-needed',
      contentSha256: null,
      levels: [],
      decisions: [],
    });
    expect((await form.ask()).body.code).toBe('approval-not-needed');
    expect((await form.submit()).body.entity).toMatchObject([{ state: 'queued' }]);
  });

  it('is one of a company or form that a narrower policy exempts', async () => {
    const { account, approvers, form } = await open();
    await savePolicy(account.main, oneAfterTheOther(...approvers));
    expect(await form.approval()).toMatchObject({ state: 'to-ask' });
    await savePolicy(account.main, { levels: [] }, { form: 'AD01' });
    expect(await form.approval()).toMatchObject({ state: 'not-needed' });
  });
});

describe('a filing that has to be approved', () => {
  it('is refused until those who are asked have approved exactly what is sent', async () => {
    const { account, approvers, form } = await open(2);
    const [first, second] = approvers as [TestPerson, TestPerson];
    await savePolicy(account.main, oneAfterTheOther(first, second));
    expect((await form.submit()).body).toMatchObject({
      code: 'approval-missing',
      facts: { state: 'to-ask' },
    });
    expect((await form.ask()).body.entity).toMatchObject([{ state: 'asked' }]);
    expect((await form.ask()).body.code).toBe('approval-asked-already');
    const refused = await form.submit();
    expect(refused.body).toMatchObject({
      code: 'approval-missing',
      facts: { awaited: [expect.any(String)] },
    });
    expect(await awaitedBy(second)).toEqual([]);
    expect(await awaitedBy(first)).toMatchObject([
      {
        filingId: form.filingId,
        level: 1,
        levels: 2,
        changes: expect.arrayContaining([expect.objectContaining({ after: expect.any(Array) })]),
        rows: expect.arrayContaining([expect.objectContaining({ label: 'Postcode', value: 'CF10 1AA' })]),
      },
    ]);
    expect((await decide(first)).body).toEqual({ done: true });
    expect((await form.submit()).body.code).toBe('approval-missing');
    expect((await decide(second, { authority: 'by board resolution of 3 November' })).body).toEqual({
      done: true,
    });
    expect(await form.approval()).toMatchObject({
      state: 'approved',
      decisions: [{ authority: 'director' }, { authority: 'by board resolution of 3 November' }],
    });
    expect((await form.submit()).body.entity).toMatchObject([{ state: 'queued' }]);
    // The evidence stays, whatever the policies say later.
    await savePolicy(account.main, { levels: [] }, { version: 1, inForce: false });
    const evidence = await form.approval();
    expect(evidence).toMatchObject({ state: 'approved', decisions: [{}, {}] });
    expect(evidence.askedSha256).toBe(await hashOfStored(form.filingId));
  });

  it('loses every approval by a change of what is sent, and says so', async () => {
    const { account, approvers, form } = await open();
    const [first] = approvers as [TestPerson];
    await savePolicy(account.main, oneAfterTheOther(first));
    await form.ask();
    const [shown] = await awaitedBy(first);
    await form.change();
    expect(await awaitedBy(first)).toEqual([]);
    expect(
      (await decideOn(first, [{ requestId: shown?.requestId, contentSha256: shown?.contentSha256 }])).body,
    ).toMatchObject({ code: 'approval-lapsed' });
    expect((await form.submit()).body.code).toBe('approval-lapsed');
    expect(await form.approval()).toMatchObject({ state: 'lapsed', askedSha256: shown?.contentSha256 });
    await form.ask();
    expect((await decide(first)).status).toBe(200);
    expect(await form.approval()).toMatchObject({ state: 'approved' });
    await form.save({ 'address.premise': '16' });
    expect((await form.submit()).body.code).toBe('approval-lapsed');
    // As it was approved, it counts again: the content is the same.
    await form.change();
    expect(await form.approval()).toMatchObject({ state: 'approved' });
  });

  it('is refused with a reason, and asked about anew', async () => {
    const { account, approvers, form } = await open();
    const [first] = approvers as [TestPerson];
    await savePolicy(account.main, oneAfterTheOther(first));
    await form.ask();
    expect((await decide(first, { decision: 'refused' })).body.errors).toEqual({
      words: 'Say why you do not approve',
    });
    expect((await decide(first, { authority: '' })).body.errors).toHaveProperty('authority');
    expect((await decide(first, { decision: 'refused', words: 'Wrong street' })).status).toBe(200);
    expect(await form.approval()).toMatchObject({
      state: 'refused',
      decisions: [{ decision: 'refused', words: 'Wrong street' }],
    });
    expect((await form.submit()).body).toMatchObject({
      code: 'approval-missing',
      detail: expect.stringContaining('refused'),
    });
    expect((await form.ask()).body.entity).toMatchObject([
      { state: 'asked', decisions: [], earlierDecisions: [{ decision: 'refused', words: 'Wrong street' }] },
    ]);
    // Who is asked again reads it beside what they decide on.
    expect(await awaitedBy(first)).toMatchObject([
      { earlierDecisions: [{ decision: 'refused', words: 'Wrong street' }] },
    ]);
  });

  it('says nothing of what was decided later, where what was sent was approved before', async () => {
    const { account, approvers, form } = await open();
    const [approver] = approvers as [TestPerson];
    await savePolicy(account.main, oneAfterTheOther(approver));
    await form.ask();
    await decide(approver);
    await form.change();
    await form.ask();
    await decide(approver, { decision: 'refused', words: 'Wrong street' });
    await form.save({ 'address.premise': '14' });
    await savePolicy(account.main, { levels: [] }, { version: 1, inForce: false });
    expect((await form.submit()).status).toBe(200);
    expect(await form.approval()).toMatchObject({ state: 'approved', earlierDecisions: [] });
  });

  it('is not approved alone by who prepared it, unless the policy names them', async () => {
    const { account, form } = await open(0);
    const { main } = account;
    await savePolicy(main, oneAfterTheOther(main));
    await form.ask();
    await decide(main);
    expect((await form.submit()).body).toMatchObject({
      code: 'approval-missing',
      detail: expect.stringContaining('names nobody else'),
    });
    await savePolicy(main, { ...oneAfterTheOther(main), mayApproveAlone: [main.userId] }, { version: 1 });
    expect((await form.submit()).body.entity).toMatchObject([{ state: 'queued' }]);
  });

  it('is approved several at once, or not at all', async () => {
    const { api, account, approvers, form } = await open();
    const [first] = approvers as [TestPerson];
    const other = await readyForm(api, account);
    await savePolicy(account.main, oneAfterTheOther(first));
    await form.ask();
    await other.ask();
    const shown = (await awaitedBy(first)).map(({ requestId, contentSha256 }) => ({
      requestId,
      contentSha256,
    }));
    await other.change();
    expect((await decideOn(first, shown)).body.code).toBe('approval-lapsed');
    expect(await form.approval()).toMatchObject({ state: 'asked' });
    await other.ask();
    expect((await decide(first)).status).toBe(200);
    expect(await form.approval()).toMatchObject({ state: 'approved' });
    expect(await other.approval()).toMatchObject({ state: 'approved' });
    expect(await activityOf(account)).toEqual(expect.arrayContaining(['approval.asked', 'approval.given']));
  });

  it('tells who is asked, by mail too, and then who asked', async () => {
    const { api, account, approvers, form } = await open();
    const [first] = approvers as [TestPerson];
    await savePolicy(account.main, oneAfterTheOther(first));
    await form.ask();
    expect(await toldTo(first)).toMatchObject([
      { title: expect.stringMatching(/your approval is asked for/), state: 'asked' },
    ]);
    await decide(first);
    expect(await toldTo(account.main)).toMatchObject([{ state: 'may-be-sent', filingId: form.filingId }]);
    const address = `${api.mail.url}/messages?to=${encodeURIComponent(first.email)}`;
    await expect
      .poll(async () => (await fetch(address)).text(), { interval: 500 })
      .toContain('/submissionstatus/approvals');
  });
});

describe('an approver', () => {
  it('needs reach to the company', async () => {
    const { account, form } = await open(0);
    const outside = await account.addAgent(['viewCompany']);
    await savePolicy(account.main, oneAfterTheOther(outside));
    await form.ask();
    expect(await awaitedBy(outside)).toEqual([]);
    const { database } = (await testApi()).server.platform;
    const [request] = await database.pool.session((session) =>
      session.objects('select id, content_sha256 as sha from approval_request where filing_id = $1', [
        form.filingId,
      ]),
    );
    const named = [{ requestId: request?.['id'], contentSha256: request?.['sha'] }];
    expect((await decideOn(outside, named)).status).toBe(404);
    // Somebody within reach whom nobody asked.
    expect((await decideOn(account.main, named)).body.code).toBe('approval-not-awaited');
  });

  it('is a user of the account who is active', async () => {
    const { account } = await open(0);
    const stranger = (await (await testApi()).newAccount()).main;
    expect((await savePolicy(account.main, oneAfterTheOther(stranger))).body.errors).toEqual({
      'levels.0.approvers': 'Choose users of this account who are active, or signatories',
    });
  });
});

describe('the policies', () => {
  it('are listed with the people who can be named, and are not overwritten unseen', async () => {
    const { account, approvers, form } = await open();
    const { main } = account;
    const rule = oneAfterTheOther(...approvers);
    const { companyId } = form;
    await savePolicy(main, rule, { companyId, form: 'CS01' });
    expect((await savePolicy(main, rule)).body.entity).toMatchObject([{ version: 1, companyId: null }]);
    expect((await savePolicy(main, rule)).body.code).toBe('changed-meanwhile');
    const { entity, people } = (await main.call('GET', '/api/Approvals/GetApprovalPolicies')).body;
    expect(entity).toMatchObject([
      { companyId: null, form: null },
      { companyId, form: 'CS01' },
    ]);
    expect(people).toHaveLength(2);
    expect((await savePolicy(main, { levels: [] }, { version: 1, inForce: false })).body.entity).toEqual([]);
    expect((await savePolicy(main, rule)).body.entity).toMatchObject([{ version: 3 }]);
  });

  it('of every company are for who sees every company', async () => {
    const { account, form } = await open(0);
    const limited = await account.addAgent(['viewSettings', 'editSettings', 'viewCompany']);
    const { companyId } = form;
    expect((await savePolicy(limited, { levels: [] })).status).toBe(403);
    expect((await savePolicy(limited, { levels: [] }, { companyId })).status).toBe(404);
  });

  it('cannot be changed or deleted behind the product', async () => {
    const { account, approvers } = await open();
    await savePolicy(account.main, oneAfterTheOther(...approvers));
    const { database } = (await testApi()).server.platform;
    for (const sql of ['update approval_policy set levels = $$[]$$', 'delete from approval_policy']) {
      await expect(database.pool.session((session) => session.exec(sql))).rejects.toThrow(/append-only/);
    }
  });
});

it('the evidence is printed while the filing is known', async () => {
  const { account, approvers, form } = await open();
  const path = `/api/Approvals/PrintApproval?filingId=${form.filingId}`;
  expect((await account.main.call('GET', path)).status).toBe(404);
  await savePolicy(account.main, oneAfterTheOther(...approvers));
  await form.ask();
  expect((await account.main.call('GET', path)).status).toBe(200);
  // What is still a draft is no document of the company.
  const documents = await account.main.call('GET', '/api/Documents/GetDocuments');
  expect(documents.body.counts.drawn).toBe(0);
});

/** The hash of what the attempt keeps, made here from its canonical text. */
async function hashOfStored(filingId: string): Promise<string> {
  const { database } = (await testApi()).server.platform;
  const [attempt] = await database.pool.session((session) =>
    session.objects('select content from filing_attempt where filing_id = $1', [filingId]),
  );
  return createHash('sha256').update(canonicalJson(attempt?.['content'])).digest('hex');
}

async function activityOf({ accountId }: TestAccount): Promise<string[]> {
  const { database } = (await testApi()).server.platform;
  const rows = await database.pool.session((session) =>
    session.objects('select action from activity where account_id = $1', [accountId]),
  );
  return rows.map(({ action }) => String(action));
}
