import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/test-api.ts';
import { errorsOf, nothingChanged, openStatement } from './statement.fixture.ts';

const newAccount = async () => (await testApi()).newAccount();

describe('what is wrong', () => {
  it.each([
    ['a date in the future', { MadeUpTo: '2026-11-21' }, 'MadeUpTo', /today or in the past/],
    [
      'a date after the review period',
      { MadeUpTo: '2026-11-17' },
      'MadeUpTo',
      /on or before 16 November 2026/,
    ],
    ['a date not after the last statement', { MadeUpTo: '2025-11-16' }, 'MadeUpTo', /after 16 November 2025/],
    [
      'a fifth SIC code',
      { SicCodes: { Answer: 'replace', Codes: ['10710', '47240', '56101', '56102', '56103'] } },
      'SicCodes.Codes.4',
      /at most 4/,
    ],
    [
      'a SIC code twice',
      { SicCodes: { Answer: 'replace', Codes: ['10710', '10710'] } },
      'SicCodes.Codes.1',
      /already in the list/,
    ],
    [
      'DTR5 without a market',
      { Trading: { OnMarket: false, Dtr5Applies: true, PscExemptions: [] } },
      'Trading.Dtr5Applies',
      /traded companies only/,
    ],
    ['no answer on the officers', { Officers: undefined }, 'Officers', /directors and secretaries/],
    ['nobody who signs', { Signer: { Name: '' } }, 'Signer.Name', /who signs/],
    [
      'an unticked statement',
      { Statements: { InformationDelivered: true, LawfulPurpose: false } },
      'Statements.LawfulPurpose',
      /lawful/,
    ],
  ])('is told at the field: %s', async (_what, change, field, message) => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const saved = await bakery.save('statements', { ...nothingChanged, ...change });
    expect(errorsOf(saved)[field]).toMatch(message);
    expect(saved.body.Entity[0].IsReady).toBe(false);
  });

  it('is told of capital that does not add up', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const ordinary = { ClassName: 'Ordinary', Particulars: 'One vote each.', NumberOfShares: '150' };
    const table = {
      Currency: 'GBP',
      Classes: [{ ...ordinary, AggregateNominal: '100', NominalEach: '1' }],
      TotalShares: '100',
      TotalNominal: '100',
      TotalUnpaid: '',
    };
    const StatementOfCapital = { Answer: 'replace', Capital: { Currencies: [table] } };
    const errors = errorsOf(await bakery.save('capital', { ...nothingChanged, StatementOfCapital }));
    const path = 'StatementOfCapital.Capital.Currencies.0';
    expect(errors[`${path}.Classes.0.AggregateNominal`]).toMatch(/Enter 150/);
    expect(errors[`${path}.TotalUnpaid`]).toMatch(/0 if everything is paid/);
  });

  it('is told of members that do not add up to the capital on the register', async () => {
    const studios = await openStatement(await newAccount(), '09990004', 'MILL04');
    const answers = { ...nothingChanged, MadeUpTo: '2026-11-11' };
    expect(errorsOf(await studios.save('statements', answers))['Shareholdings.Holdings']).toMatch(
      /add up to 1,000.*add up to 750/,
    );
  });

  it('counts what must be filed first as a blocker, with the forms that do it', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const saved = await bakery.save('people', { ...nothingChanged, Officers: 'no' });
    expect(saved.body.Entity[0].Blockers).toEqual([
      {
        Step: 'people',
        Code: 'correct-officers',
        Message: expect.stringContaining('Tell the registrar'),
        Forms: expect.arrayContaining(['AP01', 'TM01']),
      },
    ]);
  });

  it('is the missing authentication code, when nothing else is', async () => {
    const bakery = await openStatement(await newAccount(), '09990001');
    const saved = await bakery.save('statements', nothingChanged);
    expect(saved.body.Entity[0]).toMatchObject({
      IsReady: false,
      Errors: [],
      Blockers: [{ Code: 'authentication-code-missing' }],
    });
  });
});

describe('the review', () => {
  it('says in words what will be sent, what changes and what it costs', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const saved = await bakery.save('statements', nothingChanged);
    const { body } = await bakery.review();
    expect(body.Entity[0]).toMatchObject({
      FilingId: saved.body.Entity[0].CSid,
      DraftVersion: 1,
      IsReady: true,
      Errors: [],
      Content: {
        ContentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        Form: 'ConfirmationStatement',
        NextMadeUpTo: '2027-11-16',
        NextDueOn: '2027-11-30',
        Adjustments: [],
      },
      Fees: {
        FeePence: 5000,
        ProcessingFeePence: 500,
        TaxPence: 100,
        TotalPence: 5600,
        Why: 'charged',
      },
    });
    const changed = body.Entity[0].Changes.filter((change: { IsChanged: boolean }) => change.IsChanged);
    expect(changed).toMatchObject([
      { Label: 'Last statement made up to', After: ['16 November 2026'] },
      { Label: 'Next statement due by', Now: ['30 November 2026'], After: ['30 November 2027'] },
    ]);
    expect(body.Entity[0].Content.Rows).toContainEqual({
      Section: 'activities',
      Label: 'SIC codes',
      Value: 'No change',
    });
  });

  it('stays the same for the same answers, and differs with them', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    await bakery.save('statements', nothingChanged);
    const sha = async () => (await bakery.review()).body.Entity[0].Content.ContentSha256;
    const first = await sha();
    await bakery.save('people', {});
    expect(await sha()).toBe(first);
    await bakery.save('date', { MadeUpTo: '2026-11-15' });
    expect(await sha()).not.toBe(first);
  });

  it('costs nothing where the period is paid, our own fee included', async () => {
    const kettle = await openStatement(await newAccount(), '09990003', 'KETL03');
    await kettle.save('statements', { ...nothingChanged, MadeUpTo: '2026-11-20' });
    const { Fees } = (await kettle.review()).body.Entity[0];
    expect(Fees).toMatchObject({ TotalPence: 0, ProcessingFeePence: 0, Why: 'period-already-paid' });
  });

  it('is of the form with identity statements while one is due, and shows no code', async () => {
    const joinery = await openStatement(await newAccount(), '09990002', 'TIDE02');
    const [{ DirectorId }] = (await joinery.facts()).body.Entity[0].IdentityDue;
    const answers = { ...nothingChanged, MadeUpTo: '2026-11-14' };
    await joinery.save('statements', answers, [{ DirectorId, PersonalCode: 'TW7K2MPX94R' }]);
    const { body } = await joinery.review();
    expect(body.Entity[0]).toMatchObject({
      IsReady: true,
      Content: { Form: 'ConfirmationAndVerificationStatement' },
    });
    expect(JSON.stringify(body)).not.toContain('TW7K2MPX94R');
  });

  it('shows nothing to send while something is wrong', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    await bakery.save('date', { MadeUpTo: '2026-11-16' });
    expect((await bakery.review()).body.Entity[0]).toMatchObject({
      IsReady: false,
      Content: null,
      Changes: [],
    });
  });

  it('tells at the field what the registry’s character set refuses', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    const holders = (Surname: string) => [{ Kind: 'person', Surname, Forename: 'Nora' }];
    const holding = (NumberHeld: string, surname: string) => ({
      ClassName: 'Ordinary',
      NumberHeld,
      Holders: holders(surname),
      Transfers: [],
    });
    const Shareholdings = { Answer: 'replace', Holdings: [holding('60', 'Hår'), holding('40', '李')] };
    await bakery.save('shareholders', { ...nothingChanged, Shareholdings });
    const errors = errorsOf(await bakery.review());
    expect(Object.keys(errors)).toEqual(['Shareholdings.Holdings.1.Holders.0.Surname']);
  });
});
