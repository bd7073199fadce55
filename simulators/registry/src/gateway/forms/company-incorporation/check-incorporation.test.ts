import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormFacts, type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { quarryCompany } from '../../testing/quarry-company.ts';
import { writeDocument } from '../../testing/write-charges.ts';
import {
  writeAuthoriser,
  writeFirstCapital,
  writeFirstOfficer,
  writeGuaranteeCompany,
  writeGuarantor,
  writeIncorporation,
  writePartnership,
  writeSubscribedShares,
  writeSubscriber,
} from '../../testing/write-incorporation.ts';
import { type Changes, writeAddress, writeElements, writeNewDirector } from '../../testing/write-notices.ts';
import { writeIdentity } from '../../testing/write-pscs.ts';

const director = (changes: Changes = {}, consents?: string) =>
  writeFirstOfficer('Director', { Person: writeNewDirector(changes) }, consents);
const named = (companyName: string, changes: Changes = {}) => writeIncorporation(changes, { companyName });
const officers = (...all: string[]) => writeIncorporation({}, { officers: all });
const shares = (...all: Changes[]) =>
  writeIncorporation(
    {},
    {
      subscribers: [
        writeSubscriber({
          Shares: all.map(writeSubscribedShares).join('</Shares><Shares>'),
        }),
      ],
    },
  );
const verified = (CompaniesHousePersonalCode: string, NameMismatchReason?: string) => ({
  VerificationDetails: writeIdentity({ CompaniesHousePersonalCode, NameMismatchReason }),
});

describe('an incorporation is rejected', () => {
  let gateway: OpenGateway;
  beforeAll(async () => {
    gateway = await openGateway();
    gateway.register.save(quarryCompany({ number: '09880002', name: 'SLATE & SONS LTD' }));
  });
  afterAll(() => gateway.close());

  it.each<[string, FormFacts, RegExp]>([
    ['without the ending of its type', named('PENMARROW SLATE'), /does not end/],
    ['with the ending of another', named('PENMARROW SLATE PLC'), /does not end/],
    ['with a Welsh ending outside Wales', named('PENMARROW SLATE CYF'), /does not end/],
    [
      'with the ending that it is excused from',
      writeGuaranteeCompany({ CompanyType: 'BYGUAREXEMPT' }),
      /does not end/,
    ],
    ['for a name that is taken', named('SLATE AND SONS LIMITED'), /same as SLATE & SONS LTD/],
    [
      'for a name that it says is taken, without consent',
      named('NEW SLATE LTD', { SameName: 'true' }),
      /consent of the body/,
    ],
    ['without the approval that it claims', named('NEW SLATE LTD', { NameAuthorisation: '1' }), /approval/],
    [
      'with an office elsewhere',
      writeIncorporation({ CountryOfIncorporation: 'SC' }),
      /in the part of the United Kingdom/,
    ],
    [
      'with an office in England for a Welsh company',
      writeIncorporation({ CountryOfIncorporation: 'WA' }),
      /in the part of the United Kingdom/,
    ],
    [
      'with an office at a PO box',
      writeIncorporation({ RegisteredOfficeAddress: writeAddress({ Premise: 'PO Box 7' }) }),
      /must not be a PO box/,
    ],
    ['with the articles of another type', writeIncorporation({ Articles: 'PLCMODEL' }), /articles PLCMODEL/],
    ['without its own articles', writeIncorporation({ Articles: 'BESPOKE' }), /articles are missing/],
    ['without a memorandum', writeIncorporation({ DataMemorandum: undefined }), /memorandum/],
    ['with the memorandum of a partnership', writePartnership({ DataMemorandum: 'true' }), /neither/],
    ['without SIC codes', writeIncorporation({ SICCodes: undefined }), /at least one SIC code/],
    [
      'with SIC codes of a partnership',
      writePartnership({ SICCodes: writeElements({ SICCode: '08110' }) }),
      /no SIC codes/,
    ],
    ['with an e-mail address that is none', writeIncorporation({ RegisteredEmailAddress: 'x' }), /email/],
    [
      'without the declarations of a community interest company',
      named('SLATE COMMUNITY INTEREST COMPANY', { Cic: 'true' }),
      /CIC36/,
    ],
    ['without a statement of capital', writeIncorporation({ StatementOfCapital: undefined }), /capital/],
    ['without subscribers', writeIncorporation({}, { subscribers: [] }), /must have subscribers/],
    ['without guarantors', writeGuaranteeCompany({}, { guarantors: [] }), /must have guarantors/],
    [
      'with shares of a guarantee company',
      writeGuaranteeCompany({}, { subscribers: [writeSubscriber()] }),
      /has no shares/,
    ],
    [
      'with guarantors of a company by shares',
      writeIncorporation({}, { guarantors: [writeGuarantor()] }),
      /no guarantors/,
    ],
    [
      'with a member without name',
      writeIncorporation({}, { subscribers: [writeSubscriber({ Person: '' })] }),
      /name/,
    ],
    [
      'with the authentication of a guarantor',
      writeIncorporation(
        {},
        {
          subscribers: [
            writeSubscriber({
              Authentication: writeElements({
                MemorandumPersonalAuthentication: 'GUARANTOR_AGREES_NAME_USED_TO_AUTHENTICATE',
              }),
            }),
          ],
        },
      ),
      /authentication of WENNA PENROSE/,
    ],
    [
      'with fewer shares than stated',
      shares({ NumShares: '99' }),
      /class ORDINARY that the subscribers take/,
    ],
    ['with shares of no stated class', shares({}, { ShareClass: 'B', NumShares: '1' }), /class B \(GBP\)/],
    ['with shares in another currency', shares({ ShareCurrency: 'EUR' }), /do not agree/],
    ['with another nominal value', shares({ ShareValue: '0.5' }), /nominal value/],
    ['with shares at a discount', shares({ AmountPaidDuePerShare: '0.5' }), /less than their nominal/],
    [
      'with another total unpaid',
      shares({ AmountPaidDuePerShare: '0.5', AmountUnpaidPerShare: '0.5' }),
      /amount unpaid in GBP/,
    ],
    [
      'with totals that do not add up',
      writeIncorporation({ StatementOfCapital: writeFirstCapital({ TotalNumberOfIssuedShares: '99' }) }),
      /totals of the statement of capital/,
    ],
    [
      'when authorised by a stranger',
      writeIncorporation({
        Authoriser: writeAuthoriser('Subscribers', {
          Person: writeElements({ Forename: 'Jago', Surname: 'Nance' }),
        }),
      }),
      /JAGO NANCE authorises/,
    ],
    [
      'with a document that cannot be opened',
      writeIncorporation({ Articles: 'BESPOKE' }, { documents: writeDocument('ARTS', 'no PDF') }),
      /Unreadable Attachment/,
    ],
  ])('%s', async (_case, facts, reason) => {
    const decided = await gateway.deliver(facts);
    expect(decided.refused).toBeUndefined();
    expect(decided).toMatchObject({ code: 'REJECT', text: expect.stringMatching(reason) });
    expect(decided.rejectReference).toMatch(/^[A-Z]{3}\d{5}$/);
    expect(gateway.register.findCompany('17000001')).toBeUndefined();
  });

  it.each<[string, FormFacts, RegExp]>([
    ['in small letters', named('Penmarrow Slate Limited'), /CompanyName/],
    ['by a member of a company', writeIncorporation({ Authoriser: writeAuthoriser('Member') }), /Member/],
    ['by an agent of an LLP', writePartnership({ Authoriser: writeAuthoriser('Agent') }), /Agent/],
    [
      'by subscribers of an LLP',
      writePartnership({ Authoriser: writeAuthoriser('Subscribers') }),
      /Subscribers/,
    ],
    ['with a deed', writeIncorporation({}, { documents: writeDocument('DEED') }), /DEED/],
    ['with a short reference', writeIncorporation({ RejectReference: 'X1' }), /RejectReference/],
    ['without lawful purposes', writeIncorporation({ AcceptLawfulPurposeStatement: 'false' }), /Lawful/],
    ['with a code of the wrong form', officers(director(verified('AB12-CD34-E'))), /PersonalCode format/],
  ])('at the gate %s', async (_case, facts, reason) => {
    expect((await gateway.deliver(facts)).refused).toMatch(reason);
  });
});

describe('an incorporation is accepted', () => {
  let gateway: OpenGateway;
  beforeAll(async () => {
    gateway = await openGateway();
    gateway.register.save(quarryCompany({ number: '09880002', name: 'SLATE & SONS LTD' }));
  });
  afterAll(() => gateway.close());

  const wales = {
    CountryOfIncorporation: 'WA',
    RegisteredOfficeAddress: writeAddress({ Country: 'GB-WLS' }),
  };
  it.each<[string, FormFacts]>([
    ['with a Welsh ending in Wales', named('LLECHI PENMARROW CYF', wales)],
    [
      'under a taken name with consent',
      writeIncorporation(
        { SameName: 'true' },
        { companyName: 'SLATE AND SONS LIMITED', documents: writeDocument('SUPPEXISTNAME') },
      ),
    ],
    [
      'with its own articles',
      writeIncorporation(
        { Articles: 'BESPOKE' },
        { companyName: 'A1 LTD', documents: writeDocument('ARTS') },
      ),
    ],
    [
      'as a community interest company',
      writeIncorporation({ Cic: 'true' }, { companyName: 'A2 CIC', documents: writeDocument('CIC36') }),
    ],
    ['by an agent', named('A3 LTD', { Authoriser: writeAuthoriser('Agent') })],
    ['by a solicitor of an LLP', writePartnership({ Authoriser: writeAuthoriser('Solicitor') })],
  ])('%s', async (_case, facts) => {
    const { refused, text, code } = await gateway.deliver(facts);
    expect({ refused, text, code }).toEqual({ refused: undefined, text: undefined, code: 'ACCEPT' });
  });
});
