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
import { type FeeAnswer, type FeeItem, type FeeQuestion, filingFee } from './fees.ts';
import type { FilingChannel } from './filing-life.ts';

/** When a form must be delivered: a rule, and the event whose date it counts from. */
export interface FormDeadline {
  readonly countedFrom: string;
  readonly dueOn: (eventOn: CivilDate) => CivilDate;
}

/** One of the registrar's forms. */
export interface Form {
  readonly id: string;
  readonly name: string;
  readonly channel: FilingChannel;
  /** Undefined where the form costs nothing. */
  readonly fee?: FeeItem;
  /** Undefined where there is none, or where it does not depend on one event (accounts, confirmation statements). */
  readonly deadline?: FormDeadline;
}

const APPOINTMENT: FormDeadline = { countedFrom: 'the appointment', dueOn: officerNoticeDueOn };
const TERMINATION: FormDeadline = { countedFrom: 'the day they ceased', dueOn: officerNoticeDueOn };
const OFFICER_CHANGE: FormDeadline = { countedFrom: 'the change', dueOn: officerNoticeDueOn };
const PSC_CONFIRMED: FormDeadline = {
  countedFrom: 'the day the company had confirmation',
  dueOn: pscNoticeDueOn,
};
const PSC_KNOWN: FormDeadline = { countedFrom: 'the day the company first knew', dueOn: pscStatementDueOn };
const RECORDS: FormDeadline = { countedFrom: 'the move', dueOn: recordsNoticeDueOn };
const RESOLUTION: FormDeadline = { countedFrom: 'the resolution', dueOn: resolutionFilingDueOn };
const CAPITAL_CHANGE: FormDeadline = { countedFrom: 'the change', dueOn: capitalChangeNoticeDueOn };
const TREASURY: FormDeadline = { countedFrom: 'the sale or cancellation', dueOn: treasurySharesReturnDueOn };
const OWN_SHARES: FormDeadline = {
  countedFrom: 'delivery of the shares to the company',
  dueOn: ownSharesReturnDueOn,
};
const CHARGE: FormDeadline = { countedFrom: 'creation of the charge', dueOn: chargeRegistrationDueOn };

const FORMS = [
  { id: 'IN01', name: 'Incorporation of a company', channel: 'gateway', fee: 'incorporation' },
  { id: 'CS01', name: 'Confirmation statement', channel: 'gateway', fee: 'confirmation-statement' },
  {
    id: 'NM01',
    name: 'Change of name by resolution',
    channel: 'gateway',
    fee: 'change-of-name',
    deadline: RESOLUTION,
  },
  { id: 'NM04', name: 'Change of name as the articles provide', channel: 'gateway', fee: 'change-of-name' },
  { id: 'AD01', name: 'Change of registered office', channel: 'gateway' },
  { id: 'AD02', name: 'Single alternative inspection location', channel: 'gateway', deadline: RECORDS },
  { id: 'AD03', name: 'Records moved to the inspection location', channel: 'gateway', deadline: RECORDS },
  { id: 'AD04', name: 'Records moved to the registered office', channel: 'gateway', deadline: RECORDS },
  { id: 'AA01', name: 'Change of accounting reference date', channel: 'gateway' },
  { id: 'AP01', name: 'Appointment of a director', channel: 'gateway', deadline: APPOINTMENT },
  { id: 'AP02', name: 'Appointment of a corporate director', channel: 'gateway', deadline: APPOINTMENT },
  { id: 'AP03', name: 'Appointment of a secretary', channel: 'gateway', deadline: APPOINTMENT },
  { id: 'AP04', name: 'Appointment of a corporate secretary', channel: 'gateway', deadline: APPOINTMENT },
  { id: 'TM01', name: 'Termination of a director', channel: 'gateway', deadline: TERMINATION },
  { id: 'TM02', name: 'Termination of a secretary', channel: 'gateway', deadline: TERMINATION },
  { id: 'CH01', name: 'Change of a director’s details', channel: 'gateway', deadline: OFFICER_CHANGE },
  {
    id: 'CH02',
    name: 'Change of a corporate director’s details',
    channel: 'gateway',
    deadline: OFFICER_CHANGE,
  },
  { id: 'CH03', name: 'Change of a secretary’s details', channel: 'gateway', deadline: OFFICER_CHANGE },
  {
    id: 'CH04',
    name: 'Change of a corporate secretary’s details',
    channel: 'gateway',
    deadline: OFFICER_CHANGE,
  },
  { id: 'PSC01', name: 'Notice of an individual PSC', channel: 'gateway', deadline: PSC_CONFIRMED },
  { id: 'PSC02', name: 'Notice of a relevant legal entity', channel: 'gateway', deadline: PSC_CONFIRMED },
  { id: 'PSC03', name: 'Notice of an other registrable person', channel: 'gateway', deadline: PSC_CONFIRMED },
  { id: 'PSC04', name: 'Change of an individual PSC’s details', channel: 'gateway', deadline: PSC_CONFIRMED },
  {
    id: 'PSC05',
    name: 'Change of a relevant legal entity’s details',
    channel: 'gateway',
    deadline: PSC_CONFIRMED,
  },
  { id: 'PSC06', name: 'Change of an other registrable person', channel: 'gateway', deadline: PSC_CONFIRMED },
  { id: 'PSC07', name: 'A PSC has ceased', channel: 'gateway', deadline: PSC_CONFIRMED },
  { id: 'PSC08', name: 'PSC statement', channel: 'gateway', deadline: PSC_KNOWN },
  { id: 'PSC09', name: 'Update to a PSC statement', channel: 'gateway', deadline: PSC_KNOWN },
  {
    id: 'SH01',
    name: 'Return of allotment of shares',
    channel: 'gateway',
    deadline: { countedFrom: 'the allotment', dueOn: allotmentReturnDueOn },
  },
  {
    id: 'SH02',
    name: 'Consolidation, sub-division or redemption',
    channel: 'produced',
    deadline: CAPITAL_CHANGE,
  },
  { id: 'SH03', name: 'Purchase of own shares', channel: 'produced', deadline: OWN_SHARES },
  { id: 'SH04', name: 'Sale or transfer of treasury shares', channel: 'produced', deadline: TREASURY },
  { id: 'SH05', name: 'Cancellation of treasury shares', channel: 'produced', deadline: TREASURY },
  { id: 'SH06', name: 'Cancellation of shares bought', channel: 'produced', deadline: OWN_SHARES },
  { id: 'SH07', name: 'Cancellation by a public company', channel: 'produced', deadline: CAPITAL_CHANGE },
  { id: 'SH08', name: 'New name of a class of shares', channel: 'produced', deadline: CAPITAL_CHANGE },
  {
    id: 'SH10',
    name: 'Variation of rights attached to shares',
    channel: 'produced',
    deadline: CAPITAL_CHANGE,
  },
  { id: 'SH14', name: 'Redenomination of shares', channel: 'produced', deadline: CAPITAL_CHANGE },
  {
    id: 'SH15',
    name: 'Reduction after a redenomination',
    channel: 'produced',
    deadline: { countedFrom: 'the resolution', dueOn: capitalReductionFilingDueOn },
  },
  {
    id: 'SH19',
    name: 'Statement of capital on a reduction',
    channel: 'produced',
    fee: 'capital-reduction',
    deadline: { countedFrom: 'the resolution', dueOn: capitalReductionFilingDueOn },
  },
  {
    id: 'RESOLUTIONS',
    name: 'Copy of a resolution or class consent',
    channel: 'produced',
    deadline: RESOLUTION,
  },
  {
    id: 'MR01',
    name: 'Registration of a charge',
    channel: 'gateway',
    fee: 'charge-registration',
    deadline: CHARGE,
  },
  {
    id: 'MR02',
    name: 'Registration of a charge on property acquired',
    channel: 'gateway',
    fee: 'charge-registration',
  },
  { id: 'MR04', name: 'Satisfaction of a charge', channel: 'gateway' },
  { id: 'MR05', name: 'Release of property from a charge', channel: 'gateway' },
  { id: 'DS01', name: 'Application to strike the company off', channel: 'produced', fee: 'strike-off' },
] as const satisfies readonly Form[];

/** The registrar's name of a form in the catalogue. */
export type FormId = (typeof FORMS)[number]['id'];

/** Every form Statbook knows, in the order of the catalogue. */
export const FORM_CATALOGUE: readonly (Form & { readonly id: FormId })[] = FORMS;

/** A form of the catalogue. */
export function getForm(id: FormId): Form {
  const form = FORM_CATALOGUE.find((each) => each.id === id);
  if (!form) throw new RangeError(`No form ${id} in the catalogue`);
  return form;
}

/** What the registrar charges for a form delivered on a day. */
export function formFee(question: Omit<FeeQuestion, 'item'> & { readonly form: FormId }): FeeAnswer {
  const { form, ...rest } = question;
  return filingFee({ ...rest, item: getForm(form).fee });
}
