// Written by write-paths.ts from the calls. Do not edit.

/** The calls of each method and group, by name; `name=Segment` where the last part of the path does not follow from the name. */
export const pathGroups = {
  'DELETE /api/EditCompanyInfo/':
    'deleteCompany',
  'GET /api/':
    'getConfiguration=Configuration streamEvents=Events',
  'GET /api/AgentDetails/':
    'getAllAgent getCompanyAgents getUserAccess',
  'GET /api/CompanyDataByXml/':
    'getCompanyInfoFromXml=GetcompanyinfoFromXML',
  'GET /api/CompanyInformation/':
    'companiesInformation getAllCompanies getCompanies getCompanyOverview getFbiInformation=GETFBIInformation getImportBatch getImportBatches searchCompaniesList=SearhCompanieslist',
  'GET /api/Dashboard/':
    'getDashboard',
  'GET /api/EditCompanyInfo/':
    'getCompanyRegisteredInformation',
  'GET /api/LicenceDetails/':
    'getLicenceDetails=getLicenceDetails getRenewalLink userLoginDetails',
  'GET /api/Session/':
    'getSessions getUnfinishedWork',
  'GET /api/Sessiontimeout/':
    'getSessionTimeout=GetSessiontimeout',
  'GET /api/Usermanagement/':
    'getAppearance getNotificationChoices getNotifications getPresenter getTableChoices',
  'POST /api/AgentDetails/':
    'saveCompanyAgent',
  'POST /api/CompanyInformation/':
    'companyInformationByXml companyInformationByXmlDirectly importCompanies importCompany recordListExport recordRegisterExport refreshCompanies refreshCompany resumeImportBatch saveAuthenticationCode showAuthenticationCode updateCompanyInformation',
  'POST /api/EditCompanyInfo/':
    'showProtectedInformation updateRegisteredInfo',
  'POST /api/Session/':
    'endAllSessions endSession signIn signOut',
  'POST /api/Sessiontimeout/':
    'keepAlive saveSessionTimeout=SaveSessiontimeout',
  'POST /api/Usermanagement/':
    'markAllNotificationsRead markAsReadNotification=Markasreadnotification removePresenter removeProfilePhoto saveAppearance saveNotificationChoices savePresenter saveProfilePhoto saveTableChoice showPresenter',
} as const;
