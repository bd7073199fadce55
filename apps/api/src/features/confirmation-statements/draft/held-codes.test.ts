import { describe, expect, it } from 'vitest';
import { findCodesOf } from '../../../filings/personal-codes/held-codes.ts';
import { listKnownPeople } from '../../../filings/personal-codes/known-people-queries.ts';
import { peopleOf } from '../../../testing/people-books.ts';
import { testApi } from '../../../testing/test-api.ts';
import { keepPeopleOf } from '../../../workflows/keep-people/keep-people.ts';
import { nothingChangedAtJoinery, openStatement } from '../statement.fixture.ts';

const code = 'TW7K2MPX94R';
const answers = nothingChangedAtJoinery;

/** A statement with which the identity of one director has to be stated. */
async function dueStatement() {
  const api = await testApi();
  const account = await api.newAccount();
  const joinery = await openStatement(account, '09990002', 'TIDE02');
  const { accountId } = account;
  const { database } = api.server.platform;
  await keepPeopleOf(api.server.platform, { accountId, companyId: joinery.companyId });
  const [{ directorId }] = (await joinery.facts()).body.entity[0].identityDue;
  const known = await database.transaction({ as: 'account', accountId }, (tx) =>
    listKnownPeople(tx, joinery.companyId),
  );
  const personId = known.find(({ registerKey }) => registerKey === directorId)?.personId ?? '';
  const held = async () =>
    (await database.transaction({ as: 'account', accountId }, (tx) => findCodesOf(tx, [personId]))).get(
      personId,
    );
  const keep = (whose: string, personalCode: string) =>
    account.main.call('POST', '/api/People/KeepPersonalCodes', {
      codes: [{ personId: whose, personalCode }],
    });
  return { api, account, joinery, directorId, personId, held, keep };
}

describe.concurrent('the code of a director', { timeout: 120_000 }, () => {
  it('that is held goes with the statement: nothing has to be typed', async () => {
    const { joinery, personId, keep } = await dueStatement();
    await keep(personId, code);
    const [due] = (await joinery.facts()).body.entity[0].identityDue;
    expect(due.codeHeldSince).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await joinery.save('statements', answers);
    await joinery.override();
    const { body } = await joinery.review();
    expect(body.entity[0]).toMatchObject({ isReady: true, errors: [], content: expect.any(Object) });
    expect(JSON.stringify(body)).not.toContain(code);
  });

  it('brings along why it was verified under another name, until somebody answers otherwise', async () => {
    const { account, joinery, directorId, personId } = await dueStatement();
    const named = { verifiedName: 'Somebody Else', nameReason: 'LEGALLY_CHANGED' };
    const body = { codes: [{ personId, personalCode: code, ...named }] };
    const [kept] = (await account.main.call('POST', '/api/People/KeepPersonalCodes', body)).body.entity;
    expect(kept).toMatchObject({ isKept: true });
    expect((await joinery.facts()).body.entity[0].identityDue).toMatchObject([
      { directorId, nameReason: 'legally-changed' },
    ]);
    await joinery.save('statements', answers);
    const sent = async () => JSON.stringify((await joinery.reviewWhenReady()).content);
    expect(await sent()).toContain('the verified name differs: The name was changed by law');
    await joinery.save('identity', answers, [{ directorId, nameMismatchReason: 'register-error' }]);
    expect(await sent()).toContain('the verified name differs: The register has an error');
    await joinery.save('identity', answers, [{ directorId }]);
    expect(await sent()).not.toContain('verified name differs');
  });

  it('that is typed is kept for them, unless that is declined', async () => {
    const { joinery, directorId, held } = await dueStatement();
    await joinery.save('identity', answers, [{ directorId, personalCode: code, keepsCode: false }]);
    expect(await held()).toBeUndefined();
    await joinery.save('identity', answers, [{ directorId, personalCode: code }]);
    expect(await held()).toMatchObject({ source: 'form' });
  });

  it('is refused at its field where it is another’s, and is not left in the draft', async () => {
    const { api, account, joinery, directorId, personId, held, keep } = await dueStatement();
    const bakery = await openStatement(account, '09990001');
    await keepPeopleOf(api.server.platform, { accountId: account.accountId, companyId: bakery.companyId });
    const { entity } = await peopleOf(account.main);
    const other = entity.find(
      (each: { personId: string; kind: string }) => each.kind === 'human' && each.personId !== personId,
    );
    await keep(other.personId, code);
    for (const keepsCode of [true, false]) {
      const given = [{ directorId, personalCode: code, keepsCode }];
      const [saved] = (await joinery.save('identity', answers, given)).body.entity;
      expect(saved.errors).toContainEqual(
        expect.objectContaining({
          field: `identity.${directorId}.personalCode`,
          message: expect.stringContaining(`held for ${other.name} (`),
        }),
      );
      const [{ identity }] = (await joinery.draft()).body.entity;
      expect(identity).toMatchObject([{ directorId, personalCodeMasked: null }]);
    }
    expect(await held()).toBeUndefined();
  });
});
