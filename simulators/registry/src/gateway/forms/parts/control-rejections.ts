import type { Company, Psc } from '../../../register/company.ts';
import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import { type ControllerKind, findControllers, type NamedController } from './controllers.ts';
import { nameOfOfficer } from './officers.ts';
import { defineRejections } from './rejections.ts';

/** In the words of the registry's own services, as far as they have any. */
export const rejectControl = defineRejections({
  wrongType: ['20501', 'This filing cannot be submitted for this company type'],
  superSecure: [
    '20502',
    'A PSC for this company has details protected. You can only file for this PSC on paper',
  ],
  statementStands: [
    '20503',
    'The register holds a statement of the company instead of its people with significant control: withdraw it first',
  ],
  futureDate: ['20504', '{} must be a date in the past or in the present'],
  beforeIncorporation: ['20505', "Enter a date that is on or after the company's incorporation date"],
  beforeRegister: ['20506', 'Enter a date that is on or after 6 April 2016'],
  entryBeforeEvent: ['20507', 'PSC register entry date must be on or after the date {}'],
  notFound: ['20508', '{} does not match any active person with significant control of the company'],
  alreadyCeased: ['20509', 'PSC is already ceased'],
  twoPeople: ['20510', 'There are two people with the same name and date of birth: {}'],
  ceasedTooEarly: ['20511', 'Ceased date must be on or after the date the PSC was added'],
  changedTooEarly: ['20512', 'Enter a date that is on or after the date {} was added'],
  unchanged: ['20513', 'This is not an update from the previously submitted data'],
});

const typesWithControl: readonly Company['type'][] = [
  'llp',
  'private-unlimited',
  'ltd',
  'plc',
  'old-public-company',
  'private-limited-guarant-nsc-limited-exemption',
  'private-limited-guarant-nsc',
  'private-unlimited-nsc',
  'private-limited-shares-section-30-exemption',
];

export function checkControlType({ company }: FormCase<unknown>): Rejection | undefined {
  return typesWithControl.includes(company.type) ? undefined : rejectControl('wrongType');
}

/** Nothing about somebody whose details are all protected is taken online. */
export function findProtectedFault(kind: ControllerKind | undefined): Rejection | undefined {
  return kind === 'super-secure' ? rejectControl('superSecure') : undefined;
}

/** What a company says instead of naming anybody. Both misspell alike. */
const companyStatements = [
  'no-individual-or-entity-with-signficant-control',
  'steps-to-find-psc-not-yet-completed',
];

export function isCompanyStatement(statement: string): boolean {
  return companyStatements.includes(statement);
}

export function checkNoStatement({ company }: FormCase<unknown>): Rejection | undefined {
  const stands = company.pscStatements.some(
    ({ statement, ceasedOn }) => ceasedOn === undefined && isCompanyStatement(statement),
  );
  return stands ? rejectControl('statementStands') : undefined;
}

export interface ControlDay {
  day: string;
  /** The day of the entry in the company's own register, of forms that still have it. */
  enteredOn?: string | undefined;
  /** What happened that day, after "the date". */
  event: string;
}

export function findControlDayFault(
  { company, today }: FormCase<unknown>,
  { day, enteredOn = day, event }: ControlDay,
): Rejection | undefined {
  const future = [day, enteredOn].find((one) => one > today);
  if (future !== undefined) return rejectControl('futureDate', { value: future });
  if (day < company.incorporatedOn) return rejectControl('beforeIncorporation');
  if (day < '2016-04-06') return rejectControl('beforeRegister');
  return enteredOn < day ? rejectControl('entryBeforeEvent', { value: event }) : undefined;
}

/** The one active person whom a form means, or why there is none. */
export function findController(
  company: Company,
  named: NamedController,
): { psc: Psc } | { rejection: Rejection } {
  const found = findControllers(company, named);
  const active = found.filter(({ ceasedOn }) => ceasedOn === undefined);
  const [psc] = active;
  const value = named.bodyName ?? nameOfOfficer(named);
  if (psc === undefined) {
    return { rejection: rejectControl(found.length === 0 ? 'notFound' : 'alreadyCeased', { value }) };
  }
  return active.length > 1 ? { rejection: rejectControl('twoPeople', { value }) } : { psc };
}
