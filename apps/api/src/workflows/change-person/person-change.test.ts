import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { untilShown } from '../../features/forms/filed-notice.fixture.ts';
import { startFormOf } from '../../features/forms/form.fixture.ts';
import { peopleOf, personOfId } from '../../testing/people-books.ts';
import { untilState } from '../../testing/queued-filing.ts';
import { testApi } from '../../testing/test-api.ts';
import {
  boards,
  changeOf,
  companyWith,
  moved,
  newHuman,
  type PersonCompany,
  type PlannedRole,
  statesOf,
  submitAll,
} from './person-change.fixture.ts';

describe('one change of a person', { timeout: 240_000 }, () => {
  it('begins seven drafts in seven companies by one act, and takes them all away by one', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { personId, companies } = await boards(api, account, 7);
    const change = changeOf(account.main, personId);
    const begun = await change.beginPreselected(moved);
    expect(begun.status, JSON.stringify(begun.body)).toBe(200);
    const [{ changeId, filings }] = begun.body.entity;
    expect(filings.map(({ companyId }: PersonCompany) => companyId).toSorted()).toEqual(
      companies.map(({ companyId }) => companyId).toSorted(),
    );
    const read = await change.read(changeId);
    expect(read).toMatchObject({ personId, personName: 'QUILL, Mara', what: ['Service address'], drafts: 7 });
    for (const each of read.all)
      expect(each).toMatchObject({
        form: 'CH01',
        state: 'draft',
        isReady: true,
        errors: [],
        blockers: [],
        dueOn: '2026-12-01',
        contentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        needsApproval: false,
        approvalState: 'not-needed',
        changes: [{ label: 'Service address', after: ['7 Park Row', 'Bristol', 'BS1 5LJ', 'England'] }],
      });
    const { body } = await personOfId(account.main, personId);
    expect(body.entity[0].changes).toMatchObject([{ changeId, filings: 7, drafts: 7 }]);

    const cancelled = await change.cancel(changeId);
    expect(cancelled.body.entity).toEqual([{ deleted: 7, kept: 0 }]);
    expect(new Set(statesOf(await change.read(changeId)))).toEqual(new Set(['withdrawn']));
    const after = (await personOfId(account.main, personId)).body.entity[0];
    expect([after.changes, after.filings]).toEqual([[], []]);
  });

  it('is submitted in one act, and stands on every register', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { personId, companies } = await boards(api, account, 3);
    const change = changeOf(account.main, personId);
    const [{ changeId }] = (await change.beginPreselected(moved)).body.entity;
    const review = await change.read(changeId);
    const planned = review.all.map(({ changes }: PlannedRole) => changes);
    expect(planned.flat()).toHaveLength(3);
    const submitted = await submitAll(account, review);
    expect(submitted.body.entity, JSON.stringify(submitted.body)).toMatchObject(
      companies.map(() => ({ state: 'queued', refusal: null })),
    );
    const again = await change.cancel(changeId);
    expect(again.body.entity[0].deleted).toBe(0);
    for (const { filingId } of submitted.body.entity) {
      await untilState(api.server.platform, { accountId: account.accountId, filingId }, 'accepted');
      await untilShown(account, filingId);
    }
    for (const { companyId, number } of companies) {
      const [officer] = api.registry.register.findCompany(number)?.officers ?? [];
      expect(officer?.person?.serviceAddress).toMatchObject({ line1: 'Park Row', postalCode: 'BS1 5LJ' });
      const path = `/api/CompanyInformation/GetCompanyOfficers?companyId=${companyId}`;
      expect(JSON.stringify((await account.main.call('GET', path)).body)).toContain('Park Row');
    }
    const finished = await change.read(changeId);
    expect(new Set(statesOf(finished))).toEqual(new Set(['accepted']));
    // What it changed stays readable, as the register stood before it.
    expect(finished.all.map(({ changes }: PlannedRole) => changes)).toEqual(planned);
    const { body } = await personOfId(account.main, personId);
    expect(body.entity[0].changes).toMatchObject([{ changeId, filings: 3, drafts: 0, open: 0 }]);
  });

  it('starts the notices of both registers where somebody stands on both', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const human = newHuman();
    await companyWith(api, account, { directors: [human], pscs: [human] });
    const [{ personId }] = (await peopleOf(account.main)).entity;
    const change = changeOf(account.main, personId);
    const told = { ...moved, confirmedOn: '2026-11-19' };
    const { roles, errors } = await change.plan(told);
    expect(errors).toEqual([]);
    expect(roles.map(({ form }: PlannedRole) => form)).toEqual(['CH01', 'PSC04']);
    const [{ changeId }] = (await change.beginPreselected(told)).body.entity;
    const { all } = await change.read(changeId);
    expect(all.map(({ form, isReady, dueOn }: Record<string, unknown>) => [form, isReady, dueOn])).toEqual([
      ['CH01', true, '2026-12-01'],
      ['PSC04', true, '2026-12-02'],
    ]);
  });

  it('of a body changes the office that its registers show', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const office = { premises: '9', line1: 'Almonry Close', locality: 'Evesham', postalCode: 'WR11 4BG' };
    const body = {
      id: 'c'.repeat(27),
      officerId: 'C'.repeat(27),
      role: 'corporate-secretary',
      appointedOn: '2024-01-15',
      corporate: {
        name: 'GRANITE NOMINEES LIMITED',
        address: { ...office, country: 'England' },
        identification: { registrationNumber: '01234567', placeRegistered: 'Companies House' },
      },
    };
    await companyWith(api, account, { bodies: [body] });
    await companyWith(api, account, { bodies: [body] });
    const [{ personId }] = (await peopleOf(account.main)).entity;
    const change = changeOf(account.main, personId);
    const address = Object.fromEntries(
      Object.entries(moved)
        .filter(([path]) => path.includes('serviceAddress.address'))
        .map(([path, answer]) => [path.replace('serviceAddress.address', 'address'), answer]),
    );
    const begun = await change.beginPreselected({ changes: 'address', changedOn: '2026-11-18', ...address });
    expect(begun.status, JSON.stringify(begun.body)).toBe(200);
    const { all } = await change.read(begun.body.entity[0].changeId);
    expect(all.map(({ form, isReady }: Record<string, unknown>) => [form, isReady])).toEqual([
      ['CH04', true],
      ['CH04', true],
    ]);
  });

  it('begun twice under one key, at once and again, is begun once', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { personId } = await boards(api, account, 2);
    const change = changeOf(account.main, personId);
    const { roles } = await change.plan(moved);
    const key = randomUUID();
    const [one, other] = await Promise.all([
      change.begin(moved, roles, { key }),
      change.begin(moved, roles, { key }),
    ]);
    const later = await change.begin(moved, roles, { key });
    const acts = [one, other, later].map(({ status, body }) => [status, body.entity?.[0].changeId]);
    expect(new Set(acts.map(String)).size, JSON.stringify(acts)).toBe(1);
    expect((await personOfId(account.main, personId)).body.entity[0].filings).toHaveLength(2);

    const another = await change.begin(moved, roles);
    expect(another.body).toMatchObject({ code: 'changed-meanwhile', detail: /is open already/ });
    const { roles: open } = await change.plan(moved);
    expect(open.map(({ whyNot }: PlannedRole) => whyNot)).toEqual([
      expect.stringMatching(/is open already/),
      expect.stringMatching(/is open already/),
    ]);
  });

  it('begins all or nothing', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { personId, companies } = await boards(api, account, 2);
    const change = changeOf(account.main, personId);
    const { roles } = await change.plan(moved);
    const [first] = companies;
    const origin = {
      officerId: roles.find(({ companyId }: PlannedRole) => companyId === first?.companyId).registerKey,
    };
    await startFormOf(account, { companyId: String(first?.companyId), form: 'CH01', origin });
    expect((await change.begin(moved, roles)).status).toBe(409);
    const wrong = { ...moved, 'change.serviceAddress.address.postcode': 'X' };
    const rest = roles.filter(({ companyId }: PlannedRole) => companyId !== first?.companyId);
    expect((await change.begin(wrong, rest)).body.code).toBe('invalid-request');
    expect((await personOfId(account.main, personId)).body.entity[0].filings).toHaveLength(1);
  });

  it('where one filing is refused, submits the others', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { personId } = await boards(api, account, 2);
    const change = changeOf(account.main, personId);
    const [{ changeId }] = (await change.beginPreselected(moved)).body.entity;
    const read = await change.read(changeId);
    const [first, second] = read.all;
    const stale = { ...read, all: [{ ...first, version: first.version + 1 }, second] };
    expect((await submitAll(account, stale)).body.entity).toMatchObject([
      { filingId: first.filingId, state: null, refusal: { code: 'changed-meanwhile' } },
      { filingId: second.filingId, state: 'queued', refusal: null },
    ]);
    expect((await change.cancel(changeId)).body.entity).toMatchObject([{ deleted: 1 }]);
    expect(statesOf(await change.read(changeId)).filter((state) => state === 'draft')).toEqual([]);
  });
});
