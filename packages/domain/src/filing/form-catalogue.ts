import type { CivilDate } from '../dates/civil-date.ts';
import {
  chargeRegistrationDueOn,
  officerNoticeDueOn,
  pscNoticeDueOn,
  pscStatementDueOn,
  recordsNoticeDueOn,
  resolutionFilingDueOn,
} from '../deadlines/notice-deadlines.ts';
import {
  allotmentReturnDueOn,
  capitalChangeNoticeDueOn,
  capitalReductionFilingDueOn,
  ownSharesReturnDueOn,
  treasurySharesReturnDueOn,
} from '../deadlines/share-deadlines.ts';
import type { Pence } from '../money/pence.ts';
import { type FeeAnswer, type FeeItem, type FeeQuestion, filingFee, highestFilingFee } from './fees.ts';
import type { FilingChannel } from './filing-life.ts';

/** The deadline of a form: a rule, and the event from whose date it counts. */
interface FormDeadline {
  readonly countedFrom: string;
  readonly dueOn: (eventOn: CivilDate) => CivilDate;
  /** The rule in words, of a form that does not ask for the day of its event. */
  readonly unasked?: string;
}

/** One of the registrar's forms. */
export interface Form {
  readonly id: string;
  readonly name: string;
  readonly channel: FilingChannel;
  /** Undefined for a form without a fee. */
  readonly fee?: FeeItem;
  /** Undefined where there is none, or where it does not depend on one event (confirmation statements). */
  readonly deadline?: FormDeadline;
}

const APPOINTMENT: FormDeadline = { countedFrom: 'the appointment', dueOn: officerNoticeDueOn };
const TERMINATION: FormDeadline = { countedFrom: 'the day they ceased', dueOn: officerNoticeDueOn };
const OFFICER_CHANGE: FormDeadline = { countedFrom: 'the change', dueOn: officerNoticeDueOn };
const PSC_CONFIRMED: FormDeadline = {
  countedFrom: 'the day of confirmation',
  dueOn: pscNoticeDueOn,
};
const PSC_KNOWN: FormDeadline = { countedFrom: 'the day it was first known', dueOn: pscStatementDueOn };
const RECORDS: FormDeadline = {
  countedFrom: 'the move',
  dueOn: recordsNoticeDueOn,
  unasked: '14 days after the move',
};
const INSPECTION: FormDeadline = {
  countedFrom: 'the change',
  dueOn: recordsNoticeDueOn,
  unasked: '14 days after the change',
};
const RESOLUTION: FormDeadline = { countedFrom: 'the resolution', dueOn: resolutionFilingDueOn };
const CAPITAL_CHANGE: FormDeadline = { countedFrom: 'the change', dueOn: capitalChangeNoticeDueOn };
const TREASURY: FormDeadline = { countedFrom: 'the sale or cancellation', dueOn: treasurySharesReturnDueOn };
const OWN_SHARES: FormDeadline = {
  countedFrom: 'delivery of the shares to the company',
  dueOn: ownSharesReturnDueOn,
};
const ALLOTMENT: FormDeadline = { countedFrom: 'the allotment', dueOn: allotmentReturnDueOn };
const REDUCTION: FormDeadline = { countedFrom: 'the resolution', dueOn: capitalReductionFilingDueOn };
const CHARGE: FormDeadline = { countedFrom: 'creation of the charge', dueOn: chargeRegistrationDueOn };

/** What a form costs and when it is due. */
type FormTerms = Pick<Form, 'fee' | 'deadline'>;

const gateway = <const Id extends string>(id: Id, name: string, terms: FormTerms = {}) =>
  ({ id, name, channel: 'gateway', ...terms }) satisfies Form;
const transaction = <const Id extends string>(id: Id, name: string, terms: FormTerms = {}) =>
  ({ id, name, channel: 'transaction', ...terms }) satisfies Form;
const produced = <const Id extends string>(id: Id, name: string, terms: FormTerms = {}) =>
  ({ id, name, channel: 'produced', ...terms }) satisfies Form;

const FORMS = [
  gateway('IN01', 'Incorporation of a company', { fee: 'incorporation' }),
  gateway('CS01', 'Confirmation statement', { fee: 'confirmation-statement' }),
  gateway('NM01', 'Change of name by resolution', { fee: 'change-of-name', deadline: RESOLUTION }),
  gateway('NM04', 'Change of name as the articles provide', { fee: 'change-of-name' }),
  gateway('AD01', 'Change of registered office'),
  transaction('REA', 'Change of the registered email address'),
  gateway('AD02', 'Single alternative inspection location', { deadline: INSPECTION }),
  gateway('AD03', 'Records moved to the inspection location', { deadline: RECORDS }),
  gateway('AD04', 'Records moved to the registered office', { deadline: RECORDS }),
  gateway('AA01', 'Change of accounting reference date'),
  gateway('AP01', 'Appointment of a director', { deadline: APPOINTMENT }),
  gateway('AP02', 'Appointment of a corporate director', { deadline: APPOINTMENT }),
  gateway('AP03', 'Appointment of a secretary', { deadline: APPOINTMENT }),
  gateway('AP04', 'Appointment of a corporate secretary', { deadline: APPOINTMENT }),
  gateway('TM01', 'Termination of a director', { deadline: TERMINATION }),
  gateway('TM02', 'Termination of a secretary', { deadline: TERMINATION }),
  gateway('CH01', 'Change of a director’s details', { deadline: OFFICER_CHANGE }),
  gateway('CH02', 'Change of a corporate director’s details', { deadline: OFFICER_CHANGE }),
  gateway('CH03', 'Change of a secretary’s details', { deadline: OFFICER_CHANGE }),
  gateway('CH04', 'Change of a corporate secretary’s details', { deadline: OFFICER_CHANGE }),
  gateway('PSC01', 'Notice of an individual PSC', { deadline: PSC_CONFIRMED }),
  gateway('PSC02', 'Notice of a relevant legal entity', { deadline: PSC_CONFIRMED }),
  gateway('PSC03', 'Notice of an other registrable person', { deadline: PSC_CONFIRMED }),
  gateway('PSC04', 'Change of an individual PSC’s details', { deadline: PSC_CONFIRMED }),
  gateway('PSC05', 'Change of a relevant legal entity’s details', { deadline: PSC_CONFIRMED }),
  gateway('PSC06', 'Change of an other registrable person', { deadline: PSC_CONFIRMED }),
  gateway('PSC07', 'Cessation of a PSC', { deadline: PSC_CONFIRMED }),
  gateway('PSC08', 'PSC statement', { deadline: PSC_KNOWN }),
  gateway('PSC09', 'Update to a PSC statement', { deadline: PSC_KNOWN }),
  gateway('VS01', 'Identity statement of a PSC'),
  gateway('SH01', 'Return of allotment of shares', { deadline: ALLOTMENT }),
  produced('SH02', 'Consolidation, sub-division or redemption', { deadline: CAPITAL_CHANGE }),
  produced('SH03', 'Purchase of own shares', { deadline: OWN_SHARES }),
  produced('SH04', 'Sale or transfer of treasury shares', { deadline: TREASURY }),
  produced('SH05', 'Cancellation of treasury shares', { deadline: TREASURY }),
  produced('SH06', 'Cancellation of shares bought', { deadline: OWN_SHARES }),
  produced('SH07', 'Cancellation by a public company', { deadline: CAPITAL_CHANGE }),
  produced('SH08', 'New name of a class of shares', { deadline: CAPITAL_CHANGE }),
  produced('SH10', 'Variation of rights attached to shares', { deadline: CAPITAL_CHANGE }),
  produced('SH14', 'Redenomination of shares', { deadline: CAPITAL_CHANGE }),
  produced('SH15', 'Reduction after a redenomination', { deadline: REDUCTION }),
  produced('SH19', 'Statement of capital on a reduction', { fee: 'capital-reduction', deadline: REDUCTION }),
  produced('RESOLUTIONS', 'Copy of a resolution or class consent', { deadline: RESOLUTION }),
  gateway('MR01', 'Registration of a charge', { fee: 'charge-registration', deadline: CHARGE }),
  gateway('MR02', 'Registration of a charge on property acquired', { fee: 'charge-registration' }),
  gateway('MR04', 'Satisfaction of a charge'),
  gateway('MR05', 'Release of property from a charge'),
  produced('DS01', 'Application to strike the company off', { fee: 'strike-off' }),
] as const;

/** The registrar's id of a form in the catalogue. */
export type FormId = (typeof FORMS)[number]['id'];

/** Every form Statbook knows, in the order of the catalogue. */
export const FORM_CATALOGUE: readonly (Form & { readonly id: FormId })[] = FORMS;

/** Their ids, in the same order. */
export const FORM_IDS: readonly FormId[] = FORMS.map(({ id }) => id);

/** The forms that change the name of a company: every other form has to bear the name that is registered then. */
export const CHANGES_OF_NAME = ['NM01', 'NM04'] as const satisfies readonly FormId[];

/** The form with this id. */
export function getForm(id: FormId): Form {
  const form = FORM_CATALOGUE.find((each) => each.id === id);
  if (!form) throw new RangeError(`No form ${id} in the catalogue`);
  return form;
}

/** Forms with a last day that is not counted from one event. */
const DUE_OTHERWISE: ReadonlySet<string> = new Set(['CS01', 'AA01', 'VS01']);

/** Whether a form has to be filed by some day; the others are filed when somebody wants what they do. */
export const hasDeadline = (form: string): boolean =>
  DUE_OTHERWISE.has(form) || FORM_CATALOGUE.some(({ id, deadline }) => id === form && deadline !== undefined);

/** The most that the registrar can take for a form delivered on a day. */
export function highestFormFee({
  form,
  ...rest
}: Omit<FeeQuestion, 'item' | 'service'> & { readonly form: FormId }): Pence {
  return highestFilingFee({ ...rest, item: getForm(form).fee });
}

/** The registrar's fee for a form delivered on a day. */
export function formFee(question: Omit<FeeQuestion, 'item'> & { readonly form: FormId }): FeeAnswer {
  const { form, ...rest } = question;
  return filingFee({ ...rest, item: getForm(form).fee });
}
