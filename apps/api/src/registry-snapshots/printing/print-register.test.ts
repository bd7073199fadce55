import type { AccessFlag } from '@statbook/contract';
import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { agentCompany } from '../../platform/database/schema.ts';
import { importCompany } from '../../testing/imported-company.ts';
import { fetchFile } from '../../testing/make-call.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';

type Printing = 'printOfficers' | 'printPscs' | 'printCharges';

async function print({ token }: TestPerson, name: Printing, companyId: string) {
  const answer = await fetchFile((await testApi()).url, name, { token, given: { companyId } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const filename = decodeURIComponent(answer.headers.get('content-disposition')?.split("UTF-8''")[1] ?? '');
  return { status: answer.status, filename, bytes };
}

/** What a register of a company of the simulated Companies House says. */
async function textOf(name: Printing, number: string): Promise<string> {
  const { main } = await (await testApi()).newAccount();
  const { bytes } = await print(main, name, await importCompany(main, number));
  return (await readDocument(bytes)).pages.join(' ').replaceAll(/\s+/g, ' ');
}

describe('a printed register', () => {
  it('of officers has those in office and those who were, of every kind', async () => {
    const text = await textOf('printOfficers', '00990025');
    expect(text).toMatch(
      /Register of officers.*As shown by Companies House on .*3 current, 8 resigned.*Directors.*Secretaries.*Other officers/,
    );
    for (const said of ['PENHALIGON, Ambrose', 'before 14 May 1991', 'Cordelia Tregenza', 'July 1938'])
      expect(text).toContain(said);
    expect(await textOf('printOfficers', '09990019')).toContain('Registration number: 999000019');
    expect(await textOf('printOfficers', 'OC990034')).toMatch(/LLP members.*Designated/);
  });

  it('of people with significant control has bodies, statements and exemptions', async () => {
    const text = await textOf('printPscs', '09990026');
    expect(text).toMatch(/2 current, 1 ceased.*Lambert Oakes.*as a trustee.*Mabel Oakes/);
    expect(await textOf('printPscs', '09990023')).toMatch(/Companies and other bodies.*Northmoor/);
    expect(await textOf('printPscs', '09990024')).toMatch(/Statements.*Edgar Silent/);
    expect(await textOf('printPscs', '09990020')).toMatch(/Exemptions.*From.*Until/);
  });

  it('never has the name of a protected person, a day of birth or a home address', async () => {
    const text = await textOf('printPscs', '09990022');
    expect(text).toContain('Protected person');
    expect(text).not.toContain('Hidden');
    const officers = await textOf('printOfficers', '09990001');
    expect(officers).toContain('May 1979');
    expect(officers).not.toMatch(/22 May 1979|1979-05-22|residential/i);
  });

  it('of charges says what is charged and who is entitled; without any it says so', async () => {
    expect(await textOf('printCharges', '05990070')).toMatch(
      /outstanding, 1 satisfied in part, 2 satisfied.*Quarry Road/,
    );
    expect(await textOf('printCharges', '09990001')).toContain('The register shows no charge');
  });

  it('of a company made by hand says that Companies House was not asked yet', async () => {
    const { main } = await (await testApi()).newAccount();
    const made = await main.call('POST', '/api/CompanyInformation/CreateCompany', {
      companyNumber: '99999999',
      companyName: 'HAND MADE LIMITED',
      companyType: 'ltd',
      incorporatedOn: '2019-03-05',
      jurisdiction: 'england-wales',
      registeredOffice: {
        premises: '1',
        addressLine1: 'Quay Street',
        locality: 'Bristol',
        postalCode: 'BS1 1AA',
      },
    });
    const { bytes } = await print(main, 'printOfficers', made.body.entity[0].companyId);
    expect((await readDocument(bytes)).pages.join(' ')).toContain('Not read from Companies House yet');
  });

  it('stays among the documents and in the activity of its company', async () => {
    const { main } = await (await testApi()).newAccount();
    const companyId = await importCompany(main, '09990001');
    const printed = await print(main, 'printOfficers', companyId);
    expect(printed.filename).toMatch(
      /^HARBOUR LIGHT BAKERY LIMITED - register of officers - \d{4}-\d{2}-\d{2}\.pdf$/,
    );
    const { body } = await main.call('GET', '/api/Documents/GetDocuments?kind=drawn');
    expect(body.entity).toMatchObject([{ name: printed.filename, about: 'Register of officers' }]);
    const activity = await main.call('GET', `/api/ActivityLogs/GetActivityLogs?companyId=${companyId}`);
    expect(JSON.stringify(activity.body)).toContain('Register printed');
  });

  it('is for who may make reports of companies within reach, and for nobody else', async () => {
    const account = await (await testApi()).newAccount();
    const { accountId } = account;
    const companyId = await importCompany(account.main, '09990001');
    const statusFor = async (flags: readonly AccessFlag[], isInReach: boolean) => {
      const person = await account.addAgent(flags);
      const row = { accountId, userId: person.userId, companyId };
      const { database } = (await testApi()).server.platform;
      if (isInReach)
        await database.transaction({ as: 'account', accountId }, (tx) => tx.insert(agentCompany).values(row));
      return (await print(person, 'printPscs', companyId)).status;
    };
    expect(await statusFor(['viewCompany', 'generateCompanyReport'], true)).toBe(200);
    expect(await statusFor(['viewCompany', 'exportCompany'], true)).toBe(403);
    expect(await statusFor(['viewCompany', 'generateCompanyReport'], false)).toBe(404);
  });
});
