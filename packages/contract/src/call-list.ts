// Every call by its own name, for the server's handlers.
export { exportActivityLogs, getActivityLogs } from './activity-logs/activity-logs.ts';
export { getAppearance } from './appearance/get-appearance.ts';
export { getTableChoices } from './appearance/get-table-choices.ts';
export { saveAppearance } from './appearance/save-appearance.ts';
export { saveTableChoice } from './appearance/save-table-choice.ts';
export { getCompanyCharges } from './charges/get-company-charges.ts';
export { getChatMessages } from './chat/get-chat-messages.ts';
export { getChatUsers } from './chat/get-chat-users.ts';
export { markChatRead } from './chat/mark-chat-read.ts';
export { sendChatMessage } from './chat/send-chat-message.ts';
export { saveAuthenticationCode, showAuthenticationCode } from './companies/authentication-code.ts';
export { companiesInformation } from './companies/companies-information.ts';
export {
  companyInformationByXml,
  companyInformationByXmlDirectly,
} from './companies/company-information-by-xml.ts';
export { deleteCompany } from './companies/delete-company.ts';
export { getAllCompanies } from './companies/get-all-companies.ts';
export { getCompanies } from './companies/get-companies.ts';
export { getCompanyInfoFromXml } from './companies/get-company-info-from-xml.ts';
export { getCompanyOverview } from './companies/get-company-overview.ts';
export { getCompanyRegisteredInformation } from './companies/get-company-registered-information.ts';
export { getFbiInformation } from './companies/get-fbi-information.ts';
export {
  getImportBatch,
  getImportBatches,
  importCompanies,
  resumeImportBatch,
} from './companies/import-companies.ts';
export { importCompany } from './companies/import-company.ts';
export { recordListExport, recordRegisterExport } from './companies/record-export.ts';
export { refreshCompanies } from './companies/refresh-companies.ts';
export { refreshCompany, updateCompanyInformation } from './companies/refresh-company.ts';
export { searchCompaniesList } from './companies/search-companies-list.ts';
export { showProtectedInformation } from './companies/show-protected-information.ts';
export { updateRegisteredInfo } from './companies/update-registered-info.ts';
export { getConfiguration } from './configuration/get-configuration.ts';
export { checkConfirmationStatement } from './confirmation-statements/check-confirmation-statement.ts';
export { deleteCsDetails } from './confirmation-statements/delete-cs-details.ts';
export { getConfirmationStatementConfirmLaterDetails } from './confirmation-statements/get-confirmation-statement-confirm-later-details.ts';
export { getConfirmationStatementFacts } from './confirmation-statements/get-confirmation-statement-facts.ts';
export { reviewConfirmationStatement } from './confirmation-statements/review-confirmation-statement.ts';
export { saveConfirmationStatement } from './confirmation-statements/save-confirmation-statement.ts';
export { getDashboard } from './dashboard/get-dashboard.ts';
export { exportDiaryDates } from './diary-dates/export-diary-dates.ts';
export { getDiaryDateHistory, getDiaryDates } from './diary-dates/get-diary-dates.ts';
export { markDiaryDate, removeDiaryDate, saveDiaryDate } from './diary-dates/save-diary-date.ts';
export { filingsDocument } from './documents/filings-document.ts';
export { companiesFilingHistories } from './filing-history/companies-filing-histories.ts';
export { getLicenceDetails } from './licence/get-licence-details.ts';
export { getRenewalLink } from './licence/get-renewal-link.ts';
export { addNotes, deleteNotes, getNotes } from './notes/notes.ts';
export { getCompanyOfficers } from './officers/get-company-officers.ts';
export { getNotifications } from './notifications/get-notifications.ts';
export {
  markAllNotificationsRead,
  markAsReadNotification,
} from './notifications/mark-notifications-read.ts';
export { streamEvents } from './notifications/stream-events.ts';
export { findCompaniesAndPeople } from './palette/find-companies-and-people.ts';
export { cardIdentifiers } from './payments/card-identifiers.ts';
export { cancelPayment } from './payments/cancel-payment.ts';
export { getCompaniesHouseFormFees } from './payments/get-companies-house-form-fees.ts';
export { getMerchantSessionKey } from './payments/get-merchant-session-key.ts';
export { getPaymentDetails } from './payments/get-payment-details.ts';
export { getPaymentDetailsByTransactionId } from './payments/get-payment-details-by-transaction-id.ts';
export { getPaymentGatewayDetails } from './payments/get-payment-gateway-details.ts';
export { getPaymentState } from './payments/get-payment-state.ts';
export { getPaymentSummary } from './payments/get-payment-summary.ts';
export { getUsStates } from './payments/get-us-states.ts';
export { handleChallengeResult } from './payments/handle-challenge-result.ts';
export { exportPaymentDetails, printPaymentReceipt } from './payments/payment-files.ts';
export { processPayment } from './payments/process-payment.ts';
export { refundPayment } from './payments/refund-payment.ts';
export { resolveUnclearPayment } from './payments/resolve-unclear-payment.ts';
export { retryPayment } from './payments/retry-payment.ts';
export { sendChallengeResult } from './payments/send-challenge-result.ts';
export { threeDSecureHub } from './payments/three-d-secure-hub.ts';
export { voidPayment } from './payments/void-payment.ts';
export { exportReport } from './reports/export-report.ts';
export { getReport } from './reports/get-report.ts';
export { getReports } from './reports/get-reports.ts';
export { getCompanyPscs } from './pscs/get-company-pscs.ts';
export { getUserAccess } from './session/get-user-access.ts';
export {
  getSessionTimeout,
  keepAlive,
  saveSessionTimeout,
} from './session/session-timeout.ts';
export { getOpenForm } from './session/get-open-form.ts';
export { getUnfinishedWork } from './session/get-unfinished-work.ts';
export { saveOpenForm } from './session/save-open-form.ts';
export { endAllSessions, endSession, getSessions } from './session/signed-in-devices.ts';
export { signIn } from './session/sign-in.ts';
export { signOut } from './session/sign-out.ts';
export { userLoginDetails } from './session/user-login-details.ts';
export {
  deleteJsonShares,
  getAllotementShareDetailsById,
  getMultiAllotementShareDetailsById,
  getMultiShareDetails,
  getSingleShareDetails,
  saveAllotementShareDetails,
  saveMultiShareDetails,
} from './shares/allotments.ts';
export { getCompanyShareholders } from './shares/get-company-shareholders.ts';
export { getCurrencies } from './shares/get-currencies.ts';
export { getControlProposals, settleControlProposal } from './shares/control-proposals.ts';
export { getTieOut } from './shares/get-tie-out.ts';
export { getOpeningBalance, saveOpeningBalance } from './shares/opening-balance.ts';
export {
  getEarlierRegister,
  getOpeningReplacement,
  removeHistoryLine,
  replaceOpeningBalance,
  saveHistoryLine,
} from './shares/opening-replacement.ts';
export {
  companyInformationReportShareClass,
  getShareClassDetails,
  getShareClassDetailsForTransfer,
  saveShareDetails,
} from './shares/share-classes.ts';
export { getRefusedShareTransfers, saveRefusedShareTransfer } from './shares/refused-transfers.ts';
export {
  getShareEventDetails,
  getShareEvents,
  planShareEvent,
  recordShareEvent,
} from './shares/share-events.ts';
export { getShareLots } from './shares/share-lots.ts';
export { getSharesHeld } from './shares/shares-held.ts';
export { exportOpenCapFormat, exportShareRegister, printShareRegister } from './shares/share-exports.ts';
export {
  addShareHolderInTransferShare,
  getMultiShareHolderDetails,
  getShareHolderOverviewDetails,
  saveShareHolder,
  saveMultiShareHolder,
} from './shares/share-holders.ts';
export {
  getCapTable,
  getShareEntryMoments,
  getShareHistory,
  getShareRegister,
} from './shares/share-register.ts';
export {
  getShareCertificateTemplate,
  previewShareCertificate,
  saveShareCertificateTemplate,
} from './shares/certificate-template.ts';
export {
  deliverShareCertificates,
  duplicateShareCertificate,
  mergeShareCertificates,
  printCertificateRegister,
  printShareCertificates,
  replaceShareCertificate,
  shareCertificateDetails,
  splitShareCertificate,
} from './shares/certificates.ts';
export { getStockTransferForm } from './shares/stock-transfer-form.ts';
export { getShareTransferGridDetails, saveShareTransfer } from './shares/transfers.ts';
export { exportSubmissions } from './submissions/export-submissions.ts';
export { getErrorLog } from './submissions/get-error-log.ts';
export { getSentCopy } from './submissions/get-sent-copy.ts';
export { getSubmission } from './submissions/get-submission.ts';
export { getSubmissions } from './submissions/get-submissions.ts';
export { reopenFiling } from './submissions/reopen-filing.ts';
export { resendFiling } from './submissions/resend-filing.ts';
export { returnFilingToDraft } from './submissions/return-filing-to-draft.ts';
export { submitFiling } from './submissions/submit-filing.ts';
export { withdrawFiling } from './submissions/withdraw-filing.ts';
export { getCompanyAgents, saveCompanyAgent } from './users/company-agents.ts';
export { getAllAgent } from './users/get-all-agent.ts';
export { getNotificationChoices, saveNotificationChoices } from './users/notification-choices.ts';
export { getPresenter, removePresenter, savePresenter, showPresenter } from './users/presenter.ts';
export { removeProfilePhoto, saveProfilePhoto } from './users/profile-photo.ts';
