/** The name of a company's id in an address; without it the page shows the current company. */
const companyParameter = 'company';

/** An address with what is given of a query. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The address of a page of one company. */
export const ofCompany = (path: string) => (companyId?: string) =>
  withQuery(path, { [companyParameter]: companyId });

/** Where in a form an address leads. */
export interface FormPlace {
  readonly step?: string | undefined;
  readonly field?: string | undefined;
}

/** Every address of the product, built here and, of the share register, in share-paths.ts. */
export const paths = {
  root: '/',
  dashboard: '/dashboard/default',
  /** The dashboard with as many rows in each list. */
  dashboardWith: (rows: number) => withQuery('/dashboard/default', { rows: String(rows) }),
  companies: '/company',
  /** The companies that match what was typed. */
  companiesMatching: (text: string) => withQuery('/company', { q: text }),
  /** The list of companies with one of its chips pressed, in the order of a column. */
  companiesShowing: (show: string, sort?: string) => withQuery('/company', { show, sort }),
  createCompany: '/company/create',
  formCompany: '/company/formcompany',
  archivedCompanies: '/company/archived',
  importByNumber: '/company/import',
  importBySearch: '/company/import/search',
  importByList: '/company/import/list',
  importBatch: (batchId: string) => withQuery('/company/import/list', { batch: batchId }),
  companyOverview: ofCompany('/company/companyoverview'),
  registerChanges: ofCompany('/company/registerchanges'),
  editCompany: ofCompany('/company/companyoverview/editcompany'),
  officers: ofCompany('/company/officers'),
  shares: ofCompany('/company/shares'),
  shareholders: ofCompany('/company/shareholders'),
  pscs: ofCompany('/company/pscs'),
  charges: ofCompany('/company/chargesandmortgages'),
  diary: ofCompany('/company/diarydates'),
  /** The diary with one of the practice's own dates open. */
  diaryDate: (companyId: string, open: string) =>
    withQuery('/company/diarydates', { [companyParameter]: companyId, open }),
  companyAdmin: ofCompany('/company/companyadmin'),
  /** One of the practice's own dates being changed; `new` to enter one. */
  diaryEntry: (companyId: string, entry: string) =>
    withQuery('/company/diarydates', { [companyParameter]: companyId, entry }),
  filingHistory: ofCompany('/company/companyfilinghistory'),
  forms: ofCompany('/company/forms'),
  /** The forms of a company that match what was typed. */
  formsMatching: (companyId: string, text: string) =>
    withQuery('/company/forms', { [companyParameter]: companyId, q: text }),
  /** A form by its filing, and in it a step and a field by its path. */
  form: (filingId: string, place: FormPlace = {}) => withQuery(`/company/forms/${filingId}`, { ...place }),
  /** A step of the company's confirmation statement, and in it a field by its name. */
  confirmationStatement: (companyId: string, place: FormPlace = {}) =>
    withQuery('/company/forms/confirmation-statement', { [companyParameter]: companyId, ...place }),
  submissionStatus: '/submissionstatus/status',
  /** The list of submissions with one of its chips pressed. */
  submissionsShowing: (show: string) => withQuery('/submissionstatus/status', { show }),
  submissionReceipt: (filingId: string) => `/submissionstatus/status/${filingId}`,
  /** What one is asked to approve. */
  approvals: '/submissionstatus/approvals',
  submissionErrors: '/submissionstatus/errorlog',
  fileByInternet: '/filebyinternet',
  filingReadiness: '/filebyinternet/readiness',
  filingPresenter: '/filebyinternet/presenter',
  documents: '/documents',
  people: '/people',
  person: (personId: string) => `/people/${personId}`,
  /** Identity statements of everybody, or of the people of one company. */
  verification: (only?: string) => withQuery('/people/verification', { only }),
  /** Where new details of a person are given; `from` is the form in which they were noticed. */
  changePerson: (personId: string, from?: string) =>
    `/people/${personId}/change${from === undefined ? '' : `?from=${from}`}`,
  personChange: (personId: string, changeId: string) => `/people/${personId}/changes/${changeId}`,
  notifications: '/notifications',
  billing: '/billingandpayments',
  reports: '/reports',
  report: (name: string) => `/reports/${name}`,
  accounts: '/accounts',
  /** The secret stands behind the `#`, which no server is sent. */
  invitation: (token: string) => `/invitation#${token}`,
  settings: '/setting',
  myAccount: '/setting/myaccount',
  users: '/setting/users',
  inviteUser: '/setting/users/invite',
  user: (agentId: string) => `/setting/users/${agentId}`,
  roles: '/setting/roles',
  addRole: '/setting/roles/add',
  role: (roleId: string) => `/setting/roles/${roleId}`,
  approvalPolicies: '/setting/approvals',
  /** What was done in the account, or by one of its users and to them. */
  accountActivity: (agent?: string) => withQuery('/setting/activity', { agent }),
  paymentWindow: '/paymentdetails',
  licenceAgreement: '/legal/licence-agreement',
  legalTerms: '/legal/terms',
  components: '/layout/components',
  /** The product in one of the layouts of the specification. */
  layout: (slug: string) => `/layout/${slug}`,
} as const;

interface DraftedFiling {
  readonly filingId: string;
  readonly companyId: string;
  readonly form: string;
}

/** Where the answers of a filing are changed. */
export function draftPath({ filingId, companyId, form }: DraftedFiling, place: FormPlace = {}): string {
  return form === 'CS01' ? paths.confirmationStatement(companyId, place) : paths.form(filingId, place);
}

/** The profile's address: spelled otherwise while it is open, so that the entry leads somewhere. */
export function profilePath(currentPath: string): string {
  return currentPath.includes('myaccount') ? '/setting/MyAccount' : paths.myAccount;
}

/** Pages outside the application that the user menu leads to; with an origin they open in a window of their own. */
export const supportLinks = [
  { label: 'Companies House help', href: 'https://www.gov.uk/contact-companies-house' },
  { label: 'API documentation', href: new URL('/api/docs', location.origin).href },
] as const;
