import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { readRecord } from '../../../testing/imported-company.ts';
import { untilState } from '../../../testing/queued-filing.ts';
import { type ShareBooks, shareBooksOf } from '../../../testing/share-books.ts';
import { type TestAccount, type TestApi, testApi } from '../../../testing/test-api.ts';
import { type FormTest, startFormOf } from '../form.fixture.ts';
import { importNoticeCompany } from '../notice-company.fixture.ts';

/** Everything of a PSC01 that the share register does not know. */
const rest = {
  confirmedOn: '2026-11-16',
  isProtected: 'no',
  dateOfBirth: '1990-02-28',
  'psc.countryOfResidence': 'England',
  'psc.nationalities.0': 'British',
  'psc.serviceAddress.kind': 'registered-office',
  'psc.residence.kind': 'protected-address',
  'psc.residence.secured': 'no',
  'residentialAddress.premise': '4',
  'residentialAddress.street': 'Quay Street',
  'residentialAddress.postTown': 'Bristol',
  'residentialAddress.country': 'GB-ENG',
  'residentialAddress.postcode': 'BS1 4DJ',
  statesIdentity: 'no',
};

interface Opened {
  api: TestApi;
  account: TestAccount;
  books: ShareBooks;
  number: string;
  classId: string;
  holders: Record<string, { holderId: string; personId: string }>;
}

/** Books of a company with notices of its own to file, and shares that its members hold from a balance on. */
async function open(held: Record<string, string>): Promise<Opened> {
  const api = await testApi();
  const account = await api.newAccount();
  const { companyId, number } = await importNoticeCompany(api, account);
  const books = shareBooksOf(account.main, companyId);
  const classId = await books.addClass();
  const holders: Opened['holders'] = {};
  const holdings = [];
  for (const [name, shares] of Object.entries(held)) {
    const [forename, surname] = name.split(' ');
    const { body } = await books.send('SaveShareHolder', {
      members: [{ kind: 'person', forename, surname }],
    });
    const { holderId, members } = body.entity[0];
    holders[name] = { holderId, personId: members[0].personId };
    holdings.push({ classId, holderId, shares, priceEach: '1', unpaidEach: '0', enteredOn: '2019-03-01' });
  }
  await books.recorded({ kind: 'opening-balance', on: '2026-10-01', holdings });
  return { api, account, books, number, classId, holders };
}

/** An allotment by which Felix comes to hold more than a quarter, and Jory no more than half. */
async function openSuggested() {
  const opened = await open({ 'Jory Penrose': '60', 'Felix Harcastle': '20', 'Gil Grey': '20' });
  const { books, classId, holders } = opened;
  const holderId = holders['Felix Harcastle']?.holderId;
  const allottee = { classId, holderId, shares: '40', priceEach: '1', paidEach: '1' };
  const eventId = await books.recorded({ kind: 'allotment', on: '2026-11-10', allottees: [allottee] });
  const suggested = await vi.waitFor(async () => {
    const found = await proposalsOf(books);
    expect(Object.keys(found).toSorted()).toEqual(['Felix Harcastle', 'Jory Penrose']);
    return found;
  }, 60_000);
  const start = (form: string, name: string) =>
    startFormOf(opened.account, {
      companyId: books.companyId,
      form,
      origin: { controlProposalId: suggested[name].proposalId },
    });
  return { ...opened, eventId, suggested, start };
}

// A test says what it expects of the records; the reply's own schema was checked before it was sent.
// oxlint-disable-next-line typescript/no-explicit-any
async function proposalsOf(books: ShareBooks): Promise<Record<string, any>> {
  const all = await books.read('GetControlProposals');
  return Object.fromEntries(all.map((each) => [each.personName, each]));
}

// oxlint-disable-next-line typescript/no-explicit-any
const needsOf = async ({ person, companyId }: ShareBooks, kind: string): Promise<any[]> =>
  (await readRecord(person, 'GetCompanyOverview', companyId)).needs.filter(
    (need: { kind: string }) => need.kind === kind,
  );

async function fileIt({ api, account }: Opened, form: FormTest) {
  const saved = await form.save(rest);
  expect(saved.body.entity?.[0], JSON.stringify(saved.body)).toMatchObject({ errors: [], blockers: [] });
  expect((await form.submit()).body.entity).toMatchObject([{ state: 'queued' }]);
  const { filingId } = form;
  await untilState(api.server.platform, { filingId, accountId: account.accountId }, 'accepted');
}

const deleteDraft = ({ person }: ShareBooks, { filingId }: FormTest) =>
  person.call('POST', '/api/Forms/DeleteForm', { filingId });

describe.concurrent('a notice that the share register suggests', { timeout: 120_000 }, () => {
  it('is under way once its form is begun, is begun once, and is done when that is accepted', async () => {
    const opened = await openSuggested();
    const { books, start, eventId } = opened;
    const form = await start('PSC01', 'Felix Harcastle');
    expect((await form.get()).body.entity[0].answers).toMatchObject({
      becameOn: '2026-11-10',
      'psc.name.forename': 'Felix',
      'psc.name.surname': 'Harcastle',
      'control.shares.own': '25-to-50-percent',
      'control.votes.own': '25-to-50-percent',
    });
    const { filingId } = form;
    const begun = { filingId, form: 'PSC01', state: 'draft', stateText: 'Draft' };
    expect((await proposalsOf(books))['Felix Harcastle'].filing).toEqual(begun);
    expect((await start('PSC01', 'Felix Harcastle')).filingId).toBe(filingId);
    const ofFelix = async (kind: string) =>
      (await needsOf(books, kind)).filter(({ form: of }) => of === 'PSC01');
    const need = { act: 'go-on', detail: 'Felix Harcastle, Draft', filingId, shareEventId: eventId };
    expect(await ofFelix('control-notice')).toMatchObject([{ ...need, dueOn: '2026-11-23', overdue: false }]);
    // The last day counts from the confirmation once the form says when that was, and it stands in one place.
    await form.save({ confirmedOn: '2026-11-16' });
    expect(await ofFelix('control-notice')).toMatchObject([{ ...need, dueOn: '2026-11-29' }]);
    expect(await ofFelix('form')).toEqual([]);
    expect(await ofFelix('filing')).toEqual([]);

    await fileIt(opened, form);
    expect((await proposalsOf(books))['Felix Harcastle']).toMatchObject({
      outcome: 'done',
      filing: { filingId, state: 'accepted' },
    });
    expect(await ofFelix('control-notice')).toEqual([]);
    await expect(start('PSC01', 'Felix Harcastle')).rejects.toThrow('settled already');
  });

  it('names somebody on the register, and is free again when the draft is deleted', async () => {
    const { books, start, suggested } = await openSuggested();
    expect(suggested['Jory Penrose']).toMatchObject({ form: 'PSC04', filing: null });
    const form = await start('PSC04', 'Jory Penrose');
    expect((await form.get()).body.entity[0].answers).toMatchObject({
      pscId: 'v'.repeat(27),
      changedOn: '2026-11-10',
      'change.control.shares.own': '25-to-50-percent',
    });
    await expect(start('PSC01', 'Jory Penrose')).resolves.toMatchObject({ filingId: form.filingId });
    await deleteDraft(books, form);
    expect((await proposalsOf(books))['Jory Penrose']).toMatchObject({ filing: null, outcome: null });
    await expect(start('PSC01', 'Jory Penrose')).rejects.toThrow('suggests PSC04, and not PSC01');
    const again = await start('PSC04', 'Jory Penrose');
    expect(again.filingId).not.toBe(form.filingId);
    expect((await proposalsOf(books))['Jory Penrose'].filing).toMatchObject({ filingId: again.filingId });
  });

  it('stays open when it is rejected, with the filing that is to be corrected', async () => {
    const opened = await openSuggested();
    const { api, account, books, number, start } = opened;
    const form = await start('PSC01', 'Felix Harcastle');
    const rule = { companyNumber: number, outcome: 'reject', code: '9999', text: 'Correct the date' };
    await api.registry.admin('POST', 'gateway/rules', rule);
    await form.save(rest);
    await form.submit();
    const { filingId } = form;
    await untilState(api.server.platform, { filingId, accountId: account.accountId }, 'rejected');
    expect((await proposalsOf(books))['Felix Harcastle']).toMatchObject({
      outcome: null,
      filing: { filingId, state: 'rejected' },
    });
    expect(await needsOf(books, 'control-notice')).toContainEqual(
      expect.objectContaining({ act: 'show-filing', detail: 'Felix Harcastle, Rejected', filingId }),
    );
    expect((await start('PSC01', 'Felix Harcastle')).filingId).toBe(filingId);
  });

  it('is of one company alone', async () => {
    const { suggested } = await openSuggested();
    const { account, books } = await open({ 'Gil Grey': '100' });
    const { proposalId: controlProposalId } = suggested['Felix Harcastle'];
    const order = { companyId: books.companyId, form: 'PSC01', origin: { controlProposalId } };
    await expect(startFormOf(account, order)).rejects.toThrow('settled already');
  });
});

describe.concurrent('a holder who is not on the PSC register', { timeout: 120_000 }, () => {
  it('is being notified once the form is begun, and is to be notified no more when it is accepted', async () => {
    const opened = await open({ 'Jory Penrose': '60', 'Felix Harcastle': '40' });
    const { account, books, holders } = opened;
    const personId = holders['Felix Harcastle']?.personId;
    const start = (unregisteredPersonId = personId) =>
      startFormOf(account, { companyId: books.companyId, form: 'PSC01', origin: { unregisteredPersonId } });
    await expect(start(randomUUID())).rejects.toThrow('settled already');
    const form = await start();
    const { filingId } = form;
    expect((await start()).filingId).toBe(filingId);
    const differenceOf = async () => {
      const [{ control }] = await books.read('GetTieOut');
      return control.find(({ name }: { name: string }) => name === 'Felix Harcastle');
    };
    expect(await differenceOf()).toMatchObject({ personId, filing: { filingId, state: 'draft' } });
    const need = { act: 'go-on', filingId, originId: personId };
    const detail = 'Felix Harcastle, over 25% and not on the PSC register, Draft';
    expect(await needsOf(books, 'unregistered-psc')).toMatchObject([{ ...need, detail }]);
    await deleteDraft(books, form);
    expect(await differenceOf()).toMatchObject({ filing: null });

    const again = await start();
    await again.save({ becameOn: '2026-11-10' });
    await fileIt(opened, again);
    expect(await needsOf(books, 'unregistered-psc')).toEqual([]);
    // The register shows them with the reading that follows.
    await vi.waitFor(async () => expect(await differenceOf()).toBeUndefined(), 60_000);
  });
});

describe.concurrent('an identity statement that the register waits for', { timeout: 120_000 }, () => {
  it('is begun for the person, and is under way until it is accepted', async () => {
    const { account, books } = await open({ 'Jory Penrose': '100' });
    const pscId = 'v'.repeat(27);
    expect(await needsOf(books, 'psc-verification')).toMatchObject([
      { act: 'verify-psc', originId: pscId, filingId: null, dueOn: '2026-11-28' },
    ]);
    const form = await startFormOf(account, {
      companyId: books.companyId,
      form: 'VS01',
      origin: { pscId },
    });
    expect(await needsOf(books, 'psc-verification')).toMatchObject([
      { act: 'go-on', filingId: form.filingId, detail: expect.stringMatching(/significant control, Draft$/) },
    ]);
    const dashboard = await account.main.call('GET', '/api/Dashboard/GetDashboard');
    expect(dashboard.body.entity[0].companies.verifications.rows).toContainEqual(
      expect.objectContaining({ register: 'pscs', act: 'go-on', filingId: form.filingId }),
    );
    await deleteDraft(books, form);
    expect(await needsOf(books, 'psc-verification')).toMatchObject([{ act: 'verify-psc', filingId: null }]);
  });
});
