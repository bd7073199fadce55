import type { CompanyKind } from '../companies/company-types.ts';
import type { OfficerWord } from '../companies/llp-number.ts';
import { type CivilDate, civilDate, isAfter, isBefore } from '../dates/civil-date.ts';
import { formatCivilDate } from '../dates/date-text.ts';
import { lateAccountsPenalty } from '../deadlines/late-accounts-penalty.ts';
import { type FormId, getForm } from '../filing/form-catalogue.ts';
import { lowerFirst } from '../lower-first.ts';
import { formatPence } from '../money/pence.ts';

/** A statutory date of a company. */
export type StatutoryDate =
  | { readonly kind: 'confirmation-statement'; readonly madeUpTo?: CivilDate | undefined }
  | {
      readonly kind: 'accounts';
      readonly madeUpTo?: CivilDate | undefined;
      readonly companyKind: CompanyKind;
      readonly dueOn: CivilDate;
      readonly today: CivilDate;
    }
  | { readonly kind: 'annual-general-meeting'; readonly referenceDate: CivilDate }
  | { readonly kind: 'director-verification'; readonly officer: OfficerWord }
  | { readonly kind: 'psc-verification' }
  | { readonly kind: 'control-notice'; readonly changedOn: CivilDate }
  | { readonly kind: 'unregistered-psc' | 'stamp-duty' | 'certificates' }
  | { readonly kind: 'form'; readonly form: FormId; readonly eventOn?: CivilDate | undefined };

/** How a date is computed, the provision it comes from, and what to do by it. */
export interface StatutoryExplanation {
  readonly computed: string;
  readonly authority: string;
  readonly toDo: string;
}

/** Explains a statutory date. */
export function explainStatutoryDate(date: StatutoryDate): StatutoryExplanation {
  switch (date.kind) {
    case 'confirmation-statement':
      return explainStatement(date.madeUpTo);
    case 'accounts':
      return explainAccounts(date);
    case 'annual-general-meeting':
      return {
        computed: `Six months beginning with the day after the accounting reference date, ${formatCivilDate(date.referenceDate)}.`,
        authority: 'Companies Act 2006, s.336',
        toDo: 'Hold the annual general meeting. Its notice is sent at least 21 clear days before it (s.307).',
      };
    case 'director-verification':
      return explainOfficerVerification(date.officer);
    case 'psc-verification':
      return {
        computed:
          'As the register gives it: fourteen days, beginning with the first of the birth month, or for a director with the day after the review period.',
        authority: 'Companies Act 2006, s.790LM; SI 2025/1118, reg 5',
        toDo: 'Have the person verified. They give the statement to Companies House with their personal code.',
      };
    case 'control-notice':
      return {
        computed: `Fourteen days beginning with the day on which the company has the person’s confirmation: at the earliest the change itself, ${formatCivilDate(date.changedOn)}.`,
        authority: 'Companies Act 2006, ss.790LA to 790LF',
        toDo: 'Judge whether the notice is needed, then file it or mark it as not required.',
      };
    case 'unregistered-psc':
      return {
        computed:
          'Fourteen days beginning with the day on which the company has the person’s confirmation: at the earliest the day on which the two registers were found to differ.',
        authority: 'Companies Act 2006, ss.790D and 790LA',
        toDo: 'Ask the person to confirm, then file the notice; or mark it as not required where they hold for somebody else.',
      };
    case 'stamp-duty':
      return {
        computed: 'Thirty days after the delivery of the shares to the company.',
        authority: 'Finance Act 1986, s.66; Stamp Act 1891, s.15',
        toDo: 'Have the return of the purchase, SH03, stamped by HMRC and pay the duty before it is delivered.',
      };
    case 'certificates':
      return {
        computed: 'Two months after the allotment, or after the transfer was lodged.',
        authority: 'Companies Act 2006, ss.769 and 776',
        toDo: 'Deliver the certificates, and record their delivery.',
      };
    case 'form':
      return explainForm(date.form, date.eventOn);
  }
}

function explainStatement(madeUpTo: CivilDate | undefined): StatutoryExplanation {
  const period = madeUpTo === undefined ? '' : `, which ends on ${formatCivilDate(madeUpTo)}`;
  return {
    computed: `Fourteen days after the end of the review period${period}.`,
    authority: 'Companies Act 2006, s.853A',
    toDo: 'Check the registers and file the confirmation statement.',
  };
}

function explainAccounts(date: Extract<StatutoryDate, { kind: 'accounts' }>): StatutoryExplanation {
  const { madeUpTo, companyKind, dueOn, today } = date;
  const months = companyKind === 'public' ? 'Six' : 'Nine';
  const period = madeUpTo === undefined ? '' : `, which ends on ${formatCivilDate(madeUpTo)}`;
  const penalty = lateAccountsPenalty({
    dueOn,
    deliveredOn: today,
    kind: companyKind,
    previousYearLate: false,
  });
  const late = isAfter(today, dueOn)
    ? ` Delivered today they cost a penalty of at least ${formatPence(penalty)} (s.453).`
    : ' From the day after it a penalty falls due by itself (s.453).';
  return {
    computed: `${months} months after the end of the accounting period${period}. A first period, or one that was shortened, counts otherwise; the date is the register’s.`,
    authority: 'Companies Act 2006, ss.442 and 443',
    toDo: `Accounts are delivered by whoever draws them up, with their own software.${late}`,
  };
}

interface FormRule {
  readonly forms: RegExp;
  /** Events before this day are of another rule. */
  readonly since?: CivilDate;
  readonly span: string;
  readonly authority: string;
}

/** The text of each deadline rule of the catalogue; the first match applies. */
const FORM_RULES: readonly FormRule[] = [
  {
    forms: /^(AP|TM|CH)\d/,
    since: civilDate('2025-11-18'),
    span: 'Fourteen days beginning with',
    authority: 'ss.167G to 167H, 279G to 279H',
  },
  {
    forms: /^(AP|TM|CH)\d/,
    span: 'Fourteen days after',
    authority: 'ss.167 and 276 as they were until 17 November 2025',
  },
  { forms: /^PSC0[1-7]$/, span: 'Fourteen days beginning with', authority: 'ss.790LA to 790LF' },
  { forms: /^PSC0[89]$/, span: 'Fourteen days beginning with', authority: 's.790LH' },
  { forms: /^AD0[2-4]$/, span: 'Fourteen days after', authority: 's.114' },
  { forms: /^SH01$/, span: 'One month after', authority: 's.555' },
  { forms: /^SH02$/, span: 'One month after', authority: 'ss.619, 621 and 689' },
  { forms: /^SH03$/, span: '28 days beginning with', authority: 's.707' },
  { forms: /^SH04$/, span: '28 days after', authority: 's.728' },
  { forms: /^SH05$/, span: '28 days after', authority: 's.730' },
  { forms: /^SH06$/, span: '28 days beginning with', authority: 's.708' },
  { forms: /^SH07$/, span: 'One month after', authority: 's.663' },
  { forms: /^SH08$/, span: 'One month after', authority: 's.636' },
  { forms: /^SH10$/, span: 'One month after', authority: 's.637' },
  { forms: /^SH14$/, span: 'One month after', authority: 's.625' },
  { forms: /^SH15$/, span: 'Fifteen days after', authority: 's.627' },
  { forms: /^SH19$/, span: 'Fifteen days after', authority: 's.644' },
  { forms: /^(RESOLUTIONS|NM01)$/, span: 'Fifteen days after', authority: 's.30' },
  { forms: /^MR0[12]$/, span: '21 days beginning with the day after', authority: 's.859A' },
];

function explainForm(form: FormId, eventOn: CivilDate | undefined): StatutoryExplanation {
  const { name, deadline, channel } = getForm(form);
  const rule = FORM_RULES.find(
    ({ forms, since }) =>
      forms.test(form) && (since === undefined || eventOn === undefined || !isBefore(eventOn, since)),
  );
  const on = eventOn === undefined ? '' : `, ${formatCivilDate(eventOn)}`;
  const event = `${deadline?.countedFrom ?? 'the event'}${on}`;
  return {
    computed: `${rule?.span ?? 'Counted from'} ${event}.`,
    authority: rule === undefined ? 'Companies Act 2006' : `Companies Act 2006, ${rule.authority}`,
    toDo: `Deliver ${whatIsDelivered(form, name)}${channel === 'produced' ? ', on paper or by upload' : ''}.`,
  };
}

/** A resolution has no form: it is delivered as it is. */
const whatIsDelivered = (form: FormId, name: string) =>
  form === 'RESOLUTIONS' ? `the ${lowerFirst(name)}` : `form ${form}, ${lowerFirst(name)}`;

const explainOfficerVerification = (officer: OfficerWord): StatutoryExplanation =>
  officer === 'member'
    ? {
        computed: 'As the register gives it for the member.',
        authority: 'Companies Act 2006, s.1110A, as applied to LLPs',
        toDo: 'Have the member verified, and give the personal code with the confirmation statement of the LLP.',
      }
    : {
        computed:
          'As the register gives it: a director in office on 18 November 2025 gives the statement with the company’s next confirmation statement.',
        authority: 'Companies Act 2006, s.1110A; SI 2025/1118',
        toDo: 'Have the director verified, and give the personal code with the confirmation statement.',
      };
