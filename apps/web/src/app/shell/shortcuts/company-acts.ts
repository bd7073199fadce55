import type { CallName } from '@statbook/contract';
import type { FormId } from '#filing/start-form.tsx';
import { paths } from '../../paths.ts';
import { sharePaths } from '../../share-paths.ts';

/** Something that is done in the books of one company, or filed for it. */
export interface CompanyAct {
  readonly id: string;
  readonly label: string;
  /** Other words by which people look for it. */
  readonly also: string;
  /** What it needs the right to. */
  readonly call: CallName;
  /** It is about shares, which not every company has. */
  readonly isOfShares?: true;
  readonly href: (companyId: string) => string;
}

/** A form that is begun at once. */
export interface FormAct {
  readonly form: FormId;
  readonly label: string;
  readonly also: string;
}

/** What has a page of its own. */
export const companyActs: readonly CompanyAct[] = [
  {
    id: 'allot',
    label: 'Allot shares',
    also: 'allotment issue new capital raise',
    call: 'recordShareEvent',
    isOfShares: true,
    href: sharePaths.allotment,
  },
  {
    id: 'transfer',
    label: 'Record a transfer of shares',
    also: 'sell gift stock transfer shareholder',
    call: 'recordShareEvent',
    isOfShares: true,
    href: sharePaths.newTransfer,
  },
  {
    id: 'share-event',
    label: 'Record another event of shares',
    also: 'consolidation sub-division split redemption reduction buy back bonus conversion forfeiture treasury death',
    call: 'recordShareEvent',
    isOfShares: true,
    href: sharePaths.event,
  },
  {
    id: 'certificates',
    label: 'Share certificates',
    also: 'print duplicate replace lost',
    call: 'shareCertificateDetails',
    isOfShares: true,
    href: sharePaths.certificates,
  },
  {
    id: 'cap-table',
    label: 'Cap table',
    also: 'ownership percentages capitalisation',
    call: 'getCapTable',
    isOfShares: true,
    href: sharePaths.capTable,
  },
  {
    id: 'edit',
    label: 'Change the particulars of the company',
    also: 'edit name address registered office email sail year end',
    call: 'editCompanyInformation',
    href: paths.editCompany,
  },
  {
    id: 'access',
    label: 'Grant access to the company',
    also: 'user agent colleague permission share reach',
    call: 'saveCompanyAgent',
    href: paths.companyAdmin,
  },
  {
    id: 'code',
    label: 'Set the authentication code',
    also: 'company auth webfiling',
    call: 'saveAuthenticationCode',
    href: paths.companyAdmin,
  },
];

/** Forms by the words of who looks for them; every other one is found on the page of forms. */
export const formActs: readonly FormAct[] = [
  { form: 'AP01', label: 'Appoint a director', also: 'appointment officer new add' },
  { form: 'AP03', label: 'Appoint a secretary', also: 'appointment officer new add' },
  { form: 'TM01', label: 'End the appointment of a director', also: 'terminate resign remove cease' },
  { form: 'TM02', label: 'End the appointment of a secretary', also: 'terminate resign remove cease' },
  { form: 'CH01', label: 'Change a director’s details', also: 'directors address name nationality' },
  { form: 'CH03', label: 'Change a secretary’s details', also: 'secretarys address name' },
  { form: 'AD01', label: 'Change the registered office', also: 'address move' },
  { form: 'REA', label: 'Change the registered email address', also: 'e-mail' },
  { form: 'AD02', label: 'Set the inspection location (SAIL)', also: 'address records' },
  { form: 'AA01', label: 'Change the accounting reference date', also: 'accounts year end' },
  { form: 'NM01', label: 'Change the name by resolution', also: 'company rename' },
  { form: 'PSC01', label: 'Notify a person with significant control', also: 'psc add new controller' },
  { form: 'PSC04', label: 'Change the details of a PSC', also: 'person significant control address nature' },
  { form: 'PSC07', label: 'Notify that a PSC has ceased', also: 'person significant control end remove' },
  { form: 'SH01', label: 'File a return of allotment', also: 'allot shares issue capital statement' },
  { form: 'MR01', label: 'Register a charge', also: 'mortgage debenture loan' },
  { form: 'MR04', label: 'Satisfy a charge', also: 'satisfaction mortgage paid release' },
  { form: 'DS01', label: 'Strike the company off', also: 'strike-off dissolve dissolution close' },
];
