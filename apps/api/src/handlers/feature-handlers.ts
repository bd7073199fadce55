// What answers the calls of each feature: `getNotesHandler` answers `getNotes`. A new handler takes a line here.
export { getAccountActivityHandler } from '../features/activity-logs/account-activity.ts';
export {
  getActivityLogsHandler,
  exportActivityLogsHandler,
} from '../features/activity-logs/activity-logs.ts';
export { getAppearanceHandler } from '../features/appearance/get-appearance.ts';
export { getTableChoicesHandler } from '../features/appearance/get-table-choices.ts';
export { saveAppearanceHandler } from '../features/appearance/save-appearance.ts';
export { saveTableChoiceHandler } from '../features/appearance/save-table-choice.ts';
export { getFilingApprovalHandler, askForApprovalHandler } from '../features/approvals/ask-for-approval.ts';
export { decideApprovalsHandler } from '../features/approvals/decide-approvals.ts';
export { getAskedApprovalsHandler } from '../features/approvals/get-asked-approvals.ts';
export { getAwaitedApprovalsHandler } from '../features/approvals/get-awaited-approvals.ts';
export { decideByLinkHandler } from '../features/approvals/links/decide-by-link.ts';
export { getApprovalByLinkHandler } from '../features/approvals/links/get-approval-by-link.ts';
export { printByLinkHandler } from '../features/approvals/links/print-by-link.ts';
export { sendApprovalLinkHandler } from '../features/approvals/links/send-approval-link.ts';
export { getApprovalPoliciesHandler, saveApprovalPolicyHandler } from '../features/approvals/policies.ts';
export { printApprovalHandler } from '../features/approvals/print-approval.ts';
export { addSignatoryHandler } from '../features/approvals/signatories.ts';
export { getCompanyChargesHandler } from '../features/charges/get-company-charges.ts';
export { printChargesHandler } from '../features/charges/print-charges.ts';
export { getChatMessagesHandler } from '../features/chat/get-chat-messages.ts';
export { getChatUsersHandler } from '../features/chat/get-chat-users.ts';
export { markChatReadHandler } from '../features/chat/mark-chat-read.ts';
export { sendChatMessageHandler } from '../features/chat/send-chat-message.ts';
export { getArchivedCompaniesHandler } from '../features/companies/archive/get-archived-companies.ts';
export { restoreCompanyHandler } from '../features/companies/archive/restore-company.ts';
export { deleteCompanyHandler } from '../features/companies/delete-company.ts';
export { getCompanyRegisteredInformationHandler } from '../features/companies/details/get-company-registered-information.ts';
export { getFbiInformationHandler } from '../features/companies/details/get-fbi-information.ts';
export { showAuthenticationCodeHandler } from '../features/companies/details/show-authentication-code.ts';
export { showProtectedInformationHandler } from '../features/companies/details/show-protected-information.ts';
export { updateRegisteredInfoHandler } from '../features/companies/details/update-registered-info.ts';
export { companiesInformationHandler } from '../features/companies/list/companies-information.ts';
export { getAllCompaniesHandler } from '../features/companies/list/get-all-companies.ts';
export { getCompaniesHandler } from '../features/companies/list/get-companies.ts';
export {
  recordListExportHandler,
  recordRegisterExportHandler,
} from '../features/companies/list/log-export.ts';
export { searchCompaniesListHandler } from '../features/companies/list/search-companies-list.ts';
export { getCompanyOverviewHandler } from '../features/companies/overview/get-company-overview.ts';
export { getCompanyTagsHandler, tagCompaniesHandler } from '../features/companies/tags/company-tags.ts';
export { getConfigurationHandler } from '../features/configuration/get-configuration.ts';
export { checkConfirmationStatementHandler } from '../features/confirmation-statements/draft/check-confirmation-statement.ts';
export { deleteCsDetailsHandler } from '../features/confirmation-statements/draft/delete-cs-details.ts';
export { getConfirmationStatementConfirmLaterDetailsHandler } from '../features/confirmation-statements/draft/get-confirm-later-details.ts';
export { saveConfirmationStatementHandler } from '../features/confirmation-statements/draft/save-confirmation-statement.ts';
export { getConfirmationStatementFactsHandler } from '../features/confirmation-statements/facts/get-confirmation-statement-facts.ts';
export { printConfirmationStatementHandler } from '../features/confirmation-statements/filing/print-confirmation-statement.ts';
export { reviewConfirmationStatementHandler } from '../features/confirmation-statements/filing/review-confirmation-statement.ts';
export { getDashboardHandler } from '../features/dashboard/get-dashboard.ts';
export { exportDiaryDatesHandler } from '../features/diary-dates/export-diary-dates.ts';
export { getDiaryDatesHandler, getDiaryDateHistoryHandler } from '../features/diary-dates/get-diary-dates.ts';
export {
  saveDiaryDateHandler,
  markDiaryDateHandler,
  removeDiaryDateHandler,
} from '../features/diary-dates/save-diary-date.ts';
export { filingsDocumentHandler } from '../features/documents/filings-document.ts';
export { getDocumentsHandler } from '../features/documents/get-documents.ts';
export { getDrawnDocumentHandler } from '../features/documents/get-drawn-document.ts';
export { companiesFilingHistoriesHandler } from '../features/filing-history/companies-filing-histories.ts';
export { deleteFormHandler } from '../features/forms/delete-form.ts';
export { addFormDocumentHandler } from '../features/forms/documents/add-form-document.ts';
export { getFormDocumentHandler } from '../features/forms/documents/get-form-document.ts';
export { getFormHandler } from '../features/forms/get-form.ts';
export { getFormsHandler } from '../features/forms/get-forms.ts';
export { fillFormHandler } from '../features/forms/newcomer/fill-form.ts';
export { printFormHandler } from '../features/forms/print/print-form.ts';
export { reviewFormHandler } from '../features/forms/review-form.ts';
export { saveFormHandler } from '../features/forms/save-form.ts';
export { showFormSecretsHandler } from '../features/forms/show-form-secrets.ts';
export { appointOfficerDetailsHandler } from '../features/forms/specified-calls/appoint-officer-details.ts';
export { editCompanyInformationHandler } from '../features/forms/specified-calls/edit-company-information.ts';
export {
  getSailAddressDetailsByIdHandler,
  getSailAddressDetailsByStatusHandler,
} from '../features/forms/specified-calls/get-sail-address.ts';
export {
  saveSailAddressDetailsHandler,
  saveRecordSailAddressDetailsHandler,
} from '../features/forms/specified-calls/save-sail-address.ts';
export { startFormHandler } from '../features/forms/start-form.ts';
export { getLicenceDetailsHandler } from '../features/licence/get-licence-details.ts';
export { getRenewalLinkHandler } from '../features/licence/get-renewal-link.ts';
export { getNotesHandler, addNotesHandler, deleteNotesHandler } from '../features/notes/notes.ts';
export { getNotificationsHandler } from '../features/notifications/get-notifications.ts';
export {
  markAsReadNotificationHandler,
  markAllNotificationsReadHandler,
} from '../features/notifications/mark-notifications-read.ts';
export { streamEventsHandler } from '../features/notifications/stream-events.ts';
export { getCompanyOfficersHandler } from '../features/officers/get-company-officers.ts';
export { printOfficersHandler } from '../features/officers/print-officers.ts';
export { findCompaniesAndPeopleHandler } from '../features/palette/find-companies-and-people.ts';
export { cardIdentifiersHandler } from '../features/payments/card-identifiers.ts';
export { getCompaniesHouseFormFeesHandler } from '../features/payments/get-companies-house-form-fees.ts';
export { getPaymentDetailsByTransactionIdHandler } from '../features/payments/get-payment-details-by-transaction-id.ts';
export { getPaymentDetailsHandler } from '../features/payments/get-payment-details.ts';
export { getPaymentGatewayDetailsHandler } from '../features/payments/get-payment-gateway-details.ts';
export { getUsStatesHandler } from '../features/payments/get-us-states.ts';
export {
  exportPaymentDetailsHandler,
  printPaymentReceiptHandler,
} from '../features/payments/payment-files.ts';
export { getPersonAppointmentsHandler } from '../features/people/appointments/get-person-appointments.ts';
export { endPersonalCodeHandler } from '../features/people/codes/end-personal-code.ts';
export { getCodeHoldersHandler } from '../features/people/codes/get-code-holders.ts';
export { keepPersonalCodesHandler } from '../features/people/codes/keep-personal-codes.ts';
export { showPersonalCodeHandler } from '../features/people/codes/show-personal-code.ts';
export { decidePersonMatchHandler } from '../features/people/decide-match.ts';
export { getPersonDocumentsHandler } from '../features/people/documents/get-person-documents.ts';
export { endPersonRoleHandler } from '../features/people/end-person-role.ts';
export { findPeopleHandler } from '../features/people/find-people.ts';
export { getPeopleHandler } from '../features/people/get-people.ts';
export { getPersonHandler } from '../features/people/get-person.ts';
export { getCodeByLinkHandler } from '../features/people/invitations/get-code-by-link.ts';
export { getCodeInvitationHandler } from '../features/people/invitations/get-code-invitation.ts';
export { giveCodeByLinkHandler } from '../features/people/invitations/give-code-by-link.ts';
export { inviteForCodesHandler } from '../features/people/invitations/invite-for-codes.ts';
export { withdrawCodeInvitationHandler } from '../features/people/invitations/withdraw-code-invitation.ts';
export {
  getIdentityRemindersHandler,
  saveIdentityRemindersHandler,
} from '../features/people/reminders/identity-reminders.ts';
export { showPersonSecretsHandler } from '../features/people/show-person-secrets.ts';
export { getFilingsAwaitingCodesHandler } from '../features/people/verification/get-filings-awaiting-codes.ts';
export { getVerificationBoardHandler } from '../features/people/verification/get-verification-board.ts';
export { getCompanyPscsHandler } from '../features/pscs/get-company-pscs.ts';
export { printPscsHandler } from '../features/pscs/print-pscs.ts';
export {
  getRegisterChangesHandler,
  settleRegisterChangeHandler,
} from '../features/register-changes/register-changes.ts';
export { exportReportHandler } from '../features/reports/export-report.ts';
export { getReportsHandler, getReportHandler } from '../features/reports/get-reports.ts';
export { getAccountsHandler, changeAccountHandler } from '../features/session/accounts/accounts.ts';
export { getUnfinishedWorkHandler } from '../features/session/get-unfinished-work.ts';
export { getUserAccessHandler } from '../features/session/get-user-access.ts';
export { getOpenFormHandler, saveOpenFormHandler } from '../features/session/open-forms.ts';
export {
  getSessionTimeoutHandler,
  saveSessionTimeoutHandler,
  keepAliveHandler,
} from '../features/session/session-timeout.ts';
export { signInHandler } from '../features/session/sign-in.ts';
export { signOutHandler } from '../features/session/sign-out.ts';
export {
  getSessionsHandler,
  endSessionHandler,
  endAllSessionsHandler,
} from '../features/session/signed-in-devices.ts';
export { userLoginDetailsHandler } from '../features/session/user-login-details.ts';
export {
  saveAllotementShareDetailsHandler,
  saveMultiShareDetailsHandler,
  getAllotementShareDetailsByIdHandler,
  getMultiAllotementShareDetailsByIdHandler,
  getSingleShareDetailsHandler,
  getMultiShareDetailsHandler,
  deleteJsonSharesHandler,
} from '../features/shares/allotments/allotments.ts';
export {
  duplicateShareCertificateHandler,
  replaceShareCertificateHandler,
  splitShareCertificateHandler,
  mergeShareCertificatesHandler,
  deliverShareCertificatesHandler,
} from '../features/shares/certificates/certificate-actions.ts';
export {
  getShareCertificateTemplateHandler,
  saveShareCertificateTemplateHandler,
} from '../features/shares/certificates/certificate-template.ts';
export {
  printShareCertificatesHandler,
  printCertificateRegisterHandler,
  previewShareCertificateHandler,
} from '../features/shares/certificates/print-certificates.ts';
export { shareCertificateDetailsHandler } from '../features/shares/certificates/read-certificates.ts';
export { getStockTransferFormHandler } from '../features/shares/certificates/stock-transfer-form.ts';
export { getCurrenciesHandler } from '../features/shares/classes/get-currencies.ts';
export {
  saveShareDetailsHandler,
  getShareClassDetailsHandler,
  companyInformationReportShareClassHandler,
  getShareClassDetailsForTransferHandler,
} from '../features/shares/classes/share-classes.ts';
export {
  getControlProposalsHandler,
  settleControlProposalHandler,
} from '../features/shares/control/control-proposals.ts';
export { settleShareDutyHandler } from '../features/shares/duties/settle-share-duty.ts';
export {
  getShareEventsHandler,
  getShareEventDetailsHandler,
} from '../features/shares/events/listed-events.ts';
export { planShareEventHandler, recordShareEventHandler } from '../features/shares/events/share-events.ts';
export {
  exportShareRegisterHandler,
  exportOpenCapFormatHandler,
  printShareRegisterHandler,
} from '../features/shares/export/share-exports.ts';
export { getCompanyShareholdersHandler } from '../features/shares/holders/get-company-shareholders.ts';
export {
  saveShareHolderHandler,
  saveMultiShareHolderHandler,
  addShareHolderInTransferShareHandler,
  getMultiShareHolderDetailsHandler,
  getShareHolderOverviewDetailsHandler,
} from '../features/shares/holders/share-holders.ts';
export { getSharesHeldHandler } from '../features/shares/holders/shares-held.ts';
export { getShareLotsHandler } from '../features/shares/lots/share-lots.ts';
export { getOpeningBalanceHandler } from '../features/shares/opening/get-opening-balance.ts';
export {
  getOpeningReplacementHandler,
  getEarlierRegisterHandler,
  saveHistoryLineHandler,
  removeHistoryLineHandler,
  replaceOpeningBalanceHandler,
} from '../features/shares/opening/opening-replacement.ts';
export { saveOpeningBalanceHandler } from '../features/shares/opening/save-opening-balance.ts';
export { dismissUnregisteredPscHandler } from '../features/shares/reconciliation/dismiss-unregistered-psc.ts';
export { getTieOutHandler } from '../features/shares/reconciliation/get-reconciliation.ts';
export {
  getShareRegisterHandler,
  getCapTableHandler,
  getShareHistoryHandler,
  getShareEntryMomentsHandler,
} from '../features/shares/register/share-register.ts';
export {
  saveRefusedShareTransferHandler,
  getRefusedShareTransfersHandler,
} from '../features/shares/transfers/refused-transfers.ts';
export {
  saveShareTransferHandler,
  getShareTransferGridDetailsHandler,
} from '../features/shares/transfers/transfers.ts';
export { getFilingsByInternetHandler } from '../features/submissions/by-internet/get-filings-by-internet.ts';
export { exportErrorLogHandler } from '../features/submissions/export/export-error-log.ts';
export { exportSubmissionsHandler } from '../features/submissions/export/export-submissions.ts';
export { getErrorLogHandler } from '../features/submissions/get-error-log.ts';
export { getFilingDocumentHandler } from '../features/submissions/get-filing-document.ts';
export { getSentCopyHandler } from '../features/submissions/get-sent-copy.ts';
export { getSubmissionHandler } from '../features/submissions/get-submission.ts';
export { getSubmissionsHandler } from '../features/submissions/get-submissions.ts';
export { sendUnderPresentNameHandler } from '../features/submissions/name-wait/send-under-present-name.ts';
export { reopenFilingHandler } from '../features/submissions/reopen-filing.ts';
export { resendFilingHandler } from '../features/submissions/resend-filing.ts';
export {
  activeInactiveAgentHandler,
  removeUserHandler,
  resendInvitationHandler,
} from '../features/users/agents/agent-status.ts';
export { getAgentsHandler, getAgentDetailsHandler } from '../features/users/agents/read-agents.ts';
export { saveAgentDetailsHandler } from '../features/users/agents/save-agent-details.ts';
export { getCompanyAgentsHandler, saveCompanyAgentHandler } from '../features/users/company-agents.ts';
export { getAllAgentHandler } from '../features/users/get-all-agent.ts';
export { getInvitationHandler } from '../features/users/invitations/invitations.ts';
export {
  getNotificationChoicesHandler,
  saveNotificationChoicesHandler,
} from '../features/users/notification-choices.ts';
export {
  getPresenterHandler,
  showPresenterHandler,
  savePresenterHandler,
  removePresenterHandler,
} from '../features/users/presenter.ts';
export { saveProfilePhotoHandler, removeProfilePhotoHandler } from '../features/users/profile-photo.ts';
export { getRolesHandler, saveRolesHandler, removeRoleHandler } from '../features/users/roles/roles.ts';
