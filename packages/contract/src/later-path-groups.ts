// Written by write-paths.ts from the calls. Do not edit.

/** The calls of each method and group, by name; `name=Segment` where the last part of the path does not follow from the name. */
export const laterPathGroups = {
  'DELETE /api/EditCompanyInfo/':
    'deleteCompany',
  'DELETE /api/Notes/':
    'deleteNotes',
  'DELETE /api/Shares/':
    'deleteJsonShares',
  'GET /api/':
    'threeDSecureHub',
  'GET /api/ActivityLogs/':
    'exportActivityLogs getActivityLogs',
  'GET /api/AgentDetails/':
    'getCompanyAgents',
  'GET /api/Chat/':
    'getChatMessages getChatUsers',
  'GET /api/CompanyDataByXml/':
    'getCompanyInfoFromXml=GetcompanyinfoFromXML',
  'GET /api/CompanyInformation/':
    'companiesFilingHistories=Companiesfilinghistories companiesInformation companyInformationReportShareClass exportDiaryDates=ExportDairyDates filingsDocument=filingsdocument getAllCompanies getCompanyCharges getCompanyOfficers getCompanyPscs getCompanyShareholders getDiaryDateHistory=GetDairyDateHistory getDiaryDates=GetDairyDates getFbiInformation=GETFBIInformation getImportBatch getImportBatches searchCompaniesList=SearhCompanieslist',
  'GET /api/ConfirmationStateMent/':
    'checkConfirmationStatement getConfirmationStatementConfirmLaterDetails getConfirmationStatementFacts reviewConfirmationStatement',
  'GET /api/Dashboard/':
    'findCompaniesAndPeople',
  'GET /api/EditCompanyInfo/':
    'getCompanyRegisteredInformation',
  'GET /api/LicenceDetails/':
    'getRenewalLink',
  'GET /api/Notes/':
    'getNotes',
  'GET /api/PaymentsGateway/':
    'exportPaymentDetails getCompaniesHouseFormFees getPaymentDetails getPaymentDetailsByTransactionId getPaymentGatewayDetails getPaymentState getPaymentSummary getUsStates printPaymentReceipt',
  'GET /api/Reports/':
    'exportReport getReport getReports',
  'GET /api/Session/':
    'getOpenForm getSessions',
  'GET /api/Shares/':
    'addShareHolderInTransferShare exportOpenCapFormat exportShareRegister getAllotementShareDetailsById=GetAllotementShareDetailsbyId getCapTable getControlProposals getCurrencies getEarlierRegister getMultiAllotementShareDetailsById=GetMultiAllotementShareDetailsbyId getMultiShareDetails getMultiShareHolderDetails getOpeningBalance getOpeningReplacement getRefusedShareTransfers getShareCertificateTemplate getShareClassDetails getShareClassDetailsForTransfer getShareEntryMoments getShareEventDetails getShareEvents getShareHistory getShareHolderOverviewDetails getShareLots getShareRegister getShareTransferGridDetails getSharesHeld getSingleShareDetails getTieOut printShareRegister shareCertificateDetails',
  'GET /api/Submissions/':
    'exportSubmissions getErrorLog getSentCopy getSubmission getSubmissions',
  'GET /api/Usermanagement/':
    'getNotificationChoices getPresenter',
  'POST /api/AgentDetails/':
    'saveCompanyAgent',
  'POST /api/CRes/':
    'handleChallengeResult=handleCRes',
  'POST /api/Chat/':
    'markChatRead sendChatMessage',
  'POST /api/CompanyInformation/':
    'companyInformationByXml companyInformationByXmlDirectly importCompanies importCompany markDiaryDate=MarkDairyDate recordListExport recordRegisterExport refreshCompanies refreshCompany removeDiaryDate=RemoveDairyDate resumeImportBatch saveAuthenticationCode saveDiaryDate=SaveDairyDates showAuthenticationCode updateCompanyInformation',
  'POST /api/ConfirmationStateMent/':
    'deleteCsDetails saveConfirmationStatement',
  'POST /api/EditCompanyInfo/':
    'showProtectedInformation updateRegisteredInfo',
  'POST /api/Notes/':
    'addNotes',
  'POST /api/PaymentsGateway/':
    'cancelPayment cardIdentifiers=cardIdentifiers getMerchantSessionKey=getmerchantsessionkey processPayment=ProcessPaymentAsync refundPayment resolveUnclearPayment retryPayment sendChallengeResult=Send3DSecureChallengeAsync voidPayment',
  'POST /api/Session/':
    'endAllSessions endSession saveOpenForm',
  'POST /api/Sessiontimeout/':
    'saveSessionTimeout=SaveSessiontimeout',
  'POST /api/Shares/':
    'deliverShareCertificates duplicateShareCertificate getStockTransferForm mergeShareCertificates planShareEvent previewShareCertificate printCertificateRegister printShareCertificates recordShareEvent removeHistoryLine replaceOpeningBalance replaceShareCertificate saveAllotementShareDetails saveHistoryLine saveMultiShareDetails saveMultiShareHolder saveOpeningBalance saveRefusedShareTransfer saveShareCertificateTemplate saveShareDetails saveShareHolder saveShareTransfer settleControlProposal splitShareCertificate',
  'POST /api/Submissions/':
    'reopenFiling resendFiling returnFilingToDraft submitFiling withdrawFiling',
  'POST /api/Usermanagement/':
    'markAllNotificationsRead markAsReadNotification=Markasreadnotification removePresenter removeProfilePhoto saveAppearance saveNotificationChoices savePresenter saveProfilePhoto saveTableChoice showPresenter',
} as const;
