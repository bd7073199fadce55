import { describe, expect, it } from 'vitest';
import { type TestAccount, testApi, type TestPerson } from '../../../testing/test-api.ts';
import { decide, oneAfterTheOther, readyForm, savePolicy } from './approval.fixture.ts';

async function open() {
  const api = await testApi();
  const account = await api.newAccount();
  const approver = await account.addAgent(['viewCompany'], true);
  return { api, account, approver, form: await readyForm(api, account) };
}

/** The topics of what browsers of the account were told since. */
async function newsSince({ accountId }: TestAccount, act: () => Promise<unknown>): Promise<string[]> {
  const { database } = (await testApi()).server.platform;
  const read = async () => {
    const rows = await database.pool.session((session) =>
      session.objects('select id, topic from live_event where account_id = $1 order by id', [accountId]),
    );
    return rows.map(({ topic }) => String(topic));
  };
  const before = await read();
  await act();
  return (await read()).slice(before.length);
}

const toggle = (main: TestPerson, { userId }: TestPerson) =>
  main.call('POST', '/api/AgentDetails/ActiveInactiveAgent', { agentId: userId });

describe('an approver who can no longer decide', () => {
  it('is told from one whose decision is to come', async () => {
    const { account, approver, form } = await open();
    await savePolicy(account.main, oneAfterTheOther(approver));
    await form.ask();
    const standing = async () => {
      const { levels } = (await form.approval()) as unknown as { levels: { approvers: object[] }[] };
      return levels[0]?.approvers[0];
    };
    expect(await standing()).toMatchObject({ isActive: true, mayDecide: true, isAwaited: true });
    expect((await form.submit()).body.detail).toContain('Still to come');
    await toggle(account.main, approver);
    expect(await standing()).toMatchObject({ isActive: false, mayDecide: false, isAwaited: true });
    expect((await form.submit()).body.detail).toContain('Too few of those who are named can approve it');
  });

  it.each([
    ['one of two who both have to approve', false],
    ['the only one of the next level', true],
  ])('makes the same said everywhere: %s', async (_, isOfNextLevel) => {
    const { account, approver, form } = await open();
    const other = await account.addAgent(['viewCompany'], true);
    const both = { levels: [{ approvers: [approver.userId, other.userId], needed: 2 }] };
    await savePolicy(account.main, isOfNextLevel ? oneAfterTheOther(approver, other) : both);
    await form.ask();
    const said = async () => [
      (await form.approval())['canComplete'],
      (await account.main.call('GET', '/api/Approvals/GetAskedApprovals')).body.entity[0].canComplete,
      !String((await form.submit()).body.detail).includes('Too few'),
    ];
    expect(await said()).toEqual([true, true, true]);
    await toggle(account.main, other);
    expect(await said()).toEqual([false, false, false]);
  });

  it('is one who does not see the company, or no company at all', async () => {
    const { account, form } = await open();
    const outside = await account.addAgent(['viewCompany']);
    const blind = await account.addAgent(['viewSettings'], true);
    await savePolicy(account.main, oneAfterTheOther(outside, blind));
    expect(await form.approval()).toMatchObject({
      levels: [
        { approvers: [{ isActive: true, mayDecide: false }] },
        { approvers: [{ isActive: true, mayDecide: false }] },
      ],
    });
  });
});

describe('open pages', () => {
  it('hear of a change of what is asked about, and of no other draft', async () => {
    const { account, approver, form } = await open();
    expect(await newsSince(account, () => form.change())).toEqual([]);
    await savePolicy(account.main, oneAfterTheOther(approver));
    await form.ask();
    expect(await newsSince(account, () => form.change())).toEqual(['filing']);
  });

  it('hear of every change of the policies', async () => {
    const { account, approver } = await open();
    const save = (more?: object) => savePolicy(account.main, oneAfterTheOther(approver), more);
    expect(await newsSince(account, () => save())).toEqual(['approval-policy']);
    expect(await newsSince(account, () => save({ version: 1, inForce: false }))).toEqual(['approval-policy']);
  });
});

describe('who asked', () => {
  const askedBy = async (person: TestPerson) =>
    (await person.call('GET', '/api/Approvals/GetAskedApprovals')).body.entity;

  it('reads where each of their requests stands, until it is filed', async () => {
    const { account, approver, form } = await open();
    const { main } = account;
    await savePolicy(main, oneAfterTheOther(approver));
    expect(await askedBy(main)).toEqual([]);
    await form.ask();
    const { filingId } = form;
    const toCome = { fullName: expect.any(String), mayDecide: true };
    expect(await askedBy(main)).toMatchObject([
      { filingId, form: 'AD01', state: 'asked', awaited: [toCome], decisions: [] },
    ]);
    expect(await askedBy(approver)).toEqual([]);
    await decide(approver, { decision: 'refused', words: 'Wrong street' });
    expect(await askedBy(main)).toMatchObject([
      { state: 'refused', awaited: [], decisions: [{ decision: 'refused', words: 'Wrong street' }] },
    ]);
    await form.change();
    expect(await askedBy(main)).toMatchObject([{ state: 'lapsed' }]);
    await form.ask();
    await decide(approver);
    expect(await askedBy(main)).toMatchObject([{ state: 'approved' }]);
    await form.submit();
    expect(await askedBy(main)).toEqual([]);
  });

  it('reads it without a policy too, and that nobody who is named can decide', async () => {
    const { account, approver, form } = await open();
    await savePolicy(account.main, oneAfterTheOther(approver));
    await form.ask();
    await toggle(account.main, approver);
    expect(await askedBy(account.main)).toMatchObject([{ state: 'asked', awaited: [{ mayDecide: false }] }]);
    await savePolicy(account.main, { levels: [] }, { version: 1, inForce: false });
    expect(await askedBy(account.main)).toMatchObject([{ state: 'not-needed', awaited: [] }]);
  });

  it('reads nothing of a company that is out of their reach by now', async () => {
    const { account, approver, form } = await open();
    const clerk = await account.addAgent(['viewCompany', 'submitCompany'], true);
    await savePolicy(account.main, oneAfterTheOther(approver));
    await form.ask(clerk);
    expect(await askedBy(clerk)).toHaveLength(1);
    const access = { agentId: clerk.userId, fullName: 'Ada Baker', allCompanies: false };
    const saved = await account.main.call('POST', '/api/AgentDetails/SaveAgentDetails', access);
    expect(saved.status).toBe(200);
    expect(await askedBy(clerk)).toEqual([]);
  });
});

describe('who is named after approval was asked for', () => {
  const toldTo = async (person: TestPerson) =>
    (await person.call('GET', '/api/Usermanagement/GetNotifications?kind=approval')).body.entity;

  it('is told once, of what is theirs to decide', async () => {
    const { api, account, approver, form } = await open();
    const { main } = account;
    const [later, other, last] = await Promise.all(
      [0, 1, 2].map(() => account.addAgent(['viewCompany'], true)),
    );
    if (later === undefined || other === undefined || last === undefined) throw new Error('Nobody is there.');
    const untilTold = (person: TestPerson) => expect.poll(() => toldTo(person), { interval: 100 });
    const unasked = await readyForm(api, account);
    await savePolicy(main, oneAfterTheOther(approver));
    await form.ask();
    expect(await toldTo(later)).toEqual([]);
    await savePolicy(main, oneAfterTheOther(other), { companyId: unasked.companyId });
    await savePolicy(main, oneAfterTheOther(later), { version: 1 });
    const { filingId, companyId } = form;
    await untilTold(later).toMatchObject([{ filingId, companyId, state: 'asked' }]);
    const both = { levels: [{ approvers: [later, approver, last].map(({ userId }) => userId), needed: 3 }] };
    await savePolicy(main, both, { version: 2 });
    await untilTold(last).toHaveLength(1);
    // Those who were told before are not told again, nor is who is named for another company.
    expect(await toldTo(later)).toHaveLength(1);
    expect(await toldTo(approver)).toHaveLength(1);
    expect(await toldTo(other)).toEqual([]);
  });
});
