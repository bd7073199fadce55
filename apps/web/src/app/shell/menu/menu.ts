import type { AccessFlag } from '@statbook/contract';
import { companyPagesOf } from '#company-page/company-pages.ts';
import type { CurrentCompany } from '../../current-company.ts';
import { paths } from '../../paths.ts';
import { mayMake, type UserAccess } from '../../session-port.ts';

type MenuIcon = 'companies' | 'submission' | 'billing' | 'reports' | 'settings';

export interface MenuLink {
  readonly id: string;
  readonly title: string;
  /** An address of the product, or of another site, which opens in a window of its own. */
  readonly href: string;
  /** Where the link opens, if not where its address says. */
  readonly target?: '_self' | '_blank' | undefined;
  /** A word or a number behind the title. */
  readonly badge?: string | undefined;
  /** Is about all companies, also where it stands among the pages of one. */
  readonly ofAll?: boolean | undefined;
  /** Kept out of the menu, and with it what stands below. */
  readonly hidden?: boolean | undefined;
}

/** The titles under which the sections stand. */
export type MenuGroup = 'Books' | 'Filing' | 'Practice';

export interface MenuSection extends MenuLink {
  readonly group: MenuGroup;
  readonly icon: MenuIcon;
  /** The section opens by itself while the path contains this. */
  readonly opensOn?: string | undefined;
  readonly children?: readonly MenuLink[] | undefined;
}

/** The company that is open. */
type MenuCompany = Pick<CurrentCompany, 'id' | 'number' | 'type'>;

interface GuardedSection {
  /** Any of these opens the section; without them everybody sees it. */
  readonly flags?: readonly AccessFlag[] | undefined;
  readonly section: (company: MenuCompany | undefined, access: UserAccess) => MenuSection;
}

const companyFlags: readonly AccessFlag[] = [
  'formCompany',
  'importCompany',
  'viewCompany',
  'createCompany',
  'editCompany',
  'deleteCompany',
  'submitCompany',
  'exportCompany',
  'generateCompanyReport',
];

const sections: readonly GuardedSection[] = [
  {
    flags: companyFlags,
    section: (company, access) => ({
      id: 'companies',
      group: 'Books',
      title: 'Companies',
      icon: 'companies',
      href: paths.companies,
      opensOn: 'company',
      children: [
        ...companyPagesOf(company?.number, company?.type).map(({ id, title, path }) => ({
          id,
          title,
          href: path(company?.id),
        })),
        {
          id: 'people',
          title: 'People',
          href: paths.people,
          ofAll: true,
          hidden: !mayMake(access, 'getPeople'),
        },
        {
          id: 'documents',
          title: 'Documents',
          href: paths.documents,
          ofAll: true,
          hidden: !mayMake(access, 'getDocuments'),
        },
      ],
    }),
  },
  {
    flags: ['exportSubmission', 'viewSubmission'],
    section: (_company, access) => ({
      id: 'submission',
      group: 'Filing',
      title: 'Submission',
      icon: 'submission',
      href: paths.submissionStatus,
      opensOn: 'submissionstatus',
      children: [
        { id: 'status', title: 'Status', href: paths.submissionStatus },
        {
          id: 'approvals',
          title: 'Approvals',
          href: paths.approvals,
          hidden: !mayMake(access, 'getAwaitedApprovals'),
        },
        { id: 'error-log', title: 'Error log', href: paths.submissionErrors },
        {
          id: 'file-by-internet',
          title: 'File by internet',
          href: paths.fileByInternet,
          hidden: !mayMake(access, 'getFilingsByInternet'),
        },
      ],
    }),
  },
  {
    section: () => ({
      id: 'billing',
      group: 'Filing',
      title: 'Billing and Payments',
      icon: 'billing',
      href: paths.billing,
    }),
  },
  {
    flags: ['exportReports', 'generateReports'],
    section: () => ({
      id: 'reports',
      group: 'Practice',
      title: 'Reports',
      icon: 'reports',
      href: paths.reports,
    }),
  },
  {
    flags: ['viewSettings', 'createSettings', 'editSettings', 'deleteSettings'],
    section: (_company, access) => ({
      id: 'settings',
      group: 'Practice',
      title: 'Settings',
      icon: 'settings',
      href: paths.myAccount,
      opensOn: 'setting',
      children: [
        { id: 'my-account', title: 'My account', href: paths.myAccount },
        { id: 'users', title: 'Users', href: paths.users, hidden: !mayMake(access, 'getAgents') },
        { id: 'roles', title: 'Roles', href: paths.roles, hidden: !mayMake(access, 'getRoles') },
        {
          id: 'approval-policies',
          title: 'Approval policies',
          href: paths.approvalPolicies,
          hidden: !mayMake(access, 'getApprovalPolicies'),
        },
      ],
    }),
  },
];

interface MenuQuestion {
  readonly access: UserAccess;
  /** Where the links of the company's registers lead, as far as there are any yet. */
  readonly company?: MenuCompany | undefined;
}

/** The side menu of a user (specification, sections 2 and 6). */
export function menuFor({ access, company }: MenuQuestion): readonly MenuSection[] {
  const open = sections.filter(({ flags }) => flags === undefined || flags.some((flag) => access.has(flag)));
  return withoutHidden(open.map(({ section }) => section(company, access)));
}

/** The sections and their pages without what is kept out of the menu. */
export function withoutHidden(all: readonly MenuSection[]): readonly MenuSection[] {
  return all.filter(isShown).map((section) => ({ ...section, children: section.children?.filter(isShown) }));
}

const isShown = ({ hidden }: MenuLink) => hidden !== true;

/** The sections under their titles, in the order of the product. */
export function groupSections(
  sections: readonly MenuSection[],
): readonly (readonly [MenuGroup, MenuSection[]])[] {
  return [...Map.groupBy(sections, ({ group }) => group)];
}
