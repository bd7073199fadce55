import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/test-api.ts';
import { errorsOf, nothingChanged, nothingChangedAtJoinery, openStatement } from '../statement.fixture.ts';

const newAccount = async () => (await testApi()).newAccount();

describe('what is wrong', () => {
  it.each([
    ['a date in the future', { madeUpTo: '2026-11-21' }, 'madeUpTo', /today or in the past/],
    [
      'a date after the review period',
      { madeUpTo: '2026-11-17' },
      'madeUpTo',
      /on or before 16 November 2026/,
    ],
    ['a date not after the last statement', { madeUpTo: '2025-11-16' }, 'madeUpTo', /after 16 November 2025/],
    [
      'a fifth SIC code',
      { sicCodes: { answer: 'replace', codes: ['10710', '47240', '56101', '56102', '56103'] } },
      'sicCodes.codes.4',
      /at most 4/,
    ],
    [
      'a SIC code twice',
      { sicCodes: { answer: 'replace', codes: ['10710', '10710'] } },
      'sicCodes.codes.1',
      /already in the list/,
    ],
    [
      'DTR5 without a market',
      { trading: { onMarket: false, dtr5Applies: true, pscExemptions: [] } },
      'trading.dtr5Applies',
      /traded companies only/,
    ],
    ['no answer on the officers', { officers: undefined }, 'officers', /directors and secretaries/],
    ['nobody who signs', { signer: { name: '' } }, 'signer.name', /who signs/],
    [
      'an unticked statement',
      { statements: { informationDelivered: true, lawfulPurpose: false } },
      'statements.lawfulPurpose',
      /lawful/,
    ],
  ])('is told at the field: %s', async (_what, change, field, message) => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const saved = await bakery.save('statements', { ...nothingChanged, ...change });
    expect(errorsOf(saved)[field]).toMatch(message);
    expect(saved.body.entity[0].isReady).toBe(false);
  });

  it('is told of capital that does not add up', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const ordinary = { className: 'Ordinary', particulars: 'One vote each.', numberOfShares: '150' };
    const table = {
      currency: 'GBP',
      classes: [{ ...ordinary, aggregateNominal: '100', nominalEach: '1' }],
      totalShares: '100',
      totalNominal: '100',
      totalUnpaid: '',
    };
    const statementOfCapital = { answer: 'replace', capital: { currencies: [table] } };
    const errors = errorsOf(await bakery.save('capital', { ...nothingChanged, statementOfCapital }));
    const path = 'statementOfCapital.capital.currencies.0';
    expect(errors[`${path}.classes.0.aggregateNominal`]).toMatch(/Enter 150/);
    expect(errors[`${path}.totalUnpaid`]).toMatch(/0 if everything is paid/);
  });

  it('is told of members that do not add up to the capital on the register', async () => {
    const studios = await openStatement(await newAccount(), '09990004', 'MILL04');
    const answers = { ...nothingChanged, madeUpTo: '2026-11-11' };
    expect(errorsOf(await studios.save('statements', answers))['shareholdings.holdings']).toMatch(
      /add up to 1,000.*add up to 750/,
    );
  });

  it('counts what must be filed first as a blocker, with the forms that do it', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const saved = await bakery.save('people', { ...nothingChanged, officers: 'no' });
    expect(saved.body.entity[0].blockers).toEqual([
      {
        step: 'people',
        code: 'correct-officers',
        message: expect.stringContaining('Notify Companies House'),
        forms: expect.arrayContaining(['AP01', 'TM01']),
      },
    ]);
  });

  it('is a notice that is said to have been submitted and was not', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const { companyId, person } = bakery;
    await person.call('POST', '/api/Forms/StartForm', { companyId, form: 'AD01' });
    const promised = await bakery.save('people', {
      ...nothingChanged,
      registeredOffice: 'update-submitted',
    });
    expect(promised.body.entity[0].blockers).toMatchObject([
      { code: 'notice-registeredOffice', message: expect.stringMatching(/^AD01.*comes first/) },
    ]);
    const overlooked = await bakery.save('people', nothingChanged);
    expect(overlooked.body.entity[0]).toMatchObject({
      blockers: [],
      warnings: [{ code: 'notice-registeredOffice' }],
    });
  });

  it('is the missing authentication code, when nothing else is', async () => {
    const bakery = await openStatement(await newAccount(), '09990001');
    const saved = await bakery.save('statements', nothingChanged);
    expect(saved.body.entity[0]).toMatchObject({
      isReady: false,
      errors: [],
      blockers: [{ code: 'authentication-code-missing' }],
    });
  });
});

describe('the review', () => {
  it('says in words what will be sent, what changes and what it costs', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const saved = await bakery.save('statements', nothingChanged);
    const { body } = await bakery.review();
    expect(body.entity[0]).toMatchObject({
      filingId: saved.body.entity[0].statementId,
      draftVersion: 1,
      isReady: true,
      errors: [],
      content: {
        contentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        form: 'ConfirmationStatement',
        nextMadeUpTo: '2027-11-16',
        nextDueOn: '2027-11-30',
        adjustments: [],
      },
      fees: {
        feePence: 5000,
        processingFeePence: 500,
        taxPence: 100,
        totalPence: 5600,
        why: 'charged',
      },
    });
    const changed = body.entity[0].changes.filter((change: { isChanged: boolean }) => change.isChanged);
    expect(changed).toMatchObject([
      { label: 'Last statement made up to', after: ['16 November 2026'] },
      { label: 'Next statement due by', now: ['30 November 2026'], after: ['30 November 2027'] },
    ]);
    expect(body.entity[0].content.rows).toContainEqual({
      section: 'activities',
      label: 'SIC codes',
      value: 'No change',
    });
  });

  it('stays the same for the same answers, and differs with them', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    await bakery.save('statements', nothingChanged);
    const sha = async () => (await bakery.review()).body.entity[0].content.contentSha256;
    const first = await sha();
    await bakery.save('people', {});
    expect(await sha()).toBe(first);
    await bakery.save('date', { madeUpTo: '2026-11-15' });
    expect(await sha()).not.toBe(first);
  });

  it('costs nothing where the period is paid, our own fee included', async () => {
    const kettle = await openStatement(await newAccount(), '09990003', 'KETL03');
    await kettle.save('statements', { ...nothingChanged, madeUpTo: '2026-11-20' });
    const { fees } = (await kettle.review()).body.entity[0];
    expect(fees).toMatchObject({ totalPence: 0, processingFeePence: 0, why: 'period-already-paid' });
  });

  it('is of the form with identity statements while one is due, and shows no code', async () => {
    const joinery = await openStatement(await newAccount(), '09990002', 'TIDE02');
    const [{ directorId }] = (await joinery.facts()).body.entity[0].identityDue;
    const answers = nothingChangedAtJoinery;
    await joinery.save('statements', answers, [{ directorId, personalCode: 'TW7K2MPX94R' }]);
    await joinery.override();
    const { body } = await joinery.review();
    expect(body.entity[0]).toMatchObject({
      isReady: true,
      content: { form: 'ConfirmationAndVerificationStatement' },
    });
    expect(JSON.stringify(body)).not.toContain('TW7K2MPX94R');
  });

  it('shows nothing to send while something is wrong', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    await bakery.save('date', { madeUpTo: '2026-11-16' });
    expect((await bakery.review()).body.entity[0]).toMatchObject({
      isReady: false,
      content: null,
      changes: [],
    });
  });

  it('tells at the field what the registry’s character set refuses', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const holders = (surname: string) => [{ kind: 'person', surname, forename: 'Nora' }];
    const holding = (numberHeld: string, surname: string) => ({
      className: 'Ordinary',
      numberHeld,
      holders: holders(surname),
      transfers: [],
    });
    const shareholdings = { answer: 'replace', holdings: [holding('60', 'Hår'), holding('40', '李')] };
    await bakery.save('shareholders', { ...nothingChanged, shareholdings });
    const errors = errorsOf(await bakery.review());
    expect(Object.keys(errors)).toEqual(['shareholdings.holdings.1.holders.0.surname']);
  });
});
