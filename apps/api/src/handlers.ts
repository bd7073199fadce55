import type { Platform } from './composition.ts';
import { getAccountActivityHandler } from './features/activity-logs/account-activity.ts';
import { exportActivityLogsHandler, getActivityLogsHandler } from './features/activity-logs/activity-logs.ts';
import { appearanceHandlers } from './features/appearance/handlers.ts';
import { getCompanyChargesHandler } from './features/charges/get-company-charges.ts';
import { printChargesHandler } from './features/charges/print-charges.ts';
import { approvalHandlers } from './features/approvals/approval-handlers.ts';
import { getChatMessagesHandler } from './features/chat/get-chat-messages.ts';
import { getChatUsersHandler } from './features/chat/get-chat-users.ts';
import { markChatReadHandler } from './features/chat/mark-chat-read.ts';
import { sendChatMessageHandler } from './features/chat/send-chat-message.ts';
import { companiesInformationHandler } from './features/companies/list/companies-information.ts';
import { getArchivedCompaniesHandler } from './features/companies/archive/get-archived-companies.ts';
import { restoreCompanyHandler } from './features/companies/archive/restore-company.ts';
import { deleteCompanyHandler } from './features/companies/delete-company.ts';
import { getAllCompaniesHandler } from './features/companies/list/get-all-companies.ts';
import { getCompaniesHandler } from './features/companies/list/get-companies.ts';
import { getCompanyOverviewHandler } from './features/companies/overview/get-company-overview.ts';
import { getCompanyRegisteredInformationHandler } from './features/companies/details/get-company-registered-information.ts';
import { getFbiInformationHandler } from './features/companies/details/get-fbi-information.ts';
import {
  recordListExportHandler,
  recordRegisterExportHandler,
} from './features/companies/list/log-export.ts';
import { searchCompaniesListHandler } from './features/companies/list/search-companies-list.ts';
import { getCompanyTagsHandler, tagCompaniesHandler } from './features/companies/tags/company-tags.ts';
import { showAuthenticationCodeHandler } from './features/companies/details/show-authentication-code.ts';
import { showProtectedInformationHandler } from './features/companies/details/show-protected-information.ts';
import { updateRegisteredInfoHandler } from './features/companies/details/update-registered-info.ts';
import { getConfigurationHandler } from './features/configuration/get-configuration.ts';
import { checkConfirmationStatementHandler } from './features/confirmation-statements/draft/check-confirmation-statement.ts';
import { deleteCsDetailsHandler } from './features/confirmation-statements/draft/delete-cs-details.ts';
import { getConfirmLaterDetailsHandler } from './features/confirmation-statements/draft/get-confirm-later-details.ts';
import { getConfirmationStatementFactsHandler } from './features/confirmation-statements/facts/get-confirmation-statement-facts.ts';
import { reviewConfirmationStatementHandler } from './features/confirmation-statements/filing/review-confirmation-statement.ts';
import { printConfirmationStatementHandler } from './features/confirmation-statements/filing/print-confirmation-statement.ts';
import { saveConfirmationStatementHandler } from './features/confirmation-statements/draft/save-confirmation-statement.ts';
import { getDashboardHandler } from './features/dashboard/get-dashboard.ts';
import { diaryHandlers } from './features/diary-dates/diary-handlers.ts';
import { getDocumentsHandler } from './features/documents/get-documents.ts';
import { getDrawnDocumentHandler } from './features/documents/get-drawn-document.ts';
import { filingsDocumentHandler } from './features/documents/filings-document.ts';
import { companiesFilingHistoriesHandler } from './features/filing-history/companies-filing-histories.ts';
import { formHandlers } from './features/forms/form-handlers.ts';
import { getLicenceDetailsHandler } from './features/licence/get-licence-details.ts';
import { getRenewalLinkHandler } from './features/licence/get-renewal-link.ts';
import { getCompanyOfficersHandler } from './features/officers/get-company-officers.ts';
import { printOfficersHandler } from './features/officers/print-officers.ts';
import { getCompanyPscsHandler } from './features/pscs/get-company-pscs.ts';
import { printPscsHandler } from './features/pscs/print-pscs.ts';
import { addNotesHandler, deleteNotesHandler, getNotesHandler } from './features/notes/notes.ts';
import { getNotificationsHandler } from './features/notifications/get-notifications.ts';
import {
  markAllNotificationsReadHandler,
  markAsReadNotificationHandler,
} from './features/notifications/mark-notifications-read.ts';
import { streamEventsHandler } from './features/notifications/stream-events.ts';
import { enqueueDatesNear } from './features/notifications/notify-dates-near.ts';
import { findCompaniesAndPeopleHandler } from './features/palette/find-companies-and-people.ts';
import { paymentHandlers } from './features/payments/payment-handlers.ts';
import {
  getRegisterChangesHandler,
  settleRegisterChangeHandler,
} from './features/register-changes/register-changes.ts';
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
import { changeAccountHandler, getAccountsHandler } from './features/session/accounts/accounts.ts';
import { signInHandler } from './features/session/sign-in.ts';
import { signOutHandler } from './features/session/sign-out.ts';
import { userLoginDetailsHandler } from './features/session/user-login-details.ts';
import { readRegisterOnDay } from './features/shares/register/register-on-day.ts';
import { shareHandlers } from './features/shares/share-handlers.ts';
import { exportErrorLogHandler } from './features/submissions/export/export-error-log.ts';
import { exportSubmissionsHandler } from './features/submissions/export/export-submissions.ts';
import { getErrorLogHandler } from './features/submissions/get-error-log.ts';
import { getFilingsByInternetHandler } from './features/submissions/by-internet/get-filings-by-internet.ts';
import { getFilingDocumentHandler } from './features/submissions/get-filing-document.ts';
import { getSentCopyHandler } from './features/submissions/get-sent-copy.ts';
import { getSubmissionHandler } from './features/submissions/get-submission.ts';
import { getSubmissionsHandler } from './features/submissions/get-submissions.ts';
import { reopenFilingHandler } from './features/submissions/reopen-filing.ts';
import { resendFilingHandler } from './features/submissions/resend-filing.ts';
import { sendUnderPresentNameHandler } from './features/submissions/name-wait/send-under-present-name.ts';
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
import { userHandlers } from './features/users/user-handlers.ts';
import type { PreparingDependencies } from './filings/approval/prepare-draft.ts';
import type { FormPreparers } from './filings/form-preparer.ts';
import { createPreparers, shareEntries } from './form-preparers.ts';
import type { Handlers } from './pipeline/handler.ts';
import type { Transaction } from './platform/database/database.ts';
import { changePersonHandlers } from './workflows/change-person/handlers.ts';
import { formCompanyHandler } from './workflows/form-company/form-company.ts';
import { importHandlers } from './workflows/import-company/import-handlers.ts';
import { registrySignInHandlers } from './workflows/registry-sign-in/registry-sign-in-handlers.ts';
import { payAndSubmitHandlers } from './workflows/pay-and-submit/handlers.ts';
import { deliverFormHandlers } from './workflows/deliver-form/handlers.ts';
import { fileVerificationsHandlers } from './workflows/file-verifications/handlers.ts';
import { mailFilingHandlers } from './workflows/mail-filing/handlers.ts';
import { personHandlers } from './workflows/keep-people/person-handlers.ts';
import { filedForms } from './workflows/send-filing/filed-forms.ts';

/** What answers each call of the contract. */
export function createHandlers(platform: Platform): Handlers {
  const { config, clock, authenticator } = platform;
  const formDependencies = { ...platform, ...shareEntries };
  const preparers = createPreparers(platform);
  return {
    getConfiguration: getConfigurationHandler(platform),
    signIn: signInHandler(platform),
    getAccounts: getAccountsHandler(platform),
    changeAccount: changeAccountHandler(platform),
    signOut: signOutHandler(authenticator),
    getSessionTimeout: getSessionTimeoutHandler,
    saveSessionTimeout: saveSessionTimeoutHandler(authenticator),
    keepAlive: keepAliveHandler,
    getSessions: getSessionsHandler,
    endSession: endSessionHandler(authenticator),
    endAllSessions: endAllSessionsHandler(authenticator),
    getUnfinishedWork: getUnfinishedWorkHandler,
    getOpenForm: getOpenFormHandler,
    saveOpenForm: saveOpenFormHandler,
    userLoginDetails: userLoginDetailsHandler,
    getUserAccess: getUserAccessHandler,
    getAllAgent: getAllAgentHandler(platform),
    ...userHandlers(platform),
    saveProfilePhoto: saveProfilePhotoHandler(platform),
    removeProfilePhoto: removeProfilePhotoHandler,
    getPresenter: getPresenterHandler,
    showPresenter: showPresenterHandler(platform.vault),
    savePresenter: savePresenterHandler(platform.vault),
    removePresenter: removePresenterHandler(platform.config),
    getNotificationChoices: getNotificationChoicesHandler,
    saveNotificationChoices: saveNotificationChoicesHandler,
    ...appearanceHandlers(platform),
    getLicenceDetails: getLicenceDetailsHandler(clock),
    getRenewalLink: getRenewalLinkHandler(config),
    getDashboard: getDashboardHandler({ ...platform, preparers }),
    findCompaniesAndPeople: findCompaniesAndPeopleHandler,
    ...createCompanyHandlers(platform, preparers),
    getCompanyCharges: getCompanyChargesHandler,
    printCharges: printChargesHandler(platform),
    companiesFilingHistories: companiesFilingHistoriesHandler(platform),
    filingsDocument: filingsDocumentHandler(platform),
    getDrawnDocument: getDrawnDocumentHandler(platform),
    getDocuments: getDocumentsHandler,
    ...createStatementHandlers({ ...platform, preparers }),
    getSubmissions: getSubmissionsHandler({ ...platform, preparers }),
    getSubmission: getSubmissionHandler({ ...platform, preparers, forms: filedForms }),
    getSentCopy: getSentCopyHandler(platform),
    getFilingDocument: getFilingDocumentHandler(platform),
    getErrorLog: getErrorLogHandler({ ...platform, preparers }),
    getFilingsByInternet: getFilingsByInternetHandler({ ...platform, preparers }),
    reopenFiling: reopenFilingHandler(platform),
    resendFiling: resendFilingHandler(platform),
    sendUnderPresentName: sendUnderPresentNameHandler(platform),
    exportSubmissions: exportSubmissionsHandler(platform),
    exportErrorLog: exportErrorLogHandler(platform),
    streamEvents: streamEventsHandler(platform),
    getNotifications: getNotificationsHandler,
    markAsReadNotification: markAsReadNotificationHandler(platform),
    markAllNotificationsRead: markAllNotificationsReadHandler(platform),
    getChatUsers: getChatUsersHandler,
    getChatMessages: getChatMessagesHandler,
    sendChatMessage: sendChatMessageHandler(platform),
    markChatRead: markChatReadHandler(platform),
    ...personHandlers(platform),
    ...paymentHandlers(platform),
    ...reportHandlers(platform),
    ...formHandlers({ ...formDependencies, preparers }),
    ...changePersonHandlers(formDependencies),
    formCompany: formCompanyHandler(formDependencies),
    ...deliverFormHandlers(platform),
    ...mailFilingHandlers(platform),
    ...registrySignInHandlers(formDependencies),
    ...payAndSubmitHandlers(platform, preparers),
    ...fileVerificationsHandlers({ ...formDependencies, preparers }),
    ...approvalHandlers({ ...platform, preparers, forms: filedForms }),
  };
}

/** The confirmation statement, which reads the share register. */
function createStatementHandlers(platform: Platform & PreparingDependencies) {
  const dependencies = { ...platform, readRegister: readRegisterOnDay };
  return {
    getConfirmationStatementFacts: getConfirmationStatementFactsHandler(dependencies),
    getConfirmationStatementConfirmLaterDetails: getConfirmLaterDetailsHandler(platform.vault),
    saveConfirmationStatement: saveConfirmationStatementHandler(dependencies),
    deleteCsDetails: deleteCsDetailsHandler(platform),
    checkConfirmationStatement: checkConfirmationStatementHandler(dependencies),
    reviewConfirmationStatement: reviewConfirmationStatementHandler(dependencies),
    printConfirmationStatement: printConfirmationStatementHandler(dependencies),
  };
}

/** What is kept of companies. */
function createCompanyHandlers(platform: Platform, preparers: FormPreparers) {
  const { clock } = platform;
  const diaryDependencies = {
    ...platform,
    preparers,
    enqueueReminders: (tx: Transaction, accountId: string) => enqueueDatesNear(platform, tx, accountId),
  };
  return {
    getCompanies: getCompaniesHandler(clock),
    getAllCompanies: getAllCompaniesHandler,
    getCompanyTags: getCompanyTagsHandler,
    tagCompanies: tagCompaniesHandler,
    recordListExport: recordListExportHandler,
    recordRegisterExport: recordRegisterExportHandler,
    searchCompaniesList: searchCompaniesListHandler(platform),
    companiesInformation: companiesInformationHandler(platform),
    deleteCompany: deleteCompanyHandler(platform),
    getArchivedCompanies: getArchivedCompaniesHandler,
    restoreCompany: restoreCompanyHandler(platform),
    showAuthenticationCode: showAuthenticationCodeHandler(platform.vault),
    showProtectedInformation: showProtectedInformationHandler(platform.vault),
    ...importHandlers(platform),
    getCompanyOverview: getCompanyOverviewHandler({ ...platform, preparers }),
    getCompanyRegisteredInformation: getCompanyRegisteredInformationHandler(platform.vault),
    getFbiInformation: getFbiInformationHandler({ ...platform, preparers }),
    getCompanyOfficers: getCompanyOfficersHandler(clock),
    printOfficers: printOfficersHandler(platform),
    ...shareHandlers(platform, { ...platform, preparers }),
    getCompanyPscs: getCompanyPscsHandler(clock),
    printPscs: printPscsHandler(platform),
    getRegisterChanges: getRegisterChangesHandler,
    settleRegisterChange: settleRegisterChangeHandler(platform),
    ...diaryHandlers(diaryDependencies),
    getNotes: getNotesHandler,
    addNotes: addNotesHandler,
    deleteNotes: deleteNotesHandler,
    getActivityLogs: getActivityLogsHandler,
    getAccountActivity: getAccountActivityHandler,
    exportActivityLogs: exportActivityLogsHandler(platform),
    updateRegisteredInfo: updateRegisteredInfoHandler,
    getCompanyAgents: getCompanyAgentsHandler,
    saveCompanyAgent: saveCompanyAgentHandler(platform),
  };
}
