import { fieldError } from '../../../field-error.ts';
import { isChanging } from '../fields/change-parts.ts';
import {
  corporateNamePart,
  countryPart,
  type DetailPart,
  namePart,
  nationalityPart,
  principalOfficePart,
  registrationPart,
  residencePart,
  serviceAddressPart,
} from '../fields/detail-parts.ts';
import { isCorporateForm, officerRoleOf } from '../fields/officer-fields.ts';
import { YES_OR_NO } from '../fields/person-fields.ts';
import type { ResidencePaths } from '../fields/service-address-fields.ts';
import { consentField } from '../fields/statement-fields.ts';
import { answerAt, type FormField, isTicked } from '../kernel/form-fields.ts';
import type { OfficerFacts } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import type { FiledDesignation, OfficerChangeDetails } from './content.ts';

/** Where the answers about what changes stand, as in the content. */
export const CHANGE = 'officer.change';

const UNCHANGED_HOME = `${CHANGE}.residentialAddressUnchanged`;
const DESIGNATED = `${CHANGE}.designation.designated`;
const CONSENT = `${CHANGE}.designation.consentToAct`;

/** Where the answers about a home stand; beside the service address only where that changes too. */
export function homePaths(asked: FormCase): ResidencePaths {
  const service = isChanging(asked, 'service-address') && { service: `${CHANGE}.serviceAddress` };
  return { residence: `${CHANGE}.residence`, ...service };
}

/** Whether it is asked that the home stays as it is (s. 167H(4)); secretaries give none. */
function asksForHome(asked: FormCase): boolean {
  return officerRoleOf(asked.form, asked.facts) !== 'secretary' && !isChanging(asked, 'residence');
}

const unchangedHome: FormField = {
  path: UNCHANGED_HOME,
  label: 'Is the home address still the one that Companies House holds?',
  kind: 'choice',
  options: YES_OR_NO,
  missing: 'Say whether the home address is unchanged',
};

const ADDRESS = serviceAddressPart(`${CHANGE}.serviceAddress`);

/** Where a person is reached, and whether the home stays as it is. */
const SERVICE_ADDRESS: DetailPart<OfficerChangeDetails> = {
  ...ADDRESS,
  fields: (asked) => [...ADDRESS.fields(asked), ...(asksForHome(asked) ? [unchangedHome] : [])],
  check: (asked) => {
    const errors = ADDRESS.check?.(asked) ?? [];
    if (!asksForHome(asked) || answerAt(asked.answers, UNCHANGED_HOME) !== 'no') return errors;
    const message = 'Tick “Home address” above as well, and give the new one';
    return [...errors, fieldError(UNCHANGED_HOME, 'home-needed', message)];
  },
  content: (asked) => ({
    ...ADDRESS.content(asked),
    ...(asksForHome(asked) && { residentialAddressUnchanged: isTicked(asked.answers, UNCHANGED_HOME) }),
  }),
};

const textOf = (isDesignated: boolean) => (isDesignated ? 'Designated member' : 'Member');

/** Whether a member is designated. */
const DESIGNATION: DetailPart<{ designation: FiledDesignation }, OfficerFacts> = {
  id: 'designation',
  label: 'Designation',
  at: DESIGNATED,
  fields: ({ form }) => [
    {
      path: DESIGNATED,
      label: 'Is this a designated member from now on?',
      kind: 'choice',
      options: YES_OR_NO,
      missing: 'Say whether the member is designated',
    },
    consentField(CONSENT, 'member', isCorporateForm(form) ? 'body' : 'person'),
  ],
  content: ({ answers }) => ({
    designation: { designated: isTicked(answers, DESIGNATED), consentToAct: isTicked(answers, CONSENT) },
  }),
  now: ({ role }) => [textOf(role === 'designated-member')],
  after: ({ answers }) => [textOf(isTicked(answers, DESIGNATED))],
};

const NAME = namePart(`${CHANGE}.name`);
const RESIDENCE = residencePart(`${CHANGE}.residence`, homePaths);
const NATIONALITY = nationalityPart(`${CHANGE}.nationalities`);
const COUNTRY = countryPart(`${CHANGE}.countryOfResidence`);
const CORPORATE = [
  corporateNamePart(`${CHANGE}.corporateName`),
  principalOfficePart(`${CHANGE}.address`),
  registrationPart(`${CHANGE}.registration`),
];

/** What can change of the officers of a form. */
export function changePartsOf({
  form,
  facts,
}: FormCase): readonly DetailPart<OfficerChangeDetails, OfficerFacts>[] {
  const role = officerRoleOf(form, facts);
  const designation = role === 'member' ? [DESIGNATION] : [];
  if (isCorporateForm(form)) return [...CORPORATE, ...designation];
  if (role === 'secretary') return [NAME, SERVICE_ADDRESS];
  const nationality = role === 'director' ? [NATIONALITY] : [];
  return [NAME, SERVICE_ADDRESS, RESIDENCE, ...nationality, COUNTRY, ...designation];
}
