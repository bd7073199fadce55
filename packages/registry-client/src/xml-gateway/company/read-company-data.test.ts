import { describe, expect, it } from 'vitest';
import { companyDataOf } from '../../testing/gateway-samples.ts';
import { findReference, named } from '../../testing/reference.ts';
import { parseXml } from '../message/xml-reader.ts';
import { readCompanyData } from './read-company-data.ts';

const read = (inner: string) =>
  readCompanyData(parseXml(`<CompanyData><CompanyNumber>01234567</CompanyNumber>${inner}</CompanyData>`));

describe('company data', () => {
  it.each([
    '<Other><CompanyNumber>1</CompanyNumber></Other>',
    '<CompanyData/>',
    '<CompanyData><CompanyNumber/></CompanyData>',
  ])('is not read from %s', (xml) => {
    expect(readCompanyData(parseXml(xml))).toBeUndefined();
  });

  it('is not read from an empty body', () => {
    expect(readCompanyData(undefined)).toBeUndefined();
  });

  it('may hold nothing but the number', () => {
    expect(read('')).toMatchObject({
      companyNumber: '01234567',
      companyName: '',
      registeredOfficeAddress: undefined,
      sicCodes: [],
      officers: [],
      pscs: [],
      statementOfCapital: [],
      shareholdings: [],
      tradingOnMarket: undefined,
    });
  });

  it('has lists in one element or in several', () => {
    const together = read('<SICCodes><SICCode>62012</SICCode><SICCode>62020</SICCode></SICCodes>');
    const apart = read(
      '<SICCodes><SICCode>62012</SICCode></SICCodes><SICCodes><SICCode>62020</SICCode></SICCodes>',
    );
    expect([together?.sicCodes, apart?.sicCodes]).toEqual([
      ['62012', '62020'],
      ['62012', '62020'],
    ]);
    expect(read('<SailRecords><RecordType>MEMBER</RecordType></SailRecords>')?.sailRecords).toEqual([
      'MEMBER',
    ]);
  });

  it('has the officers of each kind, and leaves out what is none', () => {
    const officer = (kind: string) =>
      `<${kind}><AppointmentDate>2020-01-01</AppointmentDate><DesignatedInd>true</DesignatedInd>
        <Person><Surname>ASH</Surname></Person></${kind}>`;
    const data =
      read(`<Officers>${officer('Director')}${officer('Secretary')}${officer('Member')}${officer('Mascot')}
      <Director/></Officers>`);
    expect(data?.officers.map(({ role, isDesignated }) => [role, isDesignated])).toEqual([
      ['director', true],
      ['secretary', true],
      ['member', true],
    ]);
  });

  it('has the gateway’s "no date" as no date', () => {
    expect(read('<MadeUpDate>0001-01-01</MadeUpDate>')?.madeUpDate).toBeUndefined();
  });
});

describe.skipIf(!findReference())(named('the published company data'), () => {
  it('is read whole', () => {
    const data = companyDataOf('official/CompanyDataResponse_v3-6.xml');
    expect(data).toMatchObject({
      companyNumber: '12345678',
      category: 'PLC',
      tradingOnMarket: false,
      nextDueDate: '2008-08-27',
      registeredOfficeAddress: { premise: '55', country: 'GB-ENG', postcode: 'BR2 7EB' },
      registeredEmailAddress: 'test@email.co.uk',
      sailRecords: ['MEMBER'],
      sicCodes: ['6603', '1234'],
      publicRegisters: ['MEMBER'],
    });
    expect(data.officers.map(({ role, who }) => [role, who.type])).toEqual([
      ['director', 'person'],
      ['director', 'corporate'],
      ['director', 'person'],
      ['secretary', 'person'],
    ]);
    expect(data.officers[2]?.who).toMatchObject({ serviceAddress: { sameAs: 'registered-office' } });
    expect(data.officers[1]?.who).toMatchObject({
      identification: { kind: 'non-uk', placeRegistered: 'USA' },
    });
  });

  it('that breaks the schema is read all the same', () => {
    const data = companyDataOf('captured/CompanyData_response_2018.xml');
    expect(data.companyNumber).toBe('00000006');
    expect(data.officers[0]?.who).toMatchObject({ forename: 'Blake', otherForenames: 'Middle' });
    expect(data.pscCompanyStatement).toBe('NO_INDIVIDUAL_OR_ENTITY_WITH_SIGNFICANT_CONTROL');
    expect(data.statementOfCapital).toMatchObject([{ currency: 'GBP', totalNumberOfShares: '30000' }]);
    expect(data.shareholdings.map(({ shareholders }) => shareholders.length)).toEqual([
      1, 3, 1, 1, 1, 1, 1, 1, 1,
    ]);
    expect(data.shareholdings[0]?.shareholders[0]).toMatchObject({
      forename: 'Holder 1',
      surname: 'EXAMPLE 1',
      address: undefined,
    });
  });
});
