import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { attemptSecretsBinding } from '../../../filings/attempt/freeze-attempt.ts';
import { findLatestAttempt } from '../../../filings/filing-queries.ts';
import { filing } from '../../../platform/database/schema.ts';
import { testApi } from '../../../testing/test-api.ts';
import {
  nothingChanged,
  nothingChangedAtJoinery,
  openStatement,
  type StatementTest,
} from '../statement.fixture.ts';
import { nothingChangedFrozen } from './frozen-statements.fixture.ts';

const newAccount = async () => (await testApi()).newAccount();

/** A draft as it lies in its filing; drafts that people have left must open for ever. */
const storedAnswers = {
  madeUpTo: '2026-11-14',
  trading: { onMarket: false, pscExemptions: [] },
  sicCodes: { answer: 'replace', codes: ['43320', '99'] },
  statementOfCapital: { answer: 'confirm' },
  shareholdings: { answer: 'confirm', holdings: [] },
  registeredOffice: 'yes',
  officers: 'update-submitted',
  recordsLocation: 'no',
  registeredEmail: { answer: 'yes', address: '' },
  statements: { informationDelivered: false, lawfulPurpose: true },
  signer: { name: 'Tobias Hale', capacity: 'director' },
};

/** The row of the filing and what lies sealed in it. */
async function rowOf({ person: { accountId } }: StatementTest) {
  const { database, vault } = (await testApi()).server.platform;
  const [row] = await database.transaction({ as: 'account', accountId }, (tx) => tx.select().from(filing));
  if (row === undefined) throw new Error('No statement is stored.');
  const sealed = row.draftSealed;
  const secrets: unknown = sealed && JSON.parse(vault.unseal(sealed, `filing.draft:${row.id}`).reveal());
  return { ...row, secrets };
}

/** Puts a draft into the row of the filing, as it was stored before. */
async function store(statement: StatementTest, draft: object, secrets?: object) {
  const { database, vault } = (await testApi()).server.platform;
  const { id } = await rowOf(statement);
  const sealed = secrets && vault.seal(JSON.stringify(secrets), `filing.draft:${id}`);
  await database.transaction({ as: 'account', accountId: statement.person.accountId }, (tx) =>
    tx
      .update(filing)
      .set({ draft, draftSealed: sealed ?? null })
      .where(eq(filing.id, id)),
  );
}

describe('the draft of a statement', () => {
  it('is stored as it always was: answers, reasons for names, and the secrets sealed apart', async () => {
    const joinery = await openStatement(await newAccount(), '09990002', 'TIDE02');
    const [{ directorId }] = (await joinery.facts()).body.entity[0].identityDue;
    const given = { personalCode: 'tw7-k2mp-x94r', dateOfBirth: ' 11 2 1974 ' };
    await joinery.save('places', storedAnswers, [
      { directorId, ...given, nameMismatchReason: 'preferred-name' },
    ]);
    expect(await rowOf(joinery)).toMatchObject({
      form: 'CS01',
      subject: '',
      draft: { answers: storedAnswers, identity: [{ directorId, nameMismatchReason: 'preferred-name' }] },
      secrets: { [directorId]: { personalCode: 'TW7K2MPX94R', dateOfBirth: '11 2 1974' } },
      draftStep: 'places',
      draftVersion: 1,
      effectiveOn: '2026-11-14',
      // What the act that it is about decides; a statement has its day from the register.
      dueOn: null,
    });
    await joinery.save('identity', {}, [{ directorId, personalCode: '', dateOfBirth: '' }]);
    expect(await rowOf(joinery)).toMatchObject({
      draft: { answers: storedAnswers, identity: [{ directorId }] },
      secrets: { [directorId]: {} },
      draftStep: 'identity',
      draftVersion: 2,
    });
    const clear = (activeTab: string) =>
      joinery.person.call('POST', '/api/ConfirmationStateMent/DeleteCsDetails', {
        companyId: joinery.companyId,
        activeTab,
      });
    await clear('identity');
    expect(await rowOf(joinery)).toMatchObject({
      draft: { answers: storedAnswers, identity: [] },
      secrets: null,
      draftStep: 'identity',
      draftVersion: 3,
      effectiveOn: '2026-11-14',
    });
    await clear('date');
    expect(await rowOf(joinery)).toMatchObject({
      draft: { answers: { ...storedAnswers, madeUpTo: '' } },
      draftVersion: 4,
      effectiveOn: null,
    });
  });

  it('opens as it was stored before', async () => {
    const joinery = await openStatement(await newAccount(), '09990002', 'TIDE02');
    const [{ directorId }] = (await joinery.facts()).body.entity[0].identityDue;
    await joinery.save('people', {});
    await store(
      joinery,
      { answers: storedAnswers, identity: [{ directorId, nameMismatchReason: 'legally-changed' }] },
      { [directorId]: { personalCode: 'TW7K2MPX94R', dateOfBirth: '11 2 1974' } },
    );
    expect((await joinery.draft()).body.entity[0]).toMatchObject({
      version: 1,
      activeTab: 'people',
      answers: storedAnswers,
      identity: [
        {
          directorId,
          personalCodeMasked: '•••••••X94R',
          dateOfBirthGiven: true,
          nameMismatchReason: 'legally-changed',
        },
      ],
    });
    expect((await joinery.check()).body.entity[0]).toMatchObject({
      errors: [
        { field: 'sicCodes.codes.1' },
        { field: 'pscs' },
        { field: 'statements.override.reason' },
        { field: 'statements.informationDelivered' },
      ],
      blockers: [{ code: 'correct-recordsLocation' }],
    });
    await store(joinery, {});
    expect((await joinery.draft()).body.entity[0]).toMatchObject({
      answers: { madeUpTo: '', statements: { informationDelivered: false, lawfulPurpose: false } },
      identity: [],
    });
  });
});

describe('what an attempt freezes of a statement', () => {
  it('is the same content under the same hash as ever', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    await bakery.save('statements', nothingChanged);
    expect((await bakery.review()).body.entity[0].content.contentSha256).toBe(
      'cbea5b31cc8c5c1a7ce20b03884f0dab0955d0f532ec94f70f43979afaa8f7f5',
    );
  });

  it('has the secrets of its directors beside it', async () => {
    const api = await testApi();
    const model = api.registry.register.findCompany('09990002');
    if (model === undefined) throw new Error('The joinery is not on the register.');
    // Under a number that no other test files for.
    const number = `06${randomInt(1_000_000).toString().padStart(6, '0')}`;
    api.registry.register.save({ ...model, number });
    const account = await newAccount();
    const joinery = await openStatement(account, number, 'TIDE02');
    const [{ directorId }] = (await joinery.facts()).body.entity[0].identityDue;
    const answers = nothingChangedAtJoinery;
    await joinery.save('statements', answers, [{ directorId, personalCode: 'TW7K2MPX94R' }]);
    await joinery.override();
    const [review] = (await joinery.review()).body.entity;
    await account.main.call('POST', '/api/Submissions/SubmitFiling', {
      filingId: review.filingId,
      draftVersion: review.draftVersion,
      contentAccepted: review.content.contentSha256,
    });
    const { database, vault } = api.server.platform;
    const attempt = await database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
      findLatestAttempt(tx, review.filingId),
    );
    expect(attempt?.content).toEqual({
      ...nothingChangedFrozen,
      signer: nothingChangedAtJoinery.signer,
      form: 'ConfirmationAndVerificationStatement',
      company: { number, name: 'TIDEWATER JOINERY LIMITED' },
      madeUpTo: '2026-11-14',
      verifications: [
        { directorId, title: 'Mr', forename: 'Tobias', otherForenames: 'Edwin', surname: 'Hale' },
      ],
      override: {
        reason: 'Delivered on paper',
        outstanding: ['Identity verification: Mr Tobias Edwin Hale, person with significant control'],
      },
    });
    expect(attempt?.contentSha256).toBe(review.content.contentSha256);
    const sealed = attempt?.secretsSealed;
    const binding = attemptSecretsBinding(review.filingId, 1);
    expect(sealed && JSON.parse(vault.unseal(sealed, binding).reveal())).toEqual({
      [`${directorId}.personalCode`]: 'TW7K2MPX94R',
      [`${directorId}.dateOfBirth`]: '1974-02-11',
    });
  });
});
