import { describe, expect, it } from 'vitest';
import { resolveSchema, toOpenApi } from '../index.ts';
import type { HttpMethod, JsonSchema } from './document.ts';

/** The calls of the specification, section 7, group by group: method, name, and the parameters of its address. */
const specified: Readonly<Record<string, readonly string[]>> = {
  CompanyInformation: [
    'GET GetCompanies?CentralUserId&AgentId',
    'GET GetAllCompanies?CentralUserId',
    'GET SearhCompanieslist?searchQuery&ConnectionType',
    'GET CompaniesInformation?companyNumber&ConnectionType',
    'GET CompanyInformationByXml?companyRegNo&AuthCode&UserId&ConnectionType&TypeData',
    'GET CompanyInformationByXmlDirectly?companyRegNo&AuthCode&UserId&PresenterId&PresenterAuthenticationCode&ConnectionType&TypeData',
    'GET GETFBIInformation?companyNumber&CompanyId',
    'POST ImportCompany',
    'GET GetDairyDates?CompanyId&CentralUserId&Registration_Number',
    'POST SaveDairyDates',
    'GET filingsdocument?linkurl&ConnectionType',
    'GET Companiesfilinghistories?companyNumber&ConnectionType',
    'GET UpdateCompanyInformation?UserId',
    'GET CompanyInformationReportShareClass?CompanyId&UserId',
  ],
  CompanyDataByXml: ['GET GetcompanyinfoFromXML?companyNumber'],
  ChangeCompanyInformation: [
    'GET ChangeComanyName?companyNumber&newCompanyName&accessToken',
    'GET VerifyToken?accessToken',
  ],
  Notes: ['GET GetNotes?CompanyId', 'POST AddNotes', 'DELETE DeleteNotes?NotesID&ModifiedBy'],
  ActivityLogs: ['GET GetActivityLogs?type'],
  ConfirmationStateMent: [
    'POST SaveConfirmationStatement',
    'GET GetConfirmationStatementConfirmLaterDetails?CompanyId&CompanyRegNo',
    'GET DeleteCsDetails?CompanyId&CompanyRegNo&ActiveTab&CSid',
    'POST SaveSailAdressDetails',
    'POST SaveRecordSailAdressDetails',
    'GET GetSailAdressDetailsbyId?CompanyId&SailAdressId&RecordType',
    'GET GetSailAdressDetailsbyStatus?CompanyId&SatisfyMortageId&RecordType',
  ],
  AppointOfficers: ['POST AppointOfficerDetails'],
  EditCompanyInfo: [
    'POST EditCompanyInformation',
    'GET GetCompanyRegisteredInformation?CompanyId&UserId',
    'GET UpdateRegisteredInfo?CompanyId&Email&SICCodes',
    'DELETE DeleteCompany?CompanyId&UserId',
  ],
  Shares: [
    'POST SaveShareDetails',
    'GET GetShareClassDetails?CompanyId&UserId',
    'POST SaveAllotementShareDetails',
    'GET GetAllotementShareDetailsbyId?AllotmentShareID&CompanyId',
    'POST SaveMultiShareDetails',
    'GET GetMultiAllotementShareDetailsbyId?MultiAllotmentShareID&CompanyId',
    'GET GetSingleShareDetails?CompanyId&UserId',
    'GET GetMultiShareDetails?CompanyId&UserId',
    'GET GetShareHolderOverviewDetails?CompanyId&ShareholderName&address&OfficerRole',
    'DELETE DeleteJsonShares?MultiAllotmentsharesjsondetailsIDs',
    'GET GetMultiShareHolderDetails?CompanyId&UserId',
    'POST SaveShareTransfer',
    'GET GetShareTransferGridDetails?CompanyId',
    'GET GetShareClassDetailsForTransfer?CompanyId',
    'GET AddShareHolderInTransferShare?CompanyId',
    'GET ShareCertificateDetails?UserId&CompanyId',
  ],
  LicenceDetails: ['GET getLicenceDetails?userId', 'GET UserLoginDetails?EmailId'],
  Sessiontimeout: ['POST SaveSessiontimeout', 'GET GetSessiontimeout?UserId'],
  Usermanagement: [
    'POST SaveRoles',
    'GET GetRoles?Id',
    'GET GetNotifications?Userid',
    'GET Markasreadnotification?NotificationID',
  ],
  AgentDetails: [
    'GET GetUserAccess?Id',
    'POST SaveAgentDetails',
    'GET GetAllAgent?Id',
    'GET ActiveInactiveAgent?AgentId',
    'GET RemoveUser?AgentId',
  ],
  PaymentsGateway: [
    'GET GetUsStates',
    'GET GetCompaniesHouseFormFees',
    'GET GetPaymentGatewayDetails',
    'GET getmerchantsessionkey',
    'POST cardIdentifiers',
    'POST ProcessPaymentAsync',
    'GET GetPaymentDetails?UserId',
    'GET GetPaymentDetailsByTransactionId?UserId&CompanyId&TransactionId',
    'POST Send3DSecureChallengeAsync',
  ],
  CRes: ['POST handleCRes'],
};

/** The fields of a record that the specification names, section 3. */
const records: Readonly<Record<string, string>> = {
  'LicenceDetails/UserLoginDetails': 'CentralUserId UserFullName UserEmail AgentId',
  'LicenceDetails/getLicenceDetails': 'RemaningDays PlanId PricingId ProductId Version CentralUserId',
  'Sessiontimeout/GetSessiontimeout': 'Hours Minutes',
  'PaymentsGateway/GetPaymentGatewayDetails': 'Type IsAlive LiveUrl TestUrl APIKey Password',
  'PaymentsGateway/GetUsStates': 'StateCode StateName',
  'AgentDetails/GetAllAgent': 'AgentId AgentProfilePhoto AgentEmail',
  'AgentDetails/GetUserAccess':
    'FormaCompany ImportaCompany ViewCompany CreateCompany EditCompany DeleteCompany SubmitCompany ExportorDownloadCompany ' +
    'GenerateReportCompany ExportSubmission ViewSubmission ExportReports GenerateReports ViewSettings CreateSettings ' +
    'EditSettings DeleteSettings',
};

const document = toOpenApi({ version: '3.1.0', url: 'http://127.0.0.1', issuer: 'http://127.0.0.1:1' });
const { paths } = document;

const everyCall = Object.entries(specified).flatMap(([group, calls]) =>
  calls.map((call) => {
    const [method = '', name = '', parameters = ''] = call.split(/[ ?]/);
    return { method, path: `/api/${group}/${name}`, parameters: parameters.split('&').filter(Boolean) };
  }),
);

describe('the calls of the specification', () => {
  it.each(everyCall)('are served as told: $method $path', ({ method, path, parameters }) => {
    const operation = paths[path]?.[toKey(method)];
    expect(operation).toBeDefined();
    const served = operation?.parameters?.map(({ name }) => name) ?? [];
    expect(served).toEqual(expect.arrayContaining(parameters));
  });

  it.each(Object.entries(records))('answer with the fields of the specification: %s', (path, fields) => {
    const reply = paths[`/api/${path}`]?.get?.responses['200']?.content?.['application/json']?.schema;
    expect(Object.keys(fieldsOfRecord(resolveSchema(document, reply ?? {})))).toEqual(
      expect.arrayContaining(fields.split(' ')),
    );
  });
});

/** The fields of the records in the list of a reply. */
function fieldsOfRecord(reply: JsonSchema): object {
  const at = (value: unknown, name: string): unknown => Object(value)[name];
  return Object(at(at(at(at(reply, 'properties'), 'Entity'), 'items'), 'properties'));
}

function toKey(method: string): HttpMethod {
  return method === 'POST' ? 'post' : method === 'DELETE' ? 'delete' : 'get';
}
