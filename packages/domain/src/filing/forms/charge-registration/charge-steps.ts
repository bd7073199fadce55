import { YES_OR_NO } from '../fields/person-fields.ts';
import { type Answers, answerAt, type FormField, type FormStep } from '../kernel/form-fields.ts';
import { bodyOf } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { authenticationStep } from './authentication.ts';
import type { FloatingCharge } from './content.ts';

const MOST_PERSONS = 4;

type Body = ReturnType<typeof bodyOf>;

/** The statement that is offered, in the words of the registrar's form. */
export const CERTIFICATION_STATEMENT =
  'I certify that save for material redacted pursuant to s.859G of the Companies Act 2006 the electronic copy instrument delivered as part of this application for registration is a correct copy of the original instrument.';

export const FLOATING_CHARGES: readonly { readonly value: FloatingCharge; readonly label: string }[] = [
  { value: 'N/A', label: 'No' },
  { value: 'COVERSALL', label: 'Yes, and it covers all the property or undertaking' },
  { value: 'DOESNOTCOVERALL', label: 'Yes, and it does not cover all of it' },
];

const PERSON_PATHS = Array.from({ length: MOST_PERSONS }, (_, index) => `personsEntitled.${index}`);

/** The persons entitled that are named, in order. */
export function personsAt(answers: Answers): readonly string[] {
  return PERSON_PATHS.map((path) => answerAt(answers, path)).filter((name) => name !== '');
}

/** Whether there are more persons than the form has room for. */
export function hasEveryPerson(answers: Answers): boolean {
  return personsAt(answers).length === MOST_PERSONS;
}

/** The pages of the registration of a charge. */
export function chargeSteps({ form, facts, answers }: FormCase): readonly FormStep[] {
  return [
    {
      id: 'charge',
      title: 'The charge',
      sections: [{ title: 'Dates', fields: dateFields(form === 'MR02', bodyOf(facts)) }],
    },
    { id: 'persons', title: 'Persons entitled', sections: [{ title: 'Names', fields: personFields() }] },
    {
      id: 'terms',
      title: 'What is charged',
      sections: [{ title: 'Terms', fields: termFields(bodyOf(facts)) }],
    },
    { id: 'instrument', title: 'Instrument', sections: [{ title: 'Certified copy', fields: COPY_FIELDS }] },
    authenticationStep(answers),
  ];
}

function dateFields(isAcquired: boolean, body: Body): readonly FormField[] {
  const acquired: FormField = {
    path: 'propertyAcquiredOn',
    label: `Date on which the ${body} acquired the property`,
    kind: 'date',
  };
  const createdOn: FormField = {
    path: 'createdOn',
    label: 'Date of creation of the charge',
    kind: 'date',
    ...(!isAcquired && { hint: 'The form has to arrive within 21 days after it.' }),
  };
  return isAcquired ? [createdOn, acquired] : [createdOn];
}

function personFields(): readonly FormField[] {
  const names = PERSON_PATHS.map((path, index): FormField => {
    const label = index === 0 ? 'Person entitled to the charge' : `Person entitled ${index + 1}`;
    return { path, label, kind: 'text', maxLength: 256, ...(index > 0 && { isOptional: true }) };
  });
  const more: FormField = {
    path: 'morePersonsEntitled',
    label: 'There are more than these four',
    kind: 'tick',
    isOptional: true,
  };
  return [...names, more];
}

const yesOrNo = (path: string, label: string, missing: string): FormField => ({
  path,
  label,
  kind: 'choice',
  options: YES_OR_NO,
  missing,
});

const termFields = (body: Body): readonly FormField[] => [
  {
    path: 'description',
    label: 'Land, ships, aircraft or intellectual property charged',
    kind: 'long-text',
    maxLength: 3500,
    isOptional: true,
    hint: 'A short description of what is registered in the United Kingdom. Leave it empty where there is none.',
  },
  yesOrNo(
    'fixedCharge',
    'Does it contain a fixed charge or fixed security?',
    'Say whether there is a fixed charge',
  ),
  {
    path: 'floatingCharge',
    label: 'Does it contain a floating charge?',
    kind: 'choice',
    options: FLOATING_CHARGES,
    missing: 'Say whether there is a floating charge',
  },
  yesOrNo(
    'negativePledge',
    'Does it restrict further charges that would rank equally or before it?',
    'Say whether it restricts further charges',
  ),
  yesOrNo(
    'bareTrustee',
    `Does the ${body} hold the property as a bare trustee?`,
    `Say whether the ${body} is a bare trustee`,
  ),
];

const COPY_FIELDS: readonly FormField[] = [
  {
    path: 'instrument',
    label: 'Copy of the instrument',
    kind: 'document',
    category: 'DEED',
    hint: 'A PDF. It needs no stamp: it is certified by the statement below.',
    missing: 'Add the copy of the instrument',
  },
  {
    path: 'certificationStatement',
    label: 'Statement of certification',
    kind: 'long-text',
    maxLength: 500,
  },
  {
    path: 'certifiedBy',
    label: 'Certified by',
    kind: 'text',
    maxLength: 256,
    hint: 'The person who has compared the copy with the original.',
    missing: 'Enter who certifies the copy',
  },
];
