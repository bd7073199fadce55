import type { CivilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { describeFilingState, type FilingChannel, type FilingState, HELD_STATES } from '../../filing-life.ts';
import { CHANGES_OF_NAME, type FormId, getForm } from '../../form-catalogue.ts';
import { formNameFor } from '../../form-names.ts';
import type { Blocker, Warning } from '../../readiness.ts';
import type { OpenFiling } from './form-facts.ts';
import { lowerFirst } from '../../../lower-first.ts';

/** A filing in one of these may still be decided by the registrar. */
const undecided = new Set(['ready', 'awaiting-payment', 'queued', 'sending', 'pending', 'parked', 'failed']);

/** Whether the registrar may still decide a filing, now that it is more than a draft. */
export function isUndecided({ state, isNameShown }: OpenFiling): boolean {
  return undecided.has(state) && isNameShown !== true;
}

/** While one form is undecided, another is refused, waits in its queue, or is warned of it. */
interface OrderRule {
  readonly code: string;
  /** `wait`: it may be prepared, approved, paid and submitted, and is sent once the other is decided. */
  readonly kind: 'block' | 'wait' | 'warn';
  readonly while: readonly FormId[];
  /** The forms it bears on; all but those of `while` where undefined. */
  readonly bearsOn?: readonly FormId[];
  /** Forms that it does not bear on all the same. */
  readonly exceptFor?: readonly FormId[];
  /** Only where both are about one officer, one charge. */
  readonly sameSubject?: true;
  readonly message: string;
  /** The same of a form that a person delivers: nothing waits in its place. */
  readonly whenDelivered?: string;
}

const OFFICER_CHANGES = ['CH01', 'CH02', 'CH03', 'CH04'] as const;
const TERMINATIONS = ['TM01', 'TM02'] as const;
const PSC_CHANGES = ['PSC04', 'PSC05', 'PSC06'] as const;

/** Which filing goes first. What is accepted is on the register, and bears on nothing any more. */
export const ORDER_OF_FILINGS: readonly OrderRule[] = [
  {
    code: 'name-change-undecided',
    kind: 'wait',
    while: CHANGES_OF_NAME,
    // A transaction names the company by its number alone.
    exceptFor: ['REA'],
    message:
      'A change of name is with Companies House, and every form has to bear the name on the register. Submit it all the same: it is sent by itself once the change of name is decided.',
    whenDelivered:
      'A change of name is with Companies House, and every form has to bear the name on the register. Print the data sheet and deliver it once that is decided.',
  },
  {
    code: 'name-change-undecided',
    kind: 'block',
    while: CHANGES_OF_NAME,
    bearsOn: CHANGES_OF_NAME,
    message: 'Another change of name is with Companies House. Wait for its decision.',
  },
  {
    code: 'office-undecided',
    kind: 'warn',
    while: ['AD01'],
    // A statement has an answer of its own for it.
    exceptFor: ['CS01'],
    message:
      'A change of the registered office is not decided yet: “same as the registered office” means whichever is registered then.',
  },
  {
    code: 'inspection-location-undecided',
    kind: 'block',
    while: ['AD02'],
    bearsOn: ['AD02', 'AD03', 'AD04'],
    message: 'A notice of the inspection location is with Companies House. Wait for its decision.',
  },
  {
    code: 'records-undecided',
    kind: 'block',
    while: ['AD03', 'AD04'],
    bearsOn: ['AD02', 'AD03', 'AD04'],
    message: 'A notice of where the records are is with Companies House. Wait for its decision.',
  },
  {
    code: 'accounting-date-undecided',
    kind: 'block',
    while: ['AA01'],
    bearsOn: ['AA01'],
    message:
      'Another change of the accounting reference date is with Companies House. Wait for its decision.',
  },
  {
    code: 'details-undecided',
    kind: 'block',
    while: OFFICER_CHANGES,
    bearsOn: [...OFFICER_CHANGES, ...TERMINATIONS],
    sameSubject: true,
    message:
      'A change of this officer’s details is with Companies House. Wait for its decision: the form has to name them as the register does.',
  },
  {
    code: 'termination-undecided',
    kind: 'block',
    while: TERMINATIONS,
    bearsOn: [...OFFICER_CHANGES, ...TERMINATIONS],
    sameSubject: true,
    message: 'A notice that this officer has ceased is with Companies House. Wait for its decision.',
  },
  {
    code: 'psc-details-undecided',
    kind: 'block',
    while: PSC_CHANGES,
    bearsOn: [...PSC_CHANGES, 'PSC07', 'VS01'],
    sameSubject: true,
    message:
      'A change of this person’s details is with Companies House. Wait for its decision: the form has to name them as the register does.',
  },
  {
    code: 'psc-cessation-undecided',
    kind: 'block',
    while: ['PSC07'],
    bearsOn: [...PSC_CHANGES, 'PSC07', 'VS01'],
    sameSubject: true,
    message: 'A notice that this person has ceased is with Companies House. Wait for its decision.',
  },
  {
    code: 'psc-verification-undecided',
    kind: 'block',
    while: ['VS01'],
    bearsOn: ['VS01'],
    sameSubject: true,
    message: 'An identity statement of this person is with Companies House. Wait for its decision.',
  },
  {
    code: 'psc-statement-undecided',
    kind: 'block',
    while: ['PSC08'],
    bearsOn: ['PSC08'],
    message: 'Another statement is with Companies House. Wait for its decision.',
  },
  {
    code: 'psc-withdrawal-undecided',
    kind: 'block',
    while: ['PSC09'],
    bearsOn: ['PSC09'],
    sameSubject: true,
    message: 'A withdrawal of this statement is with Companies House. Wait for its decision.',
  },
  {
    code: 'charge-undecided',
    kind: 'block',
    while: ['MR04', 'MR05'],
    bearsOn: ['MR04', 'MR05'],
    sameSubject: true,
    message: 'Another statement about this charge is with Companies House. Wait for its decision.',
  },
  {
    code: 'allotment-undecided',
    kind: 'warn',
    while: ['SH01'],
    bearsOn: ['SH01'],
    message:
      'Another return of allotments is not decided yet: state the capital with its shares if they were allotted first.',
  },
  {
    code: 'allotment-undecided',
    kind: 'warn',
    while: ['SH01'],
    bearsOn: ['CS01'],
    message:
      'A return of allotments is not decided yet: state the capital with its shares if they were allotted by the made-up date.',
  },
  ...(['PSC01', 'PSC02', 'PSC03'] as const).map(
    (form): OrderRule => ({
      code: 'psc-notice-undecided',
      kind: 'warn',
      while: [form],
      bearsOn: [form],
      message: 'Another such notice is not decided yet: make sure that it is not of the same person.',
    }),
  ),
  ...(['AP01', 'AP02', 'AP03', 'AP04'] as const).map(
    (form): OrderRule => ({
      code: 'appointment-undecided',
      kind: 'warn',
      while: [form],
      bearsOn: [form],
      message: 'Another appointment is not decided yet: make sure that it is not of the same officer.',
    }),
  ),
  {
    code: 'charge-registration-undecided',
    kind: 'warn',
    while: ['MR01', 'MR02'],
    bearsOn: ['MR01', 'MR02'],
    message:
      'Another registration of a charge is not decided yet: make sure that it is not of the same charge.',
  },
  {
    code: 'strike-off-applied-for',
    kind: 'warn',
    while: ['DS01'],
    bearsOn: [...CHANGES_OF_NAME, 'SH01'],
    message:
      'An application to strike the company off is in progress. It cannot stand beside a change of name or new business within three months (section 1004): withdraw it first.',
  },
];

/** A form and what it is about, beside what else is under way for its company. */
export interface OrderCase {
  readonly form: FormId;
  /** As `OpenFiling.subject` says; empty where it is about nothing in particular. */
  readonly about: string;
  readonly openFilings: readonly OpenFiling[];
  /** A key of the register: forms of a partnership have names of their own. */
  readonly companyType?: string;
  /** How it goes to the registrar; as the catalogue says where undefined. */
  readonly channel?: FilingChannel | undefined;
  /** Its last day, as far as that is known. */
  readonly lastDay?: CivilDate | undefined;
}

/** What must be decided before a form can be filed, whatever its family. */
export function findOrderBlockers(order: OrderCase): readonly Blocker[] {
  return findRules(order, 'block').map(({ rule, filing }) => ({
    code: rule.code,
    message: isHeld(filing) ? rule.message : notSentYet(filing, order.companyType),
    forms: [],
  }));
}

/** What is under way and bears on a form, or holds it back. */
export function findOrderWarnings(order: OrderCase): readonly Warning[] {
  const bearing = findRules(order, 'warn').map(({ rule: { code, message } }) => ({ code, message }));
  return [...findWaits(order), ...bearing];
}

/** What a form waits for after it was submitted, with its last day where it has one. */
export function findWaits(order: OrderCase): readonly Warning[] {
  const { form, lastDay, channel = getForm(form).channel } = order;
  const end =
    lastDay === undefined ? '' : ` The last day, ${formatCivilDate(lastDay)}, does not move meanwhile.`;
  return findRules(order, 'wait').map(({ rule: { code, message, whenDelivered = message } }) => ({
    code,
    message: `${channel === 'produced' ? whenDelivered : message}${end}`,
  }));
}

/** Whether the registrar has it: before that, the company can still finish or withdraw it. */
export const isHeld = ({ state }: OpenFiling) => HELD_STATES.some((held) => held === state);

/** Says of a filing that goes first that it still has to be sent. */
export function notSentYet(filing: OpenFiling, companyType?: string): string {
  const where = lowerFirst(describeFilingState(filing.state, filing));
  const isByHand = filing.state === 'queued' && filing.channel === 'produced';
  const act = isByHand
    ? 'Deliver it or withdraw it'
    : (ACTS_BEFORE_SENDING[filing.state] ?? 'Finish it or withdraw it');
  return `${nameFiling(filing, companyType)} comes first, and is not with Companies House yet (${where}). ${act}.`;
}

const ACTS_BEFORE_SENDING: Readonly<Partial<Record<FilingState, string>>> = {
  draft: 'Finish it or delete it',
  queued: 'Wait until it is sent, or withdraw it',
};

/** "AP01, appointment of a director,". */
export const nameFiling = ({ form }: OpenFiling, companyType = 'ltd') =>
  `${form}, ${lowerFirst(formNameFor(form, companyType))},`;

/** Whether others wait for it: it is on its way to the registrar or there, and not decided. */
export function holdsOthersBack(filing: OpenFiling): boolean {
  if (filing.isNameShown === true) return false;
  if (filing.state === 'queued') return filing.channel !== 'produced';
  return isHeld(filing) || (filing.state === 'failed' && filing.mayBeHeld === true);
}

function findRules({ form, about, openFilings }: OrderCase, kind: OrderRule['kind']) {
  const isToWaitFor = kind === 'wait' ? holdsOthersBack : isUndecided;
  return ORDER_OF_FILINGS.flatMap((rule) => {
    const isConcerned = rule.bearsOn?.includes(form) ?? !rule.while.includes(form);
    if (rule.kind !== kind || !isConcerned || rule.exceptFor?.includes(form)) return [];
    const bearing = openFilings.filter(
      (filing) =>
        rule.while.includes(filing.form) &&
        isToWaitFor(filing) &&
        (!rule.sameSubject || (about !== '' && filing.subject === about)),
    );
    const filing = bearing.find(isHeld) ?? bearing[0];
    return filing === undefined ? [] : [{ rule, filing }];
  });
}
