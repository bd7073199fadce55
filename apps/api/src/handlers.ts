import type { Platform } from './composition.ts';
import { exportActivityLogsHandler, getActivityLogsHandler } from './features/activity-logs/activity-logs.ts';
import { appearanceHandlers } from './features/appearance/handlers.ts';
import { getCompanyChargesHandler } from './features/charges/get-company-charges.ts';
import { getChatMessagesHandler } from './features/chat/get-chat-messages.ts';
import { getChatUsersHandler } from './features/chat/get-chat-users.ts';
import { markChatReadHandler } from './features/chat/mark-chat-read.ts';
import { sendChatMessageHandler } from './features/chat/send-chat-message.ts';
import { companiesInformationHandler } from './features/companies/companies-information.ts';
import { deleteCompanyHandler } from './features/companies/delete-company.ts';
import { getAllCompaniesHandler } from './features/companies/get-all-companies.ts';
import { getCompaniesHandler } from './features/companies/get-companies.ts';
import { getCompanyOverviewHandler } from './features/companies/get-company-overview.ts';
import { getCompanyRegisteredInformationHandler } from './features/companies/get-company-registered-information.ts';
import { getFbiInformationHandler } from './features/companies/get-fbi-information.ts';
import { recordListExportHandler, recordRegisterExportHandler } from './features/companies/record-export.ts';
import { searchCompaniesListHandler } from './features/companies/search-companies-list.ts';
import { showAuthenticationCodeHandler } from './features/companies/show-authentication-code.ts';
import { showProtectedInformationHandler } from './features/companies/show-protected-information.ts';
import { updateRegisteredInfoHandler } from './features/companies/update-registered-info.ts';
import { getConfigurationHandler } from './features/configuration/get-configuration.ts';
import { checkConfirmationStatementHandler } from './features/confirmation-statements/check-confirmation-statement.ts';
import { deleteCsDetailsHandler } from './features/confirmation-statements/delete-cs-details.ts';
import { getConfirmLaterDetailsHandler } from './features/confirmation-statements/get-confirm-later-details.ts';
import { getConfirmationStatementFactsHandler } from './features/confirmation-statements/get-confirmation-statement-facts.ts';
import { reviewConfirmationStatementHandler } from './features/confirmation-statements/review-confirmation-statement.ts';
import { statementPreparer } from './features/confirmation-statements/prepare-statement.ts';
import { saveConfirmationStatementHandler } from './features/confirmation-statements/save-confirmation-statement.ts';
import { getDashboardHandler } from './features/dashboard/get-dashboard.ts';
import { diaryHandlers } from './features/diary-dates/diary-handlers.ts';
import { filingsDocumentHandler } from './features/documents/filings-document.ts';
import { companiesFilingHistoriesHandler } from './features/filing-history/companies-filing-histories.ts';
import { getLicenceDetailsHandler } from './features/licence/get-licence-details.ts';
import { getRenewalLinkHandler } from './features/licence/get-renewal-link.ts';
import { getCompanyOfficersHandler } from './features/officers/get-company-officers.ts';
import { getCompanyPscsHandler } from './features/pscs/get-company-pscs.ts';
import { addNotesHandler, deleteNotesHandler, getNotesHandler } from './features/notes/notes.ts';
import { getNotificationsHandler } from './features/notifications/get-notifications.ts';
import {
  markAllNotificationsReadHandler,
  markAsReadNotificationHandler,
} from './features/notifications/mark-notifications-read.ts';
import { streamEventsHandler } from './features/notifications/stream-events.ts';
import { enqueueDatesNear } from './features/notifications/tell-dates-near.ts';
import { findCompaniesAndPeopleHandler } from './features/palette/find-companies-and-people.ts';
import { paymentHandlers } from './features/payments/payment-handlers.ts';
import { reportHandlers } from './features/reports/report-handlers.ts';
import { getOpenFormHandler, saveOpenFormHandler } from './features/session/open-forms.ts';
import { getUnfinishedWorkHandler } from './features/session/get-unfinished-work.ts';
import { getUserAccessHandler } from './features/session/get-user-access.ts';
import {
  getSessionTimeoutHandler,
  keepAliveHandler,
  saveSessionTimeoutHandler,
} from './features/session/session-timeout.ts';
import {
  endAllSessionsHandler,
  endSessionHandler,
  getSessionsHandler,
} from './features/session/signed-in-devices.ts';
import { signInHandler } from './features/session/sign-in.ts';
import { signOutHandler } from './features/session/sign-out.ts';
import { userLoginDetailsHandler } from './features/session/user-login-details.ts';
import { readRegisterOnDay } from './features/shares/reading/register-on-day.ts';
import { listFilingsAfterEntries } from './features/shares/filings-after.ts';
import { shareHandlers } from './features/shares/share-handlers.ts';
import { exportSubmissionsHandler } from './features/submissions/export-submissions.ts';
import { getErrorLogHandler } from './features/submissions/get-error-log.ts';
import { getSentCopyHandler } from './features/submissions/get-sent-copy.ts';
import { getSubmissionHandler } from './features/submissions/get-submission.ts';
import { getSubmissionsHandler } from './features/submissions/get-submissions.ts';
import { reopenFilingHandler } from './features/submissions/reopen-filing.ts';
import { resendFilingHandler } from './features/submissions/resend-filing.ts';
import { getCompanyAgentsHandler, saveCompanyAgentHandler } from './features/users/company-agents.ts';
import { getAllAgentHandler } from './features/users/get-all-agent.ts';
import {
  getNotificationChoicesHandler,
  saveNotificationChoicesHandler,
} from './features/users/notification-choices.ts';
import {
  getPresenterHandler,
  removePresenterHandler,
  savePresenterHandler,
  showPresenterHandler,
} from './features/users/presenter.ts';
import { removeProfilePhotoHandler, saveProfilePhotoHandler } from './features/users/profile-photo.ts';
import type { Handler } from './pipeline/handler.ts';
import type { Transaction } from './platform/database/database.ts';
import { listImportHandlers } from './processes/import-company/import-handlers.ts';
import { payAndSubmitHandlers } from './processes/pay-and-submit/handlers.ts';
import { filedForms } from './processes/send-filing/filed-forms.ts';

/** Every call that this server answers; a test compares them with the contract. */
export function listHandlers(platform: Platform): Handler[] {
  const { config, clock, guard } = platform;
  const statementNeeds = { ...platform, readRegister: readRegisterOnDay };
  return [
    getConfigurationHandler(config, clock),
    signInHandler(platform),
    signOutHandler(guard),
    getSessionTimeoutHandler,
    saveSessionTimeoutHandler(guard),
    keepAliveHandler,
    getSessionsHandler,
    endSessionHandler(guard),
    endAllSessionsHandler(guard),
    getUnfinishedWorkHandler,
    getOpenFormHandler,
    saveOpenFormHandler,
    userLoginDetailsHandler,
    getUserAccessHandler,
    getAllAgentHandler(platform),
    saveProfilePhotoHandler(platform),
    removeProfilePhotoHandler,
    getPresenterHandler,
    showPresenterHandler(platform.vault),
    savePresenterHandler(platform.vault),
    removePresenterHandler,
    getNotificationChoicesHandler,
    saveNotificationChoicesHandler,
    ...appearanceHandlers(platform),
    getLicenceDetailsHandler(clock),
    getRenewalLinkHandler(config),
    getDashboardHandler(clock),
    findCompaniesAndPeopleHandler,
    ...listCompanyHandlers(platform),
    getCompanyChargesHandler,
    companiesFilingHistoriesHandler(platform),
    filingsDocumentHandler(platform),
    getConfirmationStatementFactsHandler(statementNeeds),
    getConfirmLaterDetailsHandler(platform.vault),
    saveConfirmationStatementHandler(statementNeeds),
    deleteCsDetailsHandler(platform),
    checkConfirmationStatementHandler(statementNeeds),
    reviewConfirmationStatementHandler(statementNeeds),
    getSubmissionsHandler,
    getSubmissionHandler({ forms: filedForms }),
    getSentCopyHandler(platform),
    getErrorLogHandler,
    reopenFilingHandler(platform),
    resendFilingHandler(platform),
    exportSubmissionsHandler(platform),
    streamEventsHandler(platform),
    getNotificationsHandler,
    markAsReadNotificationHandler(platform),
    markAllNotificationsReadHandler(platform),
    getChatUsersHandler,
    getChatMessagesHandler,
    sendChatMessageHandler(platform),
    markChatReadHandler(platform),
    ...paymentHandlers(platform),
    ...reportHandlers(platform),
    ...payAndSubmitHandlers(platform, { CS01: statementPreparer(platform.vault, readRegisterOnDay) }),
  ];
}

/** What is kept of companies. */
function listCompanyHandlers(platform: Platform): Handler[] {
  const { clock } = platform;
  const diaryNeeds = {
    ...platform,
    listEntryFilings: listFilingsAfterEntries,
    lookAtDates: (tx: Transaction, accountId: string) => enqueueDatesNear(platform, tx, accountId),
  };
  return [
    getCompaniesHandler,
    getAllCompaniesHandler,
    recordListExportHandler,
    recordRegisterExportHandler,
    searchCompaniesListHandler(platform),
    companiesInformationHandler(platform),
    deleteCompanyHandler(platform),
    showAuthenticationCodeHandler(platform.vault),
    showProtectedInformationHandler(platform.vault),
    ...listImportHandlers(platform),
    getCompanyOverviewHandler(clock),
    getCompanyRegisteredInformationHandler(platform.vault),
    getFbiInformationHandler(clock),
    getCompanyOfficersHandler(clock),
    ...shareHandlers(platform),
    getCompanyPscsHandler(clock),
    ...diaryHandlers(diaryNeeds),
    getNotesHandler,
    addNotesHandler,
    deleteNotesHandler,
    getActivityLogsHandler,
    exportActivityLogsHandler(platform),
    updateRegisteredInfoHandler,
    getCompanyAgentsHandler,
    saveCompanyAgentHandler,
  ];
}
