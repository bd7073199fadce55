import { readDocument } from '@statbook/testkit/read-document';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { fetchFile } from '../../testing/make-call.ts';
import { openShareBooks, type ShareBooks } from '../../testing/share-books.ts';
import { testApi } from '../../testing/test-api.ts';
import { errorsOf, nothingChanged } from './statement.fixture.ts';

const group = '/api/ConfirmationStateMent';

/** A company whose own books know of an allotment that nobody has returned. */
async function withAllotment() {
  const books = await openShareBooks('09990001', 'BAKE01');
  const { companyId, person } = books;
  const classId = await books.addClass();
  const allottees = [];
  // A fifth each: nobody controls the company, so that no notice is due besides the return.
  for (const name of ['Alice', 'Ben', 'Cleo', 'Dora', 'Emil']) {
    const holderId = await books.addHolder(name);
    allottees.push({ classId, holderId, shares: '20', priceEach: '3', paidEach: '3' });
  }
  const shareEventId = await books.recorded({ kind: 'allotment', on: '2026-11-10', allottees });
  return { books, companyId, person, shareEventId, save: saveStatement(books) };
}

/** Saves parts of a company's draft, the version being the one that was saved last. */
function saveStatement({ companyId, person }: ShareBooks) {
  let held = {};
  return async (answers: object) => {
    const body = { companyId, ...held, activeTab: 'statements', answers };
    const reply = await person.call('POST', `${group}/SaveConfirmationStatement`, body);
    const [saved] = reply.body.entity;
    held = { statementId: saved.statementId, version: saved.version };
    return { reply, saved };
  };
}

/** Felix holds 40 of 100 shares from a balance on, and is not on the PSC register; Nora is. */
async function withUnregistered() {
  const books = await openShareBooks('09990001', 'BAKE01');
  const classId = await books.addClass();
  const held = { classId, priceEach: '1', unpaidEach: '0', enteredOn: '2019-03-01' };
  const holdings = [];
  for (const [forename, shares] of [
    ['Felix', '40'],
    ['Nora', '60'],
  ]) {
    const members = [{ kind: 'person', forename, surname: 'Harcastle' }];
    const { holderId } = (await books.send('SaveShareHolder', { members })).body.entity[0];
    holdings.push({ ...held, holderId, shares });
  }
  await books.recorded({ kind: 'opening-balance', on: '2026-10-01', holdings });
  return { books, save: saveStatement(books) };
}

/** The lines of the draft that is sent to the client. */
async function printed({ companyId, person: { token } }: ShareBooks): Promise<string> {
  const given = { companyId };
  const answer = await fetchFile((await testApi()).url, 'printConfirmationStatement', { token, given });
  const { pages } = await readDocument(Buffer.from(await answer.arrayBuffer()));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

/** What is answered of capital and members does not matter here. */
const stated = { informationDelivered: true, lawfulPurpose: true };

describe('a confirmation statement that our own record contradicts', () => {
  it('names what is outstanding, and is not ready without a reason given in view of it', async () => {
    const { save, shareEventId, person, companyId } = await withAllotment();
    const { reply, saved } = await save(nothingChanged);
    const facts = await person.call('GET', `${group}/GetConfirmationStatementFacts?companyId=${companyId}`);
    expect(facts.body.entity[0].outstanding).toEqual(saved.outstanding);
    expect(saved.outstanding).toMatchObject([
      { form: 'SH01', act: 'begin-form', shareEventId, dueOn: '2026-12-10', overdue: false },
    ]);
    expect(errorsOf(reply)['statements.override.reason']).toMatch(/Return of allotment of shares, SH01/);
    const [{ key }] = saved.outstanding;
    const overridden = await save({ statements: { ...stated, override: { reason: 'By post', of: [key] } } });
    expect(errorsOf(overridden.reply)['statements.override.reason']).toBeUndefined();
    const unseen = await save({ statements: { ...stated, override: { reason: 'By post', of: [] } } });
    expect(errorsOf(unseen.reply)).toHaveProperty(['statements.override.reason']);
  });

  it('names who holds over a quarter and is not on the PSC register, and so does the draft for the client', async () => {
    const { books, save } = await withUnregistered();
    const seen = {
      kind: 'unregistered-psc',
      title: 'PSC notice, PSC01',
      detail: 'Felix Harcastle, over 25% and not on the PSC register',
      act: 'notify-psc',
    };
    const capital = {
      statementOfCapital: { answer: 'confirm' },
      shareholdings: { answer: 'confirm', holdings: [] },
    };
    const { saved, reply } = await vi.waitFor(async () => {
      const done = await save({ ...nothingChanged, ...capital });
      expect(done.saved.outstanding).toMatchObject([seen]);
      return done;
    }, 60_000);
    expect(errorsOf(reply)['statements.override.reason']).toMatch(/PSC notice, PSC01/);
    const override = { reason: 'Holds as nominee of Nora', of: [saved.outstanding[0].key] };
    const overridden = await save({ statements: { ...stated, override } });
    expect(errorsOf(overridden.reply)['statements.override.reason']).toBeUndefined();
    const text = await printed(books);
    expect(text).toContain('PSC notice, PSC01: Felix Harcastle, over 25% and not on the PSC register');
    expect(text).toContain('Filed all the same because Holds as nominee of Nora');
  });

  it('speaks of nothing that happened after the day of the statement', async () => {
    const { save } = await withAllotment();
    expect((await save({ ...nothingChanged, madeUpTo: '2026-11-09' })).saved.outstanding).toEqual([]);
  });

  it('is refused at submission, and filed with the reason, which stays with it and in the log', async () => {
    const { save, person, companyId } = await withAllotment();
    const capital = {
      statementOfCapital: { answer: 'confirm' },
      shareholdings: { answer: 'confirm', holdings: [] },
    };
    const { saved } = await save({ ...nothingChanged, ...capital });
    const submit = (draftVersion: number, contentAccepted: string) =>
      person.call('POST', '/api/Submissions/SubmitFiling', {
        filingId: saved.statementId,
        draftVersion,
        contentAccepted,
      });
    const refused = await submit(saved.version, 'a'.repeat(64));
    expect(refused).toMatchObject({ status: 422, body: { code: 'filing-incomplete' } });
    expect(refused.body.errors).toHaveProperty(['statements.override.reason']);

    const [{ key }] = saved.outstanding;
    const reason = 'Delivered by post on 20 November';
    const later = await save({ statements: { ...stated, override: { reason, of: [key] } } });
    const review = await person.call('GET', `${group}/ReviewConfirmationStatement?companyId=${companyId}`);
    const [{ content, errors }] = review.body.entity;
    expect(errors).toEqual([]);
    expect(content.rows).toContainEqual(
      expect.objectContaining({ label: 'Filed all the same because', value: reason }),
    );
    expect((await submit(later.saved.version, content.contentSha256)).status).toBe(200);
    const { database } = (await testApi()).server.platform;
    const [logged] = await database.transaction({ as: 'account', accountId: person.accountId }, (tx) =>
      tx.select({ details: sql`details` }).from(sql`activity`).where(sql`action = 'filing.submitted'`),
    );
    expect(logged?.details).toMatchObject({ reason, outstanding: [expect.stringContaining('SH01')] });
  });
});
