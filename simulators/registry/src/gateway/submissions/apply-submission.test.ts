import { afterEach, describe, expect, it } from 'vitest';
import {
  type FormFacts,
  type OpenGateway,
  openGateway,
  writeStatement,
  writeVerification,
} from '../testing/open-gateway.ts';

describe('a submission for a company of the demonstration', () => {
  let gateway: OpenGateway | undefined;
  afterEach(async () => {
    await gateway?.close();
    gateway = undefined;
  });

  async function fileFor(companyNumber: string, facts: FormFacts = {}, changes = '') {
    gateway ??= await openGateway();
    const company = gateway.register.findCompany(companyNumber);
    if (company === undefined) throw new Error(`No company ${companyNumber}`);
    const { nextMadeUpTo = '' } = company.confirmation ?? {};
    const today = gateway.clock.today();
    const reviewDate = nextMadeUpTo < today ? nextMadeUpTo : today;
    const form = facts.form?.replace('2026-11-14', reviewDate) ?? writeStatement({ reviewDate, changes });
    const { name: companyName, authenticationCode: code } = company;
    const { error } = await gateway.file({ ...facts, form, companyNumber, companyName, code });
    expect(error).toBeUndefined();
    const [status] = (await gateway.poll('000001')).statuses;
    return { status, reviewDate, after: gateway.register.findCompany(companyNumber) };
  }

  it('the bakery files without a hitch, and shows it in its history', async () => {
    const { status, reviewDate, after } = await fileFor('09990001');
    expect(status).toMatchObject({ code: 'ACCEPT' });
    expect(after?.confirmation?.lastMadeUpTo).toBe(reviewDate);
    expect(after?.filings[0]).toMatchObject({
      type: 'CS01',
      description: 'confirmation-statement-with-no-updates',
      documentId: expect.any(String),
    });
  });

  it('the joinery needs its director verified', async () => {
    expect((await fileFor('09990002')).status?.text).toMatch(/TOBIAS EDWIN HALE has not been verified/);
  });

  it('the joinery files with the personal code of its director', async () => {
    gateway = await openGateway();
    const person = gateway.register.findCompany('09990002')?.officers[0]?.person;
    if (person === undefined) throw new Error('The joinery has no director');
    const { status, after } = await fileFor('09990002', writeVerification([person]));
    expect(status).toMatchObject({ code: 'ACCEPT' });
    expect(after?.officers[0]?.verification).toMatchObject({ startOn: '2026-11-21' });
  });

  it('the caterers have paid already', async () => {
    gateway = await openGateway();
    await gateway.admin('presenters/66666600001', { hasCreditAccount: false });
    expect((await fileFor('09990003')).status).toMatchObject({ code: 'ACCEPT' });
  });

  it('the studios must send the full list of members', async () => {
    expect((await fileFor('09990004')).status).toMatchObject({ code: 'REJECT', rejectCode: '11686' });
  });

  it('the studios are accepted with it', async () => {
    const holding = (number: string, surname: string) =>
      `<Shareholdings><ShareClass>Ordinary</ShareClass><NumberHeld>${number}</NumberHeld><Shareholders><Name><Surname>${surname}</Surname></Name></Shareholders></Shareholdings>`;
    const { status } = await fileFor(
      '09990004',
      {},
      holding('700', 'LINDQVIST') + holding('300', 'PRITCHARD'),
    );
    expect(status).toMatchObject({ code: 'ACCEPT' });
  });

  it('Scottish and Northern Irish numbers travel as type and digits', async () => {
    gateway = await openGateway();
    const names = { SC: ['SC990005', 'GLEN05'], NI: ['NI990006', 'LOUG06'] };
    for (const [type, [number = '', code = '']] of Object.entries(names)) {
      const request = `<PaymentPeriodsRequest xmlns="http://xmlgw.companieshouse.gov.uk"><CompanyNumber>${number.slice(2)}</CompanyNumber><CompanyType>${type}</CompanyType><CompanyAuthenticationCode>${code}</CompanyAuthenticationCode></PaymentPeriodsRequest>`;
      expect((await gateway.send('PaymentPeriodsRequest', request)).body?.name).toBe('PaymentPeriods');
    }
  });
});
