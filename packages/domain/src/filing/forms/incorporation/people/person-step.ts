import { isAfter } from '../../../../dates/civil-date.ts';
import { type FieldError, fieldError } from '../../../../field-error.ts';
import { parsePersonalCode } from '../../../../identity/personal-code.ts';
import {
  checkAgeOn,
  checkNationalities,
  formerNameSections,
  nameAt,
  NATIONALITIES_OF_PSC,
  nationalityFields,
  residenceCountryField,
  YES_OR_NO,
} from '../../fields/person-fields.ts';
import {
  checkResidence,
  checkServiceAddress,
  type ResidencePaths,
  residenceFields,
  serviceAddressFields,
} from '../../fields/service-address-fields.ts';
import { codeField, identityStatement } from '../../fields/statement-fields.ts';
import { dateAt } from '../../kernel/event-dates.ts';
import { answerAt, type FormField, type FormSection } from '../../kernel/form-fields.ts';
import type { AskedCode, FormCase } from '../../kernel/form-rules.ts';
import { type Founder, isOfficer, isPsc, isVerified } from './people.ts';

/** Directors, members and people with significant control give their birth and their home; secretaries and subscribers do not. */
const givesParticulars = (founder: Founder) => isVerified(founder) || isPsc(founder);

const givesNationality = ({ roles }: Founder) => roles.has('director') || roles.has('psc');

/** Of a director the registrar takes several; whoever only has control, as a member of a partnership, gives one. */
export const nationalitiesOf = ({ roles }: Founder) =>
  roles.has('director') ? undefined : NATIONALITIES_OF_PSC;

/** The memorandum has addresses without care-of and PO box: whoever is named there alone is not asked for them. */
export const addressExtras = (founder: Founder) =>
  isOfficer(founder) || isPsc(founder) ? (['careOf', 'poBox'] as const) : [];

export const homeOf = (founder: Founder): ResidencePaths => ({
  residence: `${founder.path}.residence`,
  service: `${founder.path}.serviceAddress`,
  home: `${founder.path}.residentialAddress`,
  ...(!isVerified(founder) && { psc: { asksProtection: true } }),
});

export const birthPath = ({ path }: Founder) => `${path}.dateOfBirth`;
export const codePath = ({ path }: Founder) => `${path}.personalCode`;

/** Whether the identity of a person is stated: it has to be of officers, and may be of those who only have control. */
export function statesIdentity({ answers }: FormCase, founder: Founder): boolean {
  if (isVerified(founder)) return true;
  return !founder.isBody && isPsc(founder) && answerAt(answers, `${founder.path}.statesIdentity`) === 'yes';
}

/** What is asked about a person, as their roles call for it. */
export function personSections(asked: FormCase, founder: Founder): readonly FormSection[] {
  const { answers } = asked;
  const { path } = founder;
  const former = isOfficer(founder)
    ? formerNameSections(answers, `${path}.previousNames`, `${path}.hasFormerNames`)
    : [];
  const service: FormSection = {
    title: 'Service address',
    fields: serviceAddressFields(answers, `${path}.serviceAddress`, 'person', addressExtras(founder)),
  };
  if (!givesParticulars(founder)) return [...former, service];
  const nationalities = givesNationality(founder)
    ? nationalityFields(`${path}.nationalities`, nationalitiesOf(founder))
    : [];
  return [
    ...former,
    {
      title: 'Birth, nationality and residence',
      fields: [birthField(founder), ...nationalities, residenceCountryField(`${path}.countryOfResidence`)],
    },
    service,
    {
      title: 'Home address',
      hint: 'It is protected: the register does not show it.',
      fields: residenceFields(answers, homeOf(founder)),
    },
    { title: 'Identity verification statement', fields: identityFields(asked, founder) },
  ];
}

const birthField = (founder: Founder): FormField => ({
  path: birthPath(founder),
  label: 'Date of birth',
  kind: 'date',
  isSecret: true,
  hint: 'It is stored encrypted; the register shows only month and year.',
});

function identityFields(asked: FormCase, founder: Founder): readonly FormField[] {
  const statement = [codeField(codePath(founder)), ...identityStatement(founder.path)];
  if (isVerified(founder)) return statement;
  const question: FormField = {
    path: `${founder.path}.statesIdentity`,
    label: 'State now that the identity is verified?',
    kind: 'choice',
    options: YES_OR_NO,
    decidesFields: true,
    hint: 'May be left for later: Companies House then writes to the person, who has 14 days.',
    missing: 'Say whether the identity is stated now',
  };
  return statesIdentity(asked, founder) ? [question, ...statement] : [question];
}

/** What is wrong with a person beyond the fields. */
export function checkPerson(asked: FormCase, founder: Founder): readonly FieldError[] {
  const { answers, facts } = asked;
  const { path } = founder;
  const service = checkServiceAddress(answers, `${path}.serviceAddress`);
  if (!givesParticulars(founder)) return service;
  return [
    ...service,
    ...checkResidence(answers, homeOf(founder)),
    ...(founder.roles.has('director') ? checkNationalities(answers, `${path}.nationalities`) : []),
    ...(isVerified(founder)
      ? checkAgeOn(answers, birthPath(founder), facts.today)
      : checkBorn(asked, founder)),
    ...(statesIdentity(asked, founder) ? checkCode(asked, founder) : []),
  ];
}

/** There is no least age of control, but nobody has it before birth. */
function checkBorn({ answers, facts }: FormCase, founder: Founder): readonly FieldError[] {
  const born = dateAt(answers, birthPath(founder));
  if (born === undefined || !isAfter(born, facts.today)) return [];
  return [fieldError(birthPath(founder), 'in-future', 'Check the date: it lies in the future')];
}

function checkCode({ answers, facts }: FormCase, founder: Founder): readonly FieldError[] {
  const path = codePath(founder);
  const typed = parsePersonalCode(answerAt(answers, path));
  if (!typed.ok) return [fieldError(path, typed.reason, typed.message)];
  const refusal = facts.codeRefusals?.[path];
  return refusal === undefined ? [] : [fieldError(path, 'held-for-another', refusal)];
}

/** Where a code is typed, and for whom. */
export function codesAsked(asked: FormCase, founders: readonly Founder[]): readonly AskedCode[] {
  return founders
    .filter((founder) => statesIdentity(asked, founder))
    .map((founder) => ({
      path: codePath(founder),
      person: {
        name: { kind: 'human', ...nameAt(asked.answers, `${founder.path}.name`) },
        birthDate: dateAt(asked.answers, birthPath(founder)),
        protection: 'none',
      },
    }));
}

/** A code belongs to one person: it is refused where it stands a second time. */
export function checkSameCodes(asked: FormCase, founders: readonly Founder[]): readonly FieldError[] {
  const seen = new Set<string>();
  return founders
    .filter((founder) => statesIdentity(asked, founder))
    .flatMap((founder) => {
      const typed = parsePersonalCode(answerAt(asked.answers, codePath(founder)));
      if (!typed.ok) return [];
      const code = typed.code.reveal();
      if (!seen.has(code)) {
        seen.add(code);
        return [];
      }
      const message = 'Enter this person’s own code: another person here has the same';
      return [fieldError(codePath(founder), 'held-for-another', message)];
    });
}
