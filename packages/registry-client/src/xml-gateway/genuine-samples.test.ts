import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findReference, named, readReference } from '../testing/reference.ts';
import { parseAnswer, readErrors } from './answer.ts';
import { readCompanyData } from './company-data/read-company-data.ts';
import { redactText } from './redact.ts';
import { readStatuses } from './submission-status.ts';
import { parseXml } from './xml-reader.ts';

const SAMPLES = 'registry/xml/samples';

function companyDataOf(path: string) {
  const data = readCompanyData(parseAnswer(readReference(`${SAMPLES}/${path}`))?.body);
  if (!data) throw new Error(`${path} is not read as company data`);
  return data;
}

function sampleNames(folder: string): string[] {
  const names = readdirSync(resolve(findReference() ?? '', SAMPLES, folder));
  return names.filter((name) => name.endsWith('.xml')).map((name) => `${SAMPLES}/${folder}/${name}`);
}

describe.skipIf(!findReference())(named('the genuine samples of the gateway'), () => {
  it('are all read as XML', () => {
    const paths = ['official', 'captured', 'data-retrieval', 'third-party'].flatMap(sampleNames);
    expect(paths.filter((path) => parseXml(readReference(path)) === undefined)).toEqual([]);
    expect(paths.length).toBeGreaterThan(20);
  });

  it('company data of the published example is read whole', () => {
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

  it('PSCs and statements in their place are told apart', () => {
    const data = companyDataOf('official/CompanyDataResponse_v3-6.xml');
    expect(data.pscs).toMatchObject([
      { kind: 'statement', statement: 'PSC_DETAILS_NOT_CONFIRMED' },
      { kind: 'statement', statement: 'PSC_HAS_FAILED_TO_CONFIRM_CHANGED_DETAILS', about: 'Tom Glover' },
      {
        kind: 'notified',
        who: { name: 'Developers R US', identification: { lawGoverned: '39 rules' } },
        naturesOfControl: ['OWNERSHIPOFSHARES_25TO50PERCENT'],
        notifiedOn: '2016-02-01',
      },
    ]);
  });

  it('a captured answer that breaks the schema is read all the same', () => {
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

  it('statuses of the published example are all read, with what comes along', () => {
    const statuses = readStatuses(
      parseAnswer(readReference(`${SAMPLES}/official/GetSubmissionStatus_response.xml`))?.body,
    );
    expect(statuses?.[0]).toMatchObject({
      submissionNumber: 'dp2872',
      statusCode: 'REJECT',
      rejections: [{ code: '1', text: 'Random Test mode rejection', instance: 1 }],
      examiner: { telephone: 'Fred Blogs', comment: 'See reject reason' },
    });
    expect(statuses?.[1]).toMatchObject({ statusCode: 'ACCEPT', rejections: [] });
    expect(statuses?.[2]?.acceptance).toMatchObject({
      kind: 'incorporation',
      incorporationDate: '2010-12-21',
    });
    expect(JSON.stringify(statuses)).not.toContain('"1234"');
    expect(statuses?.map((status) => status.acceptance?.kind)).toContain('change-of-name');
  });

  it('errors are read with number and text', () => {
    const errors = readErrors(
      parseXml(readReference(`${SAMPLES}/captured/GovTalkErrors_GetSubmissionStatus_9999_NoPresenterID.xml`)),
    );
    expect(errors).toMatchObject([{ number: '9999', text: 'No presenter ID supplied', location: undefined }]);
    const answer = parseAnswer(readReference(`${SAMPLES}/data-retrieval/error_response.xml`));
    expect(answer).toMatchObject({ qualifier: 'error', errors: [{ number: '604', raisedBy: 'Document' }] });
  });

  it('a redacted confirmation statement keeps no code', () => {
    const text = redactText(readReference(`${SAMPLES}/official/ConfirmationAndVerificationStatement.xml`));
    expect(text).not.toContain('12345678951');
    expect(text).not.toContain('>123456<');
    expect(text).toContain('<Forename>PERSON</Forename>');
  });
});
