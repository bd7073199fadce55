import { describe, expect, it } from 'vitest';
import { filing } from '../../../platform/database/schema.ts';
import { testApi } from '../../../testing/test-api.ts';
import { errorsOf, openStatement, statementOf } from '../statement.fixture.ts';

const newAccount = async () => (await testApi()).newAccount();
const group = '/api/ConfirmationStateMent';

describe('the facts of a confirmation statement', () => {
  it('are what the registry said at the import', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const { body } = await bakery.facts();
    expect(body.entity[0]).toMatchObject({
      company: { companyName: 'HARBOUR LIGHT BAKERY LIMITED', hasShareCapital: true, mayBeTraded: false },
      dueOn: '2026-11-30',
      latestMadeUpTo: '2026-11-16',
      sicCodes: [{ code: '10710' }, { code: '47240' }],
      trading: { onMarket: false, dtr5Applies: false, pscExemptions: [] },
      statementOfCapital: { currencies: [{ currency: 'GBP', totalShares: '100', totalUnpaid: '0' }] },
      shareholdings: [{ numberHeld: '60' }, { numberHeld: '40' }],
      hasRegisteredEmail: true,
      identityDue: [],
      outstanding: [],
      hasAuthenticationCode: true,
      openFiling: null,
    });
    expect(body.entity[0].officers).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain('harbourlight.example');
    expect(JSON.stringify(body)).not.toContain('1979-05-22');
  });

  it('name the director whose identity statement is due, and the birth only as far as it is public', async () => {
    const joinery = await openStatement(await newAccount(), '09990002', 'TIDE02');
    const { body } = await joinery.facts();
    expect(body.entity[0].identityDue).toEqual([
      {
        directorId: expect.any(String),
        name: 'Tobias Edwin Hale',
        bornIn: 'February 1974',
        statementDueOn: expect.any(String),
        hasDateOfBirth: true,
        codeHeldSince: null,
        nameReason: null,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('1974-02-11');
  });

  it('leave capital and members open where no authentication code was given', async () => {
    const bakery = await openStatement(await newAccount(), '09990001');
    const { body } = await bakery.facts();
    expect(body.entity[0]).toMatchObject({
      statementOfCapital: null,
      shareholdings: null,
      trading: null,
      hasRegisteredEmail: true,
      hasAuthenticationCode: false,
    });
  });

  it('say where the records may be seen, as far as it is known', async () => {
    const places = async (...company: [number: string, code?: string]) => {
      const statement = await openStatement(await newAccount(), ...company);
      const { recordsAddress, recordsKept } = (await statement.facts()).body.entity[0].company;
      return { recordsAddress, recordsKept };
    };
    expect(await places('09990017', 'FAIR17')).toEqual({
      recordsAddress: ['9 Almonry Close', 'Evesham', 'WR11 4BG'],
      recordsKept: ['Register of members', 'Resolutions and minutes of general meetings'],
    });
    expect(await places('09990001', 'BAKE01')).toEqual({ recordsAddress: [], recordsKept: [] });
    expect(await places('09990017')).toEqual({ recordsAddress: null, recordsKept: [] });
  });

  it('are refused for a kind that makes no confirmation statement here', async () => {
    const llp = await openStatement(await newAccount(), 'OC990034');
    const { status, body } = await llp.facts();
    expect([status, body.code]).toEqual([409, 'statement-not-offered']);
    expect(body.detail).toContain('but not its confirmation statement');
  });
});

describe('the draft', () => {
  it('is begun by the first save and given back as it was left', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    expect((await bakery.draft()).body).toEqual({ entity: [] });
    const saved = await bakery.save('trading', { madeUpTo: '2026-11-16' });
    expect(saved.body.entity[0]).toMatchObject({ version: 1, activeTab: 'trading', isReady: false });
    await bakery.save('sic-codes', { sicCodes: { answer: 'replace', codes: ['10710', '99'] } });

    const { body } = await bakery.draft();
    expect(body.entity[0]).toMatchObject({
      companyNumber: '09990001',
      version: 2,
      activeTab: 'sic-codes',
      state: 'draft',
      answers: { madeUpTo: '2026-11-16', sicCodes: { answer: 'replace', codes: ['10710', '99'] } },
    });
    expect((await bakery.facts()).body.entity[0].openFiling.state).toBe('draft');
  });

  it('keeps what cannot be understood, and says so at the field', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const saved = await bakery.save('date', { madeUpTo: '31 11 2026' });
    expect(errorsOf(saved)['madeUpTo']).toBe('Enter a real date, like 27 3 2024');
    expect((await bakery.draft()).body.entity[0].answers.madeUpTo).toBe('31 11 2026');
  });

  it('is not overwritten by somebody who has read an older version', async () => {
    const account = await newAccount();
    const bakery = await openStatement(account, '09990001', 'BAKE01');
    const first = await bakery.save('date', { madeUpTo: '2026-11-16' });
    await bakery.save('date', { madeUpTo: '2026-11-15' });
    const late = await account.main.call('POST', `${group}/SaveConfirmationStatement`, {
      companyId: bakery.companyId,
      statementId: first.body.entity[0].statementId,
      version: 1,
      activeTab: 'date',
      answers: { madeUpTo: '2026-11-14' },
    });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    const blind = await statementOf(account.main, bakery.companyId).save('date', {});
    expect(blind.body.code).toBe('changed-meanwhile');
    expect((await bakery.draft()).body.entity[0].answers.madeUpTo).toBe('2026-11-15');
  });

  it('takes nothing that is not an answer', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const reply = await bakery.save('date', { madeUpTo: '2026-11-16', Colour: 'blue' });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid-request']);
  });

  it('is emptied step by step, or withdrawn', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    await bakery.save('people', { madeUpTo: '2026-11-16', officers: 'yes', pscs: 'no' });
    const query = { companyId: bakery.companyId, companyNumber: '09990001' };
    const cleared = await bakery.person.call('POST', `${group}/DeleteCsDetails`, {
      ...query,
      activeTab: 'people',
    });
    expect(cleared.body).toEqual({ done: true });
    const { answers } = (await bakery.draft()).body.entity[0];
    expect([answers.madeUpTo, answers.officers]).toEqual(['2026-11-16', undefined]);

    const search = new URLSearchParams(query).toString();
    const deleted = await bakery.person.call('GET', `${group}/DeleteCsDetails?${search}`);
    expect(deleted.headers.get('cache-control')).toBe('no-store');
    expect((await bakery.draft()).body).toEqual({ entity: [] });
    expect((await bakery.person.call('POST', `${group}/DeleteCsDetails`, query)).body.code).toBe('no-draft');
  });

  it('is refused where id and number name two companies', async () => {
    const account = await newAccount();
    const bakery = await openStatement(account, '09990001', 'BAKE01');
    const path = `${group}/GetConfirmationStatementConfirmLaterDetails?companyId=${bakery.companyId}`;
    expect((await account.main.call('GET', `${path}&companyNumber=9990001`)).status).toBe(200);
    expect((await account.main.call('GET', `${path}&companyNumber=09990002`)).status).toBe(404);
  });
});

describe('personal codes', () => {
  it('go in, and come back masked only', async () => {
    const joinery = await openStatement(await newAccount(), '09990002', 'TIDE02');
    const [{ directorId }] = (await joinery.facts()).body.entity[0].identityDue;
    await joinery.save('identity', {}, [{ directorId, personalCode: 'tw7-k2mp-x94r' }]);
    const { identity } = (await joinery.draft()).body.entity[0];
    expect(identity).toMatchObject([{ directorId, personalCodeMasked: '•••••••X94R' }]);
    expect(errorsOf(await joinery.check())).not.toHaveProperty(`identity.${directorId}.personalCode`);

    await joinery.save('identity', {}, [{ directorId, personalCode: '' }]);
    const emptied = errorsOf(await joinery.check());
    expect(emptied[`identity.${directorId}.personalCode`]).toBe(
      'Enter the personal code of Tobias Edwin Hale',
    );
  });

  it('that are none are kept and refused at the field', async () => {
    const joinery = await openStatement(await newAccount(), '09990002', 'TIDE02');
    const [{ directorId }] = (await joinery.facts()).body.entity[0].identityDue;
    const saved = await joinery.save('identity', {}, [{ directorId, personalCode: 'TW7K' }]);
    expect(errorsOf(saved)[`identity.${directorId}.personalCode`]).toBe(
      'Enter the personal code as 11 letters and digits, like ABC-1234-5678',
    );
  });

  it('need the date of birth beside them where the registry has not opened it', async () => {
    const joinery = await openStatement(await newAccount(), '09990002');
    const [{ directorId, hasDateOfBirth }] = (await joinery.facts()).body.entity[0].identityDue;
    expect(hasDateOfBirth).toBe(false);
    const field = `identity.${directorId}.dateOfBirth`;
    const wrong = await joinery.save('identity', {}, [{ directorId, dateOfBirth: '11 3 1974' }]);
    expect(errorsOf(wrong)[field]).toBe(
      'Enter a date of birth in February 1974, as the register has it, like 5 3 1980',
    );
    const right = await joinery.save('identity', {}, [{ directorId, dateOfBirth: '11 2 1974' }]);
    expect(errorsOf(right)).not.toHaveProperty(field);
    expect(JSON.stringify((await joinery.draft()).body)).not.toContain('1974');
  });
});

describe('access to a draft', () => {
  it('give a stranger nothing, in the same words as for no company', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    await bakery.save('date', { madeUpTo: '2026-11-16' });
    const stranger = statementOf((await newAccount()).main, bakery.companyId);
    const replies = [
      await stranger.facts(),
      await stranger.draft(),
      await stranger.check(),
      await stranger.review(),
      await stranger.save('date', {}),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('let an agent who may only look read the draft, and not change it', async () => {
    const account = await newAccount();
    const bakery = await openStatement(account, '09990001', 'BAKE01');
    await bakery.save('date', { madeUpTo: '2026-11-16' });
    const reader = statementOf(await account.addAgent(['viewCompany'], true), bakery.companyId);
    expect((await reader.draft()).body.entity).toHaveLength(1);
    const refused = await reader.save('date', { madeUpTo: '2026-11-15' });
    expect([refused.status, refused.body.code]).toEqual([403, 'flag-missing']);
  });

  it('keep an agent with chosen companies away from the others', async () => {
    const account = await newAccount();
    const bakery = await openStatement(account, '09990001', 'BAKE01');
    const agent = statementOf(await account.addAgent(['viewCompany', 'editCompany']), bakery.companyId);
    expect((await agent.facts()).status).toBe(404);
  });

  it('write no personal code into the log or in clear into the database', async () => {
    const api = await testApi();
    const joinery = await openStatement(await newAccount(), '09990002', 'TIDE02');
    const [{ directorId }] = (await joinery.facts()).body.entity[0].identityDue;
    await joinery.save('identity', {}, [{ directorId, personalCode: 'TW7K2MPX94R' }]);
    const { database } = api.server.platform;
    const rows = await database.transaction({ as: 'account', accountId: joinery.person.accountId }, (tx) =>
      tx.select().from(filing),
    );
    expect(JSON.stringify(rows.map(({ draft }) => draft))).not.toContain('TW7K2MPX94R');
    expect(Buffer.from(rows[0]?.draftSealed ?? []).toString('latin1')).not.toContain('TW7K2MPX94R');
    expect(api.logLines().join('\n')).not.toContain('TW7K2MPX94R');
  });
});
