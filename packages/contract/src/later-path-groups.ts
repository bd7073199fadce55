// Written by write-paths.ts from the calls. Do not edit.

/** The calls of each method and group, by name; `name=Segment` where the last part of the path does not follow from the name. */
export const laterPathGroups = {
  'DELETE /api/Notes/':
    'deleteNotes',
  'DELETE /api/Shares/':
    'deleteJsonShares',
  'GET /api/':
    'threeDSecureHub',
  'GET /api/ActivityLogs/':
    'exportActivityLogs getActivityLogs',
  'GET /api/Chat/':
    'getChatMessages getChatUsers',
  'GET /api/CompanyInformation/':
    'companiesFilingHistories=Companiesfilinghistories companyInformationReportShareClass exportDiaryDates=ExportDairyDates filingsDocument=filingsdocument getCompanyCharges getCompanyOfficers getCompanyPscs getCompanyShareholders getDiaryDateHistory=GetDairyDateHistory getDiaryDates=GetDairyDates',
  'GET /api/ConfirmationStateMent/':
    'checkConfirmationStatement getConfirmationStatementConfirmLaterDetails getConfirmationStatementFacts reviewConfirmationStatement',
  'GET /api/Dashboard/':
    'findCompaniesAndPeople',
  'GET /api/Notes/':
    'getNotes',
  'GET /api/PaymentsGateway/':
    'exportPaymentDetails getCompaniesHouseFormFees getPaymentDetails getPaymentDetailsByTransactionId getPaymentGatewayDetails getPaymentState getPaymentSummary getUsStates printPaymentReceipt',
  'GET /api/Reports/':
    'exportReport getReport getReports',
  'GET /api/Shares/':
    'addShareHolderInTransferShare exportOpenCapFormat exportShareRegister getAllotementShareDetailsById=GetAllotementShareDetailsbyId getCapTable getControlProposals getCurrencies getEarlierRegister getMultiAllotementShareDetailsById=GetMultiAllotementShareDetailsbyId getMultiShareDetails getMultiShareHolderDetails getOpeningBalance getOpeningReplacement getRefusedShareTransfers getShareCertificateTemplate getShareClassDetails getShareClassDetailsForTransfer getShareEntryMoments getShareEventDetails getShareEvents getShareHistory getShareHolderOverviewDetails getShareLots getShareRegister getShareTransferGridDetails getSingleShareDetails getTieOut printShareRegister shareCertificateDetails',
  'GET /api/Submissions/':
    'exportSubmissions getErrorLog getSentCopy getSubmission getSubmissions',
  'POST /api/CRes/':
    'handleChallengeResult=handleCRes',
  'POST /api/Chat/':
    'markChatRead sendChatMessage',
  'POST /api/CompanyInformation/':
    'markDiaryDate=MarkDairyDate removeDiaryDate=RemoveDairyDate saveDiaryDate=SaveDairyDates',
  'POST /api/ConfirmationStateMent/':
    'deleteCsDetails saveConfirmationStatement',
  'POST /api/Notes/':
    'addNotes',
  'POST /api/PaymentsGateway/':
    'cancelPayment cardIdentifiers=cardIdentifiers getMerchantSessionKey=getmerchantsessionkey processPayment=ProcessPaymentAsync refundPayment resolveUnclearPayment retryPayment sendChallengeResult=Send3DSecureChallengeAsync voidPayment',
  'POST /api/Shares/':
    'deliverShareCertificates duplicateShareCertificate getStockTransferForm mergeShareCertificates planShareEvent previewShareCertificate printCertificateRegister printShareCertificates recordShareEvent removeHistoryLine replaceOpeningBalance replaceShareCertificate saveAllotementShareDetails saveHistoryLine saveMultiShareDetails saveMultiShareHolder saveOpeningBalance saveRefusedShareTransfer saveShareCertificateTemplate saveShareDetails saveShareHolder saveShareTransfer settleControlProposal splitShareCertificate',
  'POST /api/Submissions/':
    'reopenFiling resendFiling returnFilingToDraft submitFiling withdrawFiling',
} as const;
