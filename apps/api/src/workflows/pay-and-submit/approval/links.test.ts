import { civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/test-api.ts';
import { fetchFile } from '../../../testing/make-call.ts';
import { sampleAnswers } from '../../../tools/sample-answers.ts';
import { sampleFacts } from '../../../tools/sample-facts.ts';
import { decide, oneAfterTheOther, readyForm, savePolicy } from './approval.fixture.ts';
import { addSignatory, holderOf, linksTo, readText, rowsOf } from './links.fixture.ts';

/** A form that one signatory has to approve, asked for; with the link that they were sent. */
async function asked(signatories = 1, what?: Parameters<typeof readyForm>[2]) {
  const api = await testApi();
  const account = await api.newAccount();
  const form = await readyForm(api, account, what);
  const people = [];
  for (let index = 0; index < signatories; index += 1)
    people.push(await addSignatory(account.main, `Ada Fenwick ${index}`));
  const [signatory] = people;
  if (signatory === undefined) throw new Error('At least one is asked.');
  const approvers = people.map(({ signatoryId }) => signatoryId);
  await savePolicy(account.main, { levels: [{ approvers, needed: 1 }] });
  await form.ask();
  const [token = ''] = await linksTo(api, signatory);
  return { api, account, form, signatory, people, token, holder: holderOf(api, token) };
}

type Asked = Awaited<ReturnType<typeof asked>>;

const sendAgain = ({ account, form, signatory }: Asked) =>
  account.main.call('POST', '/api/Approvals/SendApprovalLink', {
    filingId: form.filingId,
    signatoryId: signatory.signatoryId,
  });

describe('the link of a signatory', () => {
  it('shows what would be sent, its hash and the sheet, and nothing that is sealed', async () => {
    const { form, signatory, holder } = await asked();
    const [shown] = (await holder.read()).body.entity;
    const [{ content }] = (await form.review()).body.entity;
    expect(shown).toMatchObject({
      state: 'open',
      signatoryName: signatory.fullName,
      form: 'AD01',
      contentSha256: content.contentSha256,
      rows: expect.arrayContaining([expect.objectContaining({ label: 'Postcode', value: 'CF10 1AA' })]),
      changes: expect.arrayContaining([expect.objectContaining({ after: expect.any(Array) })]),
      decision: null,
    });
    expect(shown).not.toHaveProperty('filingId');
    expect((await holder.print()).status).toBe(200);
  });

  it('approves once, under an authority, and says afterwards what was decided', async () => {
    const { account, form, signatory, holder } = await asked();
    expect((await form.submit()).body).toMatchObject({
      code: 'approval-missing',
      facts: { awaited: [signatory.fullName] },
    });
    expect((await holder.decide({ authority: ' ' })).body.errors).toHaveProperty('authority');
    const authority = 'by board resolution of 3 November';
    expect((await holder.decide({ authority })).body).toEqual({ done: true });
    expect((await holder.decide()).body).toMatchObject({
      code: 'approval-link-closed',
      facts: { state: 'used' },
    });
    expect((await holder.read()).body.entity).toMatchObject([
      {
        state: 'used',
        rows: expect.arrayContaining([expect.objectContaining({ label: 'Postcode', value: 'CF10 1AA' })]),
        decision: { decision: 'approved', authority },
      },
    ]);
    expect((await holder.print()).body.code).toBe('approval-link-closed');
    expect((await form.submit()).body.entity).toMatchObject([{ state: 'queued' }]);
    expect(await form.approval()).toMatchObject({
      state: 'approved',
      decisions: [{ fullName: signatory.fullName, email: signatory.email, authority }],
    });
    const logs = (await account.main.call('GET', '/api/ActivityLogs/GetActivityLogs?type=filings')).body;
    expect(logs.entity).toContainEqual(
      expect.objectContaining({
        action: 'approval.given',
        by: `${signatory.fullName} (${signatory.email}), by link`,
      }),
    );
    const [entry] = await rowsOf(
      `select details from activity where account_id = $1 and action = 'approval.given'`,
      [account.accountId],
    );
    expect(entry?.['details']).toMatchObject({ email: signatory.email, byLink: true, authority });
  });

  it('shows what was decided on as it was shown then, until its last day', async () => {
    const { form, signatory, holder } = await asked();
    const [{ rows, changes }] = (await holder.read()).body.entity;
    await holder.decide({ decision: 'refused', words: 'Not our street' });
    await form.change();
    expect((await holder.read()).body.entity).toMatchObject([{ state: 'used', rows, changes }]);
    await rowsOf(`update approval_link set expires_at = '2026-01-01' where signatory_id = $1 returning id`, [
      signatory.signatoryId,
    ]);
    expect((await holder.read()).body.entity).toMatchObject([
      { state: 'used', rows: [], changes: [], decision: { words: 'Not our street' } },
    ]);
  });

  it('decides once, however often it is used at the same moment', async () => {
    const { form, holder } = await asked();
    const replies = await Promise.all([holder.decide(), holder.decide(), holder.decide()]);
    const withStatus = (wanted: number) => replies.filter(({ status }) => status === wanted);
    expect([withStatus(200).length, withStatus(409).length]).toEqual([1, 2]);
    expect(await form.approval()).toMatchObject({ state: 'approved', decisions: [{}] });
  });

  it('refuses with a reason, which whoever asked reads', async () => {
    const { account, form, signatory, holder } = await asked();
    expect((await holder.decide({ decision: 'refused' })).body.errors).toHaveProperty('words');
    expect((await holder.decide({ decision: 'refused', words: 'Not our street' })).status).toBe(200);
    expect(await form.approval()).toMatchObject({
      state: 'refused',
      decisions: [{ decision: 'refused', words: 'Not our street', email: signatory.email }],
    });
    const told = await account.main.call('GET', '/api/Usermanagement/GetNotifications?kind=approval');
    expect(told.body.entity).toMatchObject([{ state: 'refused', filingId: form.filingId }]);
    expect(await holder.state()).toBe('used');
    // Asked about anew, there is a new link, and the old one stays what it was.
    await form.ask();
    const [, second = ''] = await linksTo(await testApi(), signatory, 2);
    expect(await holderOf(await testApi(), second).state()).toBe('open');
    expect(await holder.state()).toBe('used');
  });

  it('that was sent again counts in place of the one before', async () => {
    const link = await asked();
    const { api, form, signatory, holder } = link;
    expect((await sendAgain(link)).body.entity).toMatchObject([
      { levels: [{ approvers: [{ isAwaited: true, link: { email: signatory.email } }] }] },
    ]);
    const [, second = ''] = await linksTo(api, signatory, 2);
    expect(await holder.state()).toBe('replaced');
    expect((await holder.decide()).body).toMatchObject({ facts: { state: 'replaced' } });
    expect((await holderOf(api, second).decide()).status).toBe(200);
    expect(await form.approval()).toMatchObject({ state: 'approved' });
    expect((await sendAgain(link)).body.code).toBe('approval-not-awaited');
  });

  it('that is too late decides nothing, and can be sent anew', async () => {
    const link = await asked();
    const { api, form, signatory, holder } = link;
    await rowsOf(`update approval_link set expires_at = '2026-01-01' where signatory_id = $1 returning id`, [
      signatory.signatoryId,
    ]);
    expect((await holder.read()).body.entity).toMatchObject([{ state: 'expired', rows: [], changes: [] }]);
    expect((await holder.decide()).body).toMatchObject({ facts: { state: 'expired' } });
    expect(await form.approval()).toMatchObject({
      state: 'asked',
      levels: [{ approvers: [{ link: { state: 'expired' } }] }],
    });
    await sendAgain(link);
    const [, second = ''] = await linksTo(api, signatory, 2);
    expect((await holderOf(api, second).decide()).status).toBe(200);
  });

  it('lapses by a change of what is sent', async () => {
    const { form, holder } = await asked();
    const [{ contentSha256 }] = (await holder.read()).body.entity;
    await form.change();
    expect((await holder.read()).body.entity).toMatchObject([{ state: 'lapsed', rows: [], changes: [] }]);
    expect((await holder.decide({ contentSha256 })).body.code).toBe('approval-lapsed');
    expect((await holder.print()).body.code).toBe('approval-lapsed');
    expect(await form.approval()).toMatchObject({ state: 'lapsed', decisions: [] });
  });

  it('counts for what was shown alone, whatever hash its holder sends', async () => {
    const { form, holder } = await asked();
    expect((await holder.decide({ contentSha256: 'a'.repeat(64) })).body.code).toBe('approval-lapsed');
    expect(await form.approval()).toMatchObject({ state: 'asked' });
  });

  it('closes once another has decided, or nobody has to any more', async () => {
    const { api, people, form, holder } = await asked(2);
    const [, other] = people;
    if (other === undefined) throw new Error('Two are asked.');
    const [token = ''] = await linksTo(api, other);
    expect((await holderOf(api, token).decide()).status).toBe(200);
    expect(await holder.state()).toBe('closed');
    expect((await holder.decide()).body).toMatchObject({ facts: { state: 'closed' } });
    expect((await form.submit()).body.entity).toMatchObject([{ state: 'queued' }]);
    expect(await holder.state()).toBe('closed');
  });

  it('says nothing where there is none, whoever asks in whatever way', async () => {
    const { api, token } = await asked();
    const replies = [];
    for (const wrong of ['x', `${token}x`, token.toUpperCase()]) {
      const stranger = holderOf(api, wrong);
      const decision = { contentSha256: 'a'.repeat(64), decision: 'approved', token: wrong };
      replies.push(await stranger.read(), await stranger.print());
      replies.push(await api.call('POST', '/api/Approvals/DecideByLink', { body: decision }));
    }
    const said = replies.map(({ status, body: { code, title, detail } }) => ({
      status,
      code,
      title,
      detail,
    }));
    expect(new Set(said.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(said[0]).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('is kept as a hash alone, and taken in no address', async () => {
    const { api, token, signatory } = await asked();
    const rows = await rowsOf('select * from approval_link where signatory_id = $1', [signatory.signatoryId]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const inAddress = await fetch(`${api.url}/api/Approvals/PrintByLink?Token=${token}`, { method: 'POST' });
    expect(inAddress.status).toBe(400);
    expect(api.logLines().join('\n')).not.toContain(token);
  });
});

describe('signatories', () => {
  it('are asked on their level, beside users and after them', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const first = await account.addAgent(['viewCompany'], true);
    const form = await readyForm(api, account);
    const signatory = await addSignatory(account.main);
    await savePolicy(account.main, {
      levels: [
        ...oneAfterTheOther(first).levels,
        { approvers: [signatory.signatoryId, account.main.userId], needed: 1 },
      ],
    });
    await form.ask();
    expect(await form.approval()).toMatchObject({
      levels: [
        {},
        { approvers: [{ isAwaited: false, link: { state: 'none', sentAt: null } }, { link: null }] },
      ],
    });
    await decide(first);
    const [token = ''] = await linksTo(api, signatory);
    expect((await holderOf(api, token).decide()).status).toBe(200);
    expect(await form.approval()).toMatchObject({ state: 'approved', decisions: [{}, {}] });
  });

  it('stand once in the list, and in no other account', async () => {
    const { main } = await (await testApi()).newAccount();
    const signatory = await addSignatory(main);
    const again = await main.call('POST', '/api/Approvals/AddSignatory', {
      fullName: signatory.fullName.toUpperCase(),
      email: signatory.email,
    });
    expect(again.body.entity).toEqual([signatory]);
    const { signatories } = (await main.call('GET', '/api/Approvals/GetApprovalPolicies')).body;
    expect(signatories).toEqual([signatory]);
    const stranger = (await (await testApi()).newAccount()).main;
    const rule = { levels: [{ approvers: [signatory.signatoryId], needed: 1 }] };
    expect((await savePolicy(stranger, rule)).body.errors).toHaveProperty(['levels.0.approvers']);
  });
});

it('what is sealed stands behind no link, and a change of it lapses the approval', async () => {
  const answers = sampleAnswers.AP01(sampleFacts(civilDate('2026-11-20')));
  const { api, account, form, token, holder } = await asked(1, { form: 'AP01', answers });
  const sealed = /28 February 1990|1990-02-28|QUN-?12345678/;
  const [shown] = (await holder.read()).body.entity;
  expect(shown).toMatchObject({ state: 'open', hasSecrets: true });
  expect(JSON.stringify(shown)).not.toMatch(sealed);
  const given = { token: account.main.token, given: { token } };
  const sheet = await readText(await fetchFile(api.url, 'printByLink', given));
  expect(sheet).toContain('AP01');
  expect(sheet).not.toMatch(sealed);
  await form.save({ ...answers, dateOfBirth: '1990-02-27' });
  expect(await holder.state()).toBe('lapsed');
});

it('the sheet and the evidence of a link are PDFs that name what they are about', async () => {
  const { api, account, form, signatory, token, holder } = await asked();
  const sheet = await readText(
    await fetchFile(api.url, 'printByLink', { token: account.main.token, given: { token } }),
  );
  expect(sheet).toContain('CF10 1AA');
  expect(sheet).toContain('Draft');
  await holder.decide();
  const evidence = await readText(
    await fetchFile(api.url, 'printApproval', {
      token: account.main.token,
      given: { filingId: form.filingId },
    }),
  );
  expect(evidence).toContain(`Approved by ${signatory.fullName}`);
  expect(evidence).toContain('Decided by link, sent to');
  // The test's own program is no browser.
  expect(evidence).toMatch(/127\.0\.0\.1, Another program/);
});
