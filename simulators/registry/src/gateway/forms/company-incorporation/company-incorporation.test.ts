import { afterEach, describe, expect, it } from 'vitest';
import { findAt, textAt } from '../../../xml/xml-element.ts';
import {
  type FormFacts,
  type OpenGateway,
  openGateway,
  writeCompanyRequest,
} from '../../testing/open-gateway.ts';
import {
  writeFirstController,
  writeGuaranteeCompany,
  writeIncorporation,
  writePartnership,
  writePublicCompany,
} from '../../testing/write-incorporation.ts';
import { writeAddress, writeOfficeChange } from '../../testing/write-notices.ts';
import { nobody } from '../../testing/write-pscs.ts';

describe('an incorporation', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  const form = async (facts: FormFacts) => {
    gateway = await openGateway();
    return gateway.deliver(facts);
  };
  const find = (number = '') => gateway.register.findCompany(number);

  it('brings a company with its dates, its people and its capital', async () => {
    expect(await form(writeIncorporation())).toMatchObject({
      refused: undefined,
      text: undefined,
      code: 'ACCEPT',
      companyNumber: '17000001',
      incorporatedOn: '2026-11-21',
      authenticationCode: expect.stringMatching(/^[0-9A-Z]{6}$/),
    });
    expect(await gateway.show('', '17000001')).toMatchObject({
      company_name: 'PENMARROW SLATEWORKS LIMITED',
      type: 'ltd',
      company_status: 'active',
      jurisdiction: 'england-wales',
      date_of_creation: '2026-11-21',
      sic_codes: ['08110'],
      registered_office_address: { premises: '7', postal_code: 'ZZ4 4ZB' },
      accounts: {
        accounting_reference_date: { day: '30', month: '11' },
        next_accounts: { period_start_on: '2026-11-21', period_end_on: '2027-11-30', due_on: '2028-08-21' },
      },
      confirmation_statement: { next_made_up_to: '2027-11-20', next_due: '2027-12-04' },
    });
    expect(await gateway.show('/officers', '17000001')).toMatchObject({
      items: [
        {
          name: 'PENROSE, Wenna Rose, Dr',
          officer_role: 'director',
          appointed_on: '2026-11-21',
          identity_verification_details: { appointment_verification_start_on: '2026-11-21' },
        },
      ],
    });
    expect(await gateway.show('/persons-with-significant-control', '17000001')).toMatchObject({
      items: [{ notified_on: '2026-11-21', natures_of_control: ['ownership-of-shares-75-to-100-percent'] }],
    });
    expect(await gateway.show('/filing-history', '17000001')).toMatchObject({
      items: [{ type: 'NEWINC', category: 'incorporation', description: 'incorporation-company' }],
    });
    expect(find('17000001')).toMatchObject({
      registeredEmail: 'office@slateworks.example',
      statementOfCapital: { currencies: [{ classes: [{ nominal: '1', aggregateUnpaid: '25' }] }] },
      shareholdings: [{ className: 'ORDINARY', number: '100', holders: [{ surname: 'Penrose' }] }],
      paymentPeriods: [{ start: '2026-11-21', end: '2027-11-20', paid: false }],
    });
    expect((await gateway.admin('submissions')).body).toMatchObject([{ chargedPence: 10_000 }]);
  });

  it('has a certificate, and its code opens the company data and the next filing', async () => {
    const { docRequestKey, authenticationCode = '' } = await form(writeIncorporation());
    const certificate = await gateway.send(
      'GetDocument',
      `<GetDocument xmlns="http://xmlgw.companieshouse.gov.uk"><DocRequestKey>${docRequestKey}</DocRequestKey></GetDocument>`,
    );
    expect(textAt(certificate.body, 'CompanyNumber')).toBe('17000001');
    expect(textAt(certificate.body, 'DocumentDate')).toBe('2026-11-21');
    const pdf = Buffer.from(textAt(certificate.body, 'DocumentData') ?? '', 'base64');
    expect(pdf.toString('latin1')).toMatch(/^%PDF-/);

    const date = '<MadeUpDate>2026-11-21</MadeUpDate>';
    const request = writeCompanyRequest('CompanyDataRequest', date, authenticationCode);
    const { body } = await gateway.send('CompanyDataRequest', request.replace('9880001', '17000001'));
    expect(textAt(body, 'RegisteredEmailAddress')).toBe('office@slateworks.example');
    expect(textAt(body, 'Officers', 'Director', 'Person', 'DOB')).toBe('1980-05-06');
    expect(textAt(body, 'StatementOfCapital', 'Capital', 'TotalAmountUnpaid')).toBe('25');
    expect(findAt(body, 'Shareholdings')).toBeDefined();

    const company = { companyNumber: '17000001', companyName: 'PENMARROW SLATEWORKS LIMITED' };
    const move = { ...writeOfficeChange({ Premise: '9' }), ...company, code: authenticationCode };
    expect((await gateway.deliver(move)).code).toBe('ACCEPT');
    expect(find('17000001')?.filings.map(({ type }) => type)).toEqual(['AD01', 'NEWINC']);
  });

  it.each([
    ['SC', 'GB-SCT', writeIncorporation, 'SC880001', 'scotland'],
    ['NI', 'GB-NIR', writeIncorporation, 'NI740001', 'northern-ireland'],
    ['WA', 'GB-WLS', writeIncorporation, '17000001', 'wales'],
    ['EW', 'GBR', writePartnership, 'OC460001', 'england-wales'],
    ['SC', 'GB-SCT', writePartnership, 'SO310001', 'scotland'],
    ['NI', 'GB-NIR', writePartnership, 'NC010001', 'northern-ireland'],
  ] as const)(
    'in %s has the next number of its registry',
    async (country, Country, write, first, jurisdiction) => {
      const place = { CountryOfIncorporation: country, RegisteredOfficeAddress: writeAddress({ Country }) };
      expect((await form(write(place))).companyNumber).toBe(first);
      expect(find(first)?.jurisdiction).toBe(jurisdiction);
      const name = write === writePartnership ? 'SECOND SLATE LLP' : 'SECOND SLATE LTD';
      const second = await gateway.deliver({ ...write(place), companyName: name });
      expect(second.companyNumber).toBe(first.replace(/1$/, '2'));
    },
  );

  it.each([
    [writePublicCompany(), 'plc', { accounts: { next: { dueOn: '2028-05-21' } } }],
    [writeGuaranteeCompany(), 'private-limited-guarant-nsc', { shareholdings: [] }],
    [
      writeGuaranteeCompany({ CompanyType: 'BYGUAREXEMPT' }, { companyName: 'THE SLATE SOCIETY' }),
      'private-limited-guarant-nsc-limited-exemption',
      {},
    ],
    [
      writePartnership({ CompanyType: 'LLPDES' }),
      'llp',
      {
        officers: [{ role: 'llp-designated-member' }, { role: 'corporate-llp-designated-member' }],
        pscs: [{ natures: ['voting-rights-25-to-50-percent-limited-liability-partnership'] }],
      },
    ],
  ])('may be of any type', async (facts, type, company) => {
    const { companyNumber, text } = await form(facts);
    expect(text).toBeUndefined();
    expect(find(companyNumber)).toMatchObject({ type, ...company });
  });

  it('may state that nobody has control', async () => {
    const PSCs = `<NoPSCStatement>${nobody.CompanyStatement}</NoPSCStatement>`;
    const { companyNumber } = await form(writeIncorporation({ PSCs }));
    const path = '/persons-with-significant-control-statements';
    expect(await gateway.show(path, companyNumber)).toMatchObject({
      items: [{ statement: 'no-individual-or-entity-with-signficant-control', notified_on: '2026-11-21' }],
    });
    expect(find(companyNumber)?.pscs).toEqual([]);
  });

  it('costs more on the same day, and waits for its decision without a number', async () => {
    gateway = await openGateway();
    const held = { ...writeIncorporation({ SameDay: 'true' }), reference: 'SIM-PENDING' };
    expect(await gateway.deliver(held)).toMatchObject({ code: 'PENDING', companyNumber: undefined });
    gateway.clock.set('2026-11-23T10:00:00Z');
    await gateway.admin('decide', {});
    expect(await gateway.poll('N00001')).toMatchObject({
      statuses: [{ companyNumber: '17000001', incorporatedOn: '2026-11-23' }],
    });
    expect((await gateway.admin('submissions')).body).toMatchObject([{ chargedPence: 15_600 }]);
  });

  it('that is rejected has a reference, which the next attempt may give', async () => {
    gateway = await openGateway();
    await gateway.admin('rules', { formClass: 'CompanyIncorporation', outcome: 'reject', code: '3082' });
    const { rejectCode, rejectReference = '', companyNumber } = await gateway.deliver(writeIncorporation());
    expect({ rejectCode, companyNumber }).toEqual({ rejectCode: '3082', companyNumber: undefined });
    expect(rejectReference).toMatch(/^[A-Z]{3}\d{5}$/);
    expect(find('17000001')).toBeUndefined();
    const again = await gateway.deliver(writeIncorporation({ RejectReference: rejectReference }));
    expect(again).toMatchObject({ code: 'ACCEPT', rejectReference: undefined });
    // Its name is now on the index.
    expect((await gateway.deliver(writeIncorporation())).text).toMatch(
      /same as PENMARROW SLATEWORKS LIMITED/,
    );
  });

  it('is refused when its header names a company, or without credit', async () => {
    gateway = await openGateway();
    const named = { ...writeIncorporation(), isFounding: false };
    expect((await gateway.deliver(named)).refused).toMatch(/'CompanyNumber' must not be given/);
    await gateway.admin('presenters/66666600001', { hasCreditAccount: false });
    expect((await gateway.deliver(writeIncorporation())).refused).toBe('Account Unknown');
  });

  it('takes a body in control', async () => {
    const council = writeFirstController({
      LegalPerson: `<LegalPersonName>PENMARROW PARISH COUNCIL</LegalPersonName><Address>${writeAddress()}</Address>
<LegalPersonIdentification><LawGoverned>Local Government Act 1972</LawGoverned><LegalForm>Corporate body</LegalForm></LegalPersonIdentification>`,
    });
    const { companyNumber } = await form(writeIncorporation({}, { controllers: [council] }));
    expect(find(companyNumber)?.pscs).toMatchObject([{ kind: 'legal-person' }]);
  });
});
