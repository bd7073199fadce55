import type { FieldError } from '../../../field-error.ts';
import { officerRoleOf } from '../fields/officer-fields.ts';
import type { ResidencePaths } from '../fields/service-address-fields.ts';
import { type FormField, ticksAt } from '../kernel/form-fields.ts';
import type { OfficerFacts } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';

/** The paths of what changes, as the content has them. */
export const CHANGE = {
  name: 'officer.change.name',
  serviceAddress: 'officer.change.serviceAddress',
  unchangedHome: 'officer.change.residentialAddressUnchanged',
  residence: 'officer.change.residence',
  nationalities: 'officer.change.nationalities',
  countryOfResidence: 'officer.change.countryOfResidence',
  designated: 'officer.change.designation.designated',
  consent: 'officer.change.designation.consentToAct',
  corporateName: 'officer.change.corporateName',
  address: 'officer.change.address',
  registration: 'officer.change.registration',
} as const;

/** One thing that can change. */
export interface ChangePart {
  readonly id: string;
  readonly label: string;
  /** The field at which the check says that nothing has changed. */
  readonly at: string;
  fields(asked: FormCase): readonly FormField[];
  check?(asked: FormCase): readonly FieldError[];
  now(officer: OfficerFacts): readonly string[];
  after(asked: FormCase): readonly string[];
}

/** The answer that says which parts change. */
export const CHANGES_PATH = 'changes';

/** Whether a part changes. */
export function isChanging({ answers }: FormCase, part: string): boolean {
  return ticksAt(answers, CHANGES_PATH).includes(part);
}

/** Where the answers about a home stand; beside the service address only where that changes too. */
export function homePaths(asked: FormCase): ResidencePaths {
  const service = isChanging(asked, 'service-address') && { service: CHANGE.serviceAddress };
  return { residence: CHANGE.residence, ...service };
}

/** Whether it is asked that the home stays as it is (s. 167H(4)); secretaries give none. */
export function asksForHome(asked: FormCase): boolean {
  return officerRoleOf(asked.form, asked.facts) !== 'secretary' && !isChanging(asked, 'residence');
}
