import { createHash } from 'node:crypto';
import { createClock, type Fault, openStore, startSimulator } from '@statbook-simulators/kit';
import { CompanyRegister } from '../../register/company-register.ts';
import type { Company } from '../../register/company.ts';
import { addDataApi } from '../../data-api/data-api.ts';
import { addGateway, type GatewayOptions } from '../add-gateway.ts';
import { readXml } from '../../xml/read-xml.ts';
import { findAt, textAt, type XmlElement } from '../../xml/xml-element.ts';
import { quarryCompany } from './quarry-company.ts';

interface OpenOptions extends GatewayOptions {
  company?: Partial<Company>;
  stateFile?: string;
}

/** A gateway of its own on a free port, with one company to file for; the day is 21 November 2026. */
export async function openGateway({ company, stateFile, ...options }: OpenOptions = {}) {
  const store = openStore(stateFile);
  const clock = createClock('2026-11-21T10:00:00Z');
  const register = new CompanyRegister({ store, clock });
  if (register.findCompany(quarryCompany().number) === undefined) register.save(quarryCompany(company));
  const simulator = await startSimulator({
    port: 0,
    host: '127.0.0.1',
    clock,
    reset: () => undefined,
    routes: (app) => {
      addGateway({ app, register, clock, store }, { decisionDelayMs: 0, ...options });
      addDataApi({ app, register, clock, store });
    },
  });
  const url = `${simulator.url}/v1-0/xmlgw/Gateway`;
  const post = (xml: string, signal?: AbortSignal) => postXml(url, xml, signal);
  const file = (form: FormFacts = {}, envelope: EnvelopeFacts = {}, signal?: AbortSignal) =>
    post(
      writeEnvelope(form.messageClass ?? 'ConfirmationStatement', writeSubmission(form), envelope),
      signal,
    );
  const poll = (number?: string) => post(writeEnvelope('GetSubmissionStatus', writeStatusRequest(number)));
  let delivered = 0;
  return {
    url,
    register,
    clock,
    post,
    send: (messageClass: string, body: string, facts: EnvelopeFacts = {}) =>
      post(writeEnvelope(messageClass, body, facts)),
    file,
    poll,
    /** Files a form under the next number: why it is refused, or what is decided. */
    deliver: async (form: FormFacts) => {
      delivered += 1;
      const number = `N${String(delivered).padStart(5, '0')}`;
      const { error } = await file({ ...form, number });
      return { number, refused: error?.text, ...(await poll(number)).statuses[0] };
    },
    /** What the public data API shows of the company, or of another. */
    show: (path = '', number = quarryCompany().number) =>
      getJson(`${simulator.url}/company/${number}${path}`),
    admin: (path: string, body?: object) => callAdminApi(`${simulator.url}/_admin/gateway/${path}`, body),
    fault: (fault: Fault) => simulator.faults.add(fault),
    getCompany: (): Company => {
      const found = register.findCompany(quarryCompany().number);
      if (found === undefined) throw new Error('The company is gone');
      return found;
    },
    close: async () => {
      await simulator.close();
      store.close();
    },
  };
}

export type OpenGateway = Awaited<ReturnType<typeof openGateway>>;

async function postXml(url: string, xml: string, signal?: AbortSignal) {
  const headers = { 'content-type': 'text/xml' };
  const response = await fetch(url, { method: 'POST', headers, body: xml, ...(signal && { signal }) });
  const text = await response.text();
  return { status: response.status, text, ...readAnswer(readXml(text)) };
}

async function getJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

async function callAdminApi(url: string, body?: object) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, body && { method: 'POST', headers, body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

function readAnswer(root: XmlElement | undefined) {
  const error = findAt(root, 'GovTalkDetails', 'GovTalkErrors', 'Error');
  return {
    qualifier: textAt(root, 'Header', 'MessageDetails', 'Qualifier'),
    error: error && { number: Number(textAt(error, 'Number')), text: textAt(error, 'Text') ?? '' },
    root,
    body: findAt(root, 'Body')?.children[0],
    statuses: (findAt(root, 'Body', 'SubmissionStatus')?.children ?? []).map((status) => ({
      number: textAt(status, 'SubmissionNumber'),
      code: textAt(status, 'StatusCode'),
      rejectCode: textAt(status, 'Rejections', 'Reject', 'RejectCode'),
      text: textAt(status, 'Rejections', 'Reject', 'Description'),
      instance: textAt(status, 'Rejections', 'Reject', 'InstanceNumber'),
      docRequestKey:
        textAt(status, 'ChangeOfNameDetails', 'DocRequestKey') ??
        textAt(status, 'IncorporationDetails', 'DocRequestKey') ??
        textAt(status, 'ChargeDetails', 'DocRequestKey'),
      chargeCode: textAt(status, 'ChargeDetails', 'ChargeCode'),
      companyNumber: textAt(status, 'CompanyNumber'),
      incorporatedOn: textAt(status, 'IncorporationDetails', 'IncorporationDate'),
      authenticationCode: textAt(status, 'IncorporationDetails', 'AuthenticationCode'),
      rejectReference: textAt(status, 'Rejections', 'RejectReference'),
    })),
  };
}

export interface EnvelopeFacts {
  presenterId?: string;
  presenterCode?: string;
  method?: string;
  gatewayTest?: string;
}

export function writeEnvelope(messageClass: string, body: string, facts: EnvelopeFacts = {}): string {
  const {
    presenterId = '66666600001',
    presenterCode = 'DEMOPRES001',
    method = 'clear',
    gatewayTest = '1',
  } = facts;
  const test = gatewayTest === '' ? '' : `<GatewayTest>${gatewayTest}</GatewayTest>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<GovTalkMessage xmlns="http://www.govtalk.gov.uk/CM/envelope"><EnvelopeVersion>1.0</EnvelopeVersion>
<Header><MessageDetails><Class>${messageClass}</Class><Qualifier>request</Qualifier><TransactionID>1A2B</TransactionID>${test}</MessageDetails>
<SenderDetails><IDAuthentication><SenderID>${md5(presenterId)}</SenderID><Authentication><Method>${method}</Method><Value>${md5(presenterCode)}</Value></Authentication></IDAuthentication></SenderDetails></Header>
<GovTalkDetails><Keys/></GovTalkDetails><Body>${body}</Body></GovTalkMessage>`;
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

export interface FormFacts {
  messageClass?: string;
  identifier?: string;
  number?: string;
  companyType?: string;
  companyNumber?: string;
  companyName?: string;
  code?: string;
  /** For a company that is still to be formed: without number, type and code. */
  isFounding?: boolean;
  reference?: string;
  form?: string;
  /** Document elements, in their own markup. */
  documents?: string;
}

export function writeSubmission(facts: FormFacts = {}): string {
  const { messageClass = 'ConfirmationStatement', reference } = facts;
  const { number, code } = writeNumberAndCode(facts);
  return `<FormSubmission xmlns="http://xmlgw.companieshouse.gov.uk/Header"><FormHeader>
${number}<CompanyName>${facts.companyName ?? 'PENMARROW QUARRIES LIMITED'}</CompanyName>${code}
<PackageReference>0012</PackageReference><Language>EN</Language>
<FormIdentifier>${facts.identifier ?? messageClass}</FormIdentifier><SubmissionNumber>${facts.number ?? '000001'}</SubmissionNumber>
${reference === undefined ? '' : `<CustomerReference>${reference}</CustomerReference>`}
</FormHeader><DateSigned>2026-11-21</DateSigned><Form>${facts.form ?? writeStatement()}</Form>${facts.documents ?? ''}</FormSubmission>`;
}

function writeNumberAndCode(facts: FormFacts): Record<'number' | 'code', string> {
  if (facts.isFounding) return { number: '', code: '' };
  const { companyNumber = '09880001', companyType = 'EW', code = 'SLATE1' } = facts;
  return {
    number: `<CompanyNumber>${companyNumber}</CompanyNumber><CompanyType>${companyType}</CompanyType>`,
    code: `<CompanyAuthenticationCode>${code}</CompanyAuthenticationCode>`,
  };
}

export interface StatementFacts {
  element?: string;
  reviewDate?: string;
  before?: string;
  /** SICCodes, StatementOfCapital, Shareholdings and RegisteredEmailAddress, in that order. */
  changes?: string;
  after?: string;
}

export function writeStatement(facts: StatementFacts = {}): string {
  const {
    element = 'ConfirmationStatement',
    reviewDate = '2026-11-14',
    before = '',
    changes = '',
    after = '',
  } = facts;
  return `<${element} xmlns="http://xmlgw.companieshouse.gov.uk">${before}<ReviewDate>${reviewDate}</ReviewDate>${changes}
<AcceptLawfulPurposeStatement>true</AcceptLawfulPurposeStatement><StateConfirmation>true</StateConfirmation>${after}</${element}>`;
}

export interface NamedPerson {
  forename: string;
  otherForenames?: string;
  surname: string;
  dateOfBirth?: string;
  personalCode?: string;
}

/** A confirmation statement that names these directors as verified. */
export function writeVerification(people: NamedPerson[]): FormFacts {
  const directors = people.map(
    ({ forename, otherForenames, surname, dateOfBirth, personalCode }) =>
      `<Director><Person><Forename>${forename}</Forename>${
        otherForenames === undefined ? '' : `<OtherForenames>${otherForenames}</OtherForenames>`
      }<Surname>${surname}</Surname><DOB>${dateOfBirth}</DOB><VerificationDetails>
<CompaniesHousePersonalCode>${personalCode}</CompaniesHousePersonalCode><VerificationStatements>
<VerificationStatementForIndividual>INDIVIDUAL_VERIFIED</VerificationStatementForIndividual>
</VerificationStatements></VerificationDetails></Person></Director>`,
  );
  const messageClass = 'ConfirmationAndVerificationStatement';
  const after = `<VerificationStatement>${directors.join('')}</VerificationStatement>`;
  return { messageClass, form: writeStatement({ element: messageClass, after }) };
}

function writeStatusRequest(number?: string): string {
  const wanted = number === undefined ? '' : `<SubmissionNumber>${number}</SubmissionNumber>`;
  return `<GetSubmissionStatus xmlns="http://xmlgw.companieshouse.gov.uk">${wanted}<PresenterID>66666600001</PresenterID></GetSubmissionStatus>`;
}

/** The body of a request about the company of these tests. */
export function writeCompanyRequest(name: string, more = '', code = 'SLATE1'): string {
  return `<${name} xmlns="http://xmlgw.companieshouse.gov.uk"><CompanyNumber>9880001</CompanyNumber><CompanyType>EW</CompanyType><CompanyAuthenticationCode>${code}</CompanyAuthenticationCode>${more}</${name}>`;
}
