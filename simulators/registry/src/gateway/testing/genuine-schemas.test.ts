import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeCompanyData } from '../company-data/write-company-data.ts';
import {
  type OpenGateway,
  openGateway,
  writeCompanyRequest,
  writeStatement,
  writeSubmission,
  writeVerification,
} from './open-gateway.ts';
import { md5 } from '../presenters/presenter-book.ts';
import { hugh, odile, quarryCompany } from './quarry-company.ts';
import { readXml } from '../../xml/read-xml.ts';
import { writeXml } from '../../xml/write-xml.ts';
import { findAt, type XmlElement } from '../../xml/xml-element.ts';
import { findSchemaFolder, openSchemas } from './genuine-schemas.ts';
import { writeRegistration } from './write-charges.ts';
import { writeNameChange } from './write-notices.ts';
import { doubtfulNotices, notices, partnershipNotices } from './notice-samples.ts';
import { controlNotices, doubtfulPscForms, unshownNotices } from './psc-samples.ts';
import { doubtfulIncorporations, incorporations } from './incorporation-samples.ts';
import { writeIncorporation } from './write-incorporation.ts';
import { findSchemaError } from '../schema/check-schema.ts';

const folder = findSchemaFolder();

describe.skipIf(folder === undefined)(
  `our schemas beside the genuine ones${folder ? '' : ' (left out: no reference folder)'}`,
  () => {
    let gateway: OpenGateway | undefined;
    afterEach(() => gateway?.close());

    const reference = folder ?? '';
    const readSample = (name: string) => readFileSync(join(reference, 'samples', name), 'utf8');

    it('gives the same verdict on good and bad bodies', () => {
      const check = openSchemas(reference);
      for (const body of [...listStatements(), ...listNotices(), ...listOtherBodies()]) {
        const element = getRoot(body);
        const [own, genuine] = [findSchemaError(element), check(element)];
        expect(
          own === undefined,
          `${body}
own: ${own}
genuine: ${genuine}`,
        ).toBe(genuine === undefined);
      }
    });

    it('the published samples get the verdict that they deserve', () => {
      const verdicts = {
        ConfirmationStatementWithREA: true,
        ConfirmationAndVerificationStatement: true,
        // Of earlier versions: without the lawful purposes, and the last one with a number of ten characters.
        ConfirmationStatement: false,
        ConfirmationStatementSICAndShareholderChange: false,
      };
      for (const [name, isGood] of Object.entries(verdicts)) {
        const submission = getRoot(readSample(`official/${name}.xml`));
        const form = findAt(submission, 'Form')?.children[0];
        if (form === undefined) throw new Error(`No form in ${name}`);
        const error = findSchemaError(submission) ?? findSchemaError(form);
        expect(error === undefined, `${name}: ${error}`).toBe(isGood);
      }
    });

    it("the vendor's sample of an incorporation has its shape, and fails for what it says", async () => {
      gateway = await openGateway();
      const submission = readSample('third-party/CompanyIncorporation-v3-8_example.xml');
      const element = getRoot(submission);
      const form = findAt(element, 'Form')?.children[0];
      expect([findSchemaError(element), form && findSchemaError(form)]).toEqual([undefined, undefined]);
      const message = submission.replace(/^<\?xml.*?\?>/, '');
      expect((await gateway.send('CompanyIncorporation', message)).error).toBeUndefined();
      // Its two people share one personal code.
      expect((await gateway.poll('INCb05')).statuses).toMatchObject([
        { code: 'REJECT', rejectCode: '20120' },
      ]);
    });

    it('every answer is valid once it has the namespace that it lacks', async () => {
      gateway = await openGateway({ companyDataQuirks: false });
      for (const [, form] of controlNotices.slice(0, 3)) await gateway.deliver(form);
      await gateway.file({ reference: 'SIM-REJECT-12604' });
      await gateway.file({ number: '000002' });
      await gateway.file({ ...writeRegistration(), number: '000003' });
      await gateway.file({ ...writeNameChange(), number: '000004' });
      for (const { form } of incorporations) await gateway.deliver(form);
      await gateway.deliver(writeIncorporation());
      const answers = [
        await gateway.poll(),
        await gateway.send('PaymentPeriodsRequest', writeCompanyRequest('PaymentPeriodsRequest')),
        await gateway.send(
          'CompanyDataRequest',
          writeCompanyRequest('CompanyDataRequest', '<MadeUpDate>2026-11-14</MadeUpDate>'),
        ),
      ];
      const check = openSchemas(reference);
      for (const { body } of answers) {
        if (body === undefined) throw new Error('No answer');
        expect(check(inNamespace(body))).toBeUndefined();
      }
    });

    it('the company data of every seeded company are valid without the quirks', async () => {
      gateway = await openGateway();
      const check = openSchemas(reference);
      const errors = gateway.register
        .companies()
        // A partnership has no SIC codes, without which the schema knows no data of a company.
        .filter(({ sicCodes }) => sicCodes.length > 0)
        .filter(
          ({ confirmation, officers }) => confirmation?.nextMadeUpTo !== undefined && officers.length > 0,
        )
        .map((company) => {
          const data = getRoot(
            writeXml(writeCompanyData({ company, madeUpDate: '2026-11-21', quirks: false })),
          );
          return [company.number, check(inNamespace(data))];
        })
        .filter(([, error]) => error !== undefined);
      expect(errors).toEqual([]);
    });

    it('the published requests get answers with the elements of the published answers', async () => {
      gateway = await openGateway();
      gateway.register.save(quarryCompany({ number: '01234567', authenticationCode: 'AUTH01' }));
      const data = await gateway.post(withCredentials(readSample('official/CompanyDataRequest_v3-3.xml')));
      const samples = ['captured/CompanyData_response_2018.xml', 'official/CompanyDataResponse_v3-6.xml'];
      const known = samples.flatMap((name) =>
        listPaths(findAt(getRoot(readSample(name)), 'Body', 'CompanyData')),
      );
      const invented = listPaths(data.body).filter((path) => !known.includes(path) && !isPscPath(path));
      expect(invented).toEqual([]);

      await gateway.file();
      const statusRequest = withCredentials(readSample('official/GetSubmissionStatus_request.xml')).replace(
        '12345678901',
        '66666600001',
      );
      expect((await gateway.post(statusRequest)).statuses).toMatchObject([
        { number: '000001', code: 'ACCEPT' },
      ]);
    });
  },
);

function listStatements(): string[] {
  const shares = (
    facts: string,
  ) => `<SICCodes><SICCode>08110</SICCode></SICCodes><StatementOfCapital><Capital>
<TotalAmountUnpaid>0</TotalAmountUnpaid><TotalNumberOfIssuedShares>1</TotalNumberOfIssuedShares><ShareCurrency>GBP</ShareCurrency>
<TotalAggregateNominalValue>1</TotalAggregateNominalValue>${facts}</Capital></StatementOfCapital>`;
  const aClass =
    '<Shares><ShareClass>A</ShareClass><PrescribedParticulars>é</PrescribedParticulars><NumShares>1</NumShares><AggregateNominalValue>1</AggregateNominalValue></Shares>';
  const holding = (name: string) =>
    `<Shareholdings><ShareClass>A</ShareClass><NumberHeld>0</NumberHeld><Shareholders><Name>${name}</Name></Shareholders></Shareholdings>`;
  return [
    writeStatement(),
    writeStatement({ before: '<TradingOnMarket>0</TradingOnMarket><DTR5Applies>true</DTR5Applies>' }),
    writeStatement({ before: '<DTR5Applies>true</DTR5Applies><TradingOnMarket>0</TradingOnMarket>' }),
    writeStatement({ reviewDate: '14/11/2026' }),
    writeStatement({ changes: shares(aClass) }),
    writeStatement({ changes: shares('') }),
    writeStatement({ changes: shares(aClass).replace('GBP', 'gbp') }),
    writeStatement({ changes: shares(aClass).replace('08110', '081') }),
    writeStatement({ changes: shares(aClass.replace('<NumShares>1', '<NumShares>0')) }),
    writeStatement({ changes: shares(aClass.replace('<NumShares>1', '<NumShares>1.1234567')) }),
    writeStatement({ changes: holding('<Surname>GRÉVILLE</Surname>') }),
    writeStatement({ changes: holding('<Surname>Gréville</Surname>') }),
    writeStatement({ changes: holding('<Forename>A</Forename><Surname>B</Surname>') }),
    writeStatement({ changes: holding('<AmalgamatedName>Gréville_Trust</AmalgamatedName>') }),
    writeStatement({ changes: holding('') }),
    writeStatement({ changes: '<RegisteredEmailAddress></RegisteredEmailAddress>' }),
    writeStatement().replace('<AcceptLawfulPurposeStatement>true</AcceptLawfulPurposeStatement>', ''),
    writeVerification([odile, hugh]).form ?? '',
    writeVerification([{ ...odile, personalCode: 'AB12-CD34-E' }]).form ?? '',
    writeVerification([{ ...odile, personalCode: 'AB12' }]).form ?? '',
    writeVerification([]).form ?? '',
  ];
}

function listNotices(): string[] {
  const forms = [...notices, ...partnershipNotices, ...unshownNotices].map(([, form]) => form);
  const founding = [...incorporations.map(({ form }) => form), ...doubtfulIncorporations];
  return [...forms, ...founding, ...doubtfulNotices, ...doubtfulPscForms].map(({ form = '' }) => form);
}

function listOtherBodies(): string[] {
  return [
    writeCompanyRequest('PaymentPeriodsRequest'),
    writeCompanyRequest('PaymentPeriodsRequest', '', 'FIVE5'),
    writeCompanyRequest('CompanyDataRequest'),
    writeCompanyRequest('CompanyDataRequest', '<MadeUpDate>2026-11-14</MadeUpDate>'),
    writeCompanyRequest('CompanyDataRequest', '<MadeUpDate>2026-11-14</MadeUpDate>').replace('>EW<', '>XX<'),
    '<GetSubmissionStatus xmlns="http://xmlgw.companieshouse.gov.uk"><PresenterID/></GetSubmissionStatus>',
    '<GetSubmissionStatus xmlns="http://xmlgw.companieshouse.gov.uk"><CompanyNumber>1</CompanyNumber><PresenterID/></GetSubmissionStatus>',
    writeSubmission(),
    writeSubmission({ number: '1' }),
    writeSubmission({ code: '12345' }),
  ];
}

function getRoot(xml: string): XmlElement {
  const root = readXml(xml);
  if (root === undefined) throw new Error(`Not XML: ${xml}`);
  return root;
}

function inNamespace(element: XmlElement): XmlElement {
  return {
    ...element,
    namespace: 'http://xmlgw.companieshouse.gov.uk',
    children: element.children.map(inNamespace),
  };
}

/** Every place of an element below this one, once. */
function listPaths(element: XmlElement | undefined, above = ''): string[] {
  const own = (element?.children ?? []).flatMap((child) => [
    `${above}${child.name}`,
    ...listPaths(child, `${above}${child.name}/`),
  ]);
  return [...new Set(own)];
}

function isPscPath(path: string): boolean {
  // The samples hold no individual with control; these are checked against the schema above.
  return path.startsWith('PSCs/');
}

function withCredentials(sample: string): string {
  const [sender, value] = ['66666600001', 'DEMOPRES001'].map(md5);
  return sample
    .replace(/<SenderID>.*?<\/SenderID>/, `<SenderID>${sender}</SenderID>`)
    .replace(/<Value>.*?<\/Value>/, `<Value>${value}</Value>`);
}
