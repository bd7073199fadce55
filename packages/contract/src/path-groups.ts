// Written by write-paths.ts from the calls. Do not edit.

/** The calls of each method and group, by name; `name=Segment` where the last part of the path does not follow from the name. */
export const pathGroups = {
  'DELETE /api/EditCompanyInfo/':
    'deleteCompany',
  'GET /api/':
    'getConfiguration=Configuration streamEvents=Events threeDSecureHub',
  'GET /api/AgentDetails/':
    'getAllAgent getUserAccess',
  'GET /api/Chat/':
    'getChatMessages getChatUsers',
  'GET /api/CompanyDataByXml/':
    'getCompanyInfoFromXml=GetcompanyinfoFromXML',
  'GET /api/CompanyInformation/':
    'companiesFilingHistories=Companiesfilinghistories companiesInformation filingsDocument=filingsdocument getAllCompanies getCompanies getCompanyCharges getCompanyOfficers getCompanyOverview getCompanyPscs getFbiInformation=GETFBIInformation getImportBatch getImportBatches searchCompaniesList=SearhCompanieslist',
  'GET /api/ConfirmationStateMent/':
    'checkConfirmationStatement getConfirmationStatementConfirmLaterDetails getConfirmationStatementFacts reviewConfirmationStatement',
  'GET /api/Dashboard/':
    'findCompaniesAndPeople getDashboard',
  'GET /api/EditCompanyInfo/':
    'getCompanyRegisteredInformation',
  'GET /api/LicenceDetails/':
    'getLicenceDetails=getLicenceDetails getRenewalLink userLoginDetails',
  'GET /api/PaymentsGateway/':
    'getCompaniesHouseFormFees getPaymentDetails getPaymentDetailsByTransactionId getPaymentGatewayDetails getPaymentState getPaymentSummary getUsStates',
  'GET /api/Session/':
    'getSessions getUnfinishedWork',
  'GET /api/Sessiontimeout/':
    'getSessionTimeout=GetSessiontimeout',
  'GET /api/Submissions/':
    'exportSubmissions getErrorLog getSentCopy getSubmission getSubmissions',
  'GET /api/Usermanagement/':
    'getAppearance getNotificationChoices getNotifications getPresenter',
  'POST /api/CRes/':
    'handleChallengeResult=handleCRes',
  'POST /api/Chat/':
    'markChatRead sendChatMessage',
  'POST /api/CompanyInformation/':
    'companyInformationByXml companyInformationByXmlDirectly importCompanies importCompany recordListExport recordRegisterExport refreshCompanies refreshCompany resumeImportBatch saveAuthenticationCode showAuthenticationCode updateCompanyInformation',
  'POST /api/ConfirmationStateMent/':
    'deleteCsDetails saveConfirmationStatement',
  'POST /api/EditCompanyInfo/':
    'showProtectedInformation',
  'POST /api/PaymentsGateway/':
    'cancelPayment cardIdentifiers=cardIdentifiers getMerchantSessionKey=getmerchantsessionkey processPayment=ProcessPaymentAsync refundPayment resolveUnclearPayment retryPayment sendChallengeResult=Send3DSecureChallengeAsync voidPayment',
  'POST /api/Session/':
    'endAllSessions endSession signIn signOut',
  'POST /api/Sessiontimeout/':
    'keepAlive saveSessionTimeout=SaveSessiontimeout',
  'POST /api/Submissions/':
    'reopenFiling resendFiling returnFilingToDraft submitFiling withdrawFiling',
  'POST /api/Usermanagement/':
    'markAllNotificationsRead markAsReadNotification=Markasreadnotification removePresenter removeProfilePhoto saveAppearance saveNotificationChoices savePresenter saveProfilePhoto showPresenter',
} as const;
