import type { AccessFlag } from '@statbook/contract';

/** Anybody; anybody with a token of the issuer; any user; a user who holds one of these flags. */
export type Who = 'public' | 'token' | 'signed-in' | readonly AccessFlag[];

/**
 * Who may call what, by the last part of the path. It is written apart from the contract on purpose: a call
 * whose access is changed, or that is added without a thought about it, does not pass.
 */
export const accessTable: readonly { who: Who; calls: readonly string[] }[] = [
  { who: 'public', calls: ['Configuration', 'handleCRes'] },
  { who: 'token', calls: ['SignIn'] },
  {
    who: 'signed-in',
    calls: [
      'SignOut',
      'UserLoginDetails',
      'GetSessiontimeout',
      'KeepAlive',
      'GetSessions',
      'EndSession',
      'EndAllSessions',
      'GetUnfinishedWork',
      'getLicenceDetails',
      'GetRenewalLink',
      'SaveProfilePhoto',
      'RemoveProfilePhoto',
      'GetNotificationChoices',
      'SaveNotificationChoices',
      'GetUserAccess',
      'GetAllAgent',
      'GetDashboard',
      'Events',
      // How the product looks to oneself.
      'GetAppearance',
      'SaveAppearance',
      // What one is told of, and what people of the account write to each other.
      'GetNotifications',
      'Markasreadnotification',
      'MarkAllNotificationsRead',
      'GetChatUsers',
      'GetChatMessages',
      'SendChatMessage',
      'MarkChatRead',
      // Reference data, and what of one's own reach was paid.
      'GetUsStates',
      'GetCurrencies',
      'GetCompaniesHouseFormFees',
      'GetPaymentDetails',
    ],
  },
  {
    who: ['ViewCompany'],
    calls: [
      'GetCompanies',
      'GetAllCompanies',
      'FindCompaniesAndPeople',
      'GETFBIInformation',
      'GetCompanyCharges',
      'GetCompanyOfficers',
      'GetCompanyOverview',
      'GetCompanyPscs',
      'GetCompanyShareholders',
      'GetCompanyRegisteredInformation',
      'Companiesfilinghistories',
      'filingsdocument',
      'CheckConfirmationStatement',
      'GetConfirmationStatementConfirmLaterDetails',
      'GetConfirmationStatementFacts',
      'ReviewConfirmationStatement',
      // The share register: what stands in it.
      'GetShareClassDetails',
      'CompanyInformationReportShareClass',
      'GetShareClassDetailsForTransfer',
      'AddShareHolderInTransferShare',
      'GetMultiShareHolderDetails',
      'GetShareHolderOverviewDetails',
      'GetShareEvents',
      'GetAllotementShareDetailsbyId',
      'GetMultiAllotementShareDetailsbyId',
      'GetSingleShareDetails',
      'GetMultiShareDetails',
      'GetShareTransferGridDetails',
      'GetShareRegister',
      'GetCapTable',
      'GetShareHistory',
      'GetShareEntryMoments',
      'GetOpeningBalance',
      'ShareCertificateDetails',
    ],
  },
  {
    who: ['ImportaCompany'],
    calls: [
      'SearhCompanieslist',
      'CompanyInformationByXml',
      'CompanyInformationByXmlDirectly',
      'GetcompanyinfoFromXML',
      'ImportCompany',
      'ImportCompanies',
      'GetImportBatch',
      'GetImportBatches',
      'ResumeImportBatch',
    ],
  },
  // The registry's own words about any company: for importing, for looking, and for the payer's address.
  { who: ['ImportaCompany', 'ViewCompany', 'SubmitCompany'], calls: ['CompaniesInformation'] },
  {
    who: ['EditCompany'],
    calls: [
      'UpdateCompanyInformation',
      'RefreshCompany',
      'RefreshCompanies',
      'SaveAuthenticationCode',
      'ShowAuthenticationCode',
      'ShowProtectedInformation',
      'SaveConfirmationStatement',
      'DeleteCsDetails',
      'ReopenFiling',
      // The share register: what is entered in it.
      'SaveShareDetails',
      'SaveShareHolder',
      'SaveMultiShareHolder',
      'PlanShareEvent',
      'RecordShareEvent',
      'SaveOpeningBalance',
      'SaveAllotementShareDetails',
      'SaveMultiShareDetails',
      'DeleteJsonShares',
      'SaveShareTransfer',
    ],
  },
  { who: ['ExportorDownloadCompany'], calls: ['RecordListExport', 'RecordRegisterExport'] },
  { who: ['DeleteCompany'], calls: ['DeleteCompany'] },
  {
    who: ['SubmitCompany'],
    calls: [
      'SubmitFiling',
      'ReturnFilingToDraft',
      'WithdrawFiling',
      'ResendFiling',
      'ThreeDSecureHub',
      'GetPaymentGatewayDetails',
      'getmerchantsessionkey',
      'cardIdentifiers',
      'ProcessPaymentAsync',
      'Send3DSecureChallengeAsync',
      'GetPaymentDetailsByTransactionId',
      'GetPaymentState',
      'GetPaymentSummary',
      'CancelPayment',
      'RetryPayment',
      'RefundPayment',
      'VoidPayment',
      'ResolveUnclearPayment',
    ],
  },
  { who: ['ViewSettings', 'EditSettings'], calls: ['GetPresenter'] },
  {
    who: ['EditSettings'],
    calls: ['SaveSessiontimeout', 'ShowPresenter', 'SavePresenter', 'RemovePresenter'],
  },
  { who: ['ViewSubmission'], calls: ['GetSubmissions', 'GetErrorLog'] },
  // Who submits sees what became of it.
  { who: ['ViewSubmission', 'SubmitCompany'], calls: ['GetSubmission', 'GetSentCopy'] },
  { who: ['ExportSubmission'], calls: ['ExportSubmissions'] },
];

/** The last part of a path, by which the specification speaks of a call. */
export function wireNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
