// Written by write-paths.ts from the calls. Do not edit.

/** The calls of each method and group, by name; `name=Segment` where the last part of the path does not follow from the name. */
export const pathGroups = {
  'GET /api/':
    'getConfiguration=Configuration streamEvents=Events',
  'GET /api/AgentDetails/':
    'getAllAgent getUserAccess',
  'GET /api/CompanyInformation/':
    'getCompanies getCompanyOverview',
  'GET /api/Dashboard/':
    'getDashboard',
  'GET /api/LicenceDetails/':
    'getLicenceDetails=getLicenceDetails userLoginDetails',
  'GET /api/Session/':
    'getUnfinishedWork',
  'GET /api/Sessiontimeout/':
    'getSessionTimeout=GetSessiontimeout',
  'GET /api/Usermanagement/':
    'getAppearance getNotifications getTableChoices',
  'POST /api/Session/':
    'signIn signOut',
  'POST /api/Sessiontimeout/':
    'keepAlive',
} as const;
