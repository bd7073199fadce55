import { type FieldError, fieldError } from '../../../field-error.ts';
import { type Answers, answerAt, type FormField, type FormStep, ticksAt } from '../kernel/form-fields.ts';
import { PERSONAL_ATTRIBUTES, type PersonalAttribute } from './content.ts';

const PATH = 'authentication';
const ATTRIBUTES_ASKED = 3;
const ATTRIBUTE_LENGTH = 3;

/** What each attribute is, and which three characters of it are asked for. */
const ATTRIBUTES: Readonly<Record<PersonalAttribute, { readonly label: string; readonly hint: string }>> = {
  BIRTOWN: { label: 'Town of birth', hint: 'Its first three letters.' },
  TEL: { label: 'Telephone number', hint: 'Its last three digits.' },
  NATINS: { label: 'National Insurance number', hint: 'Its last three characters.' },
  PASSNO: { label: 'Passport number', hint: 'Its last three characters.' },
  MUM: { label: 'Mother’s maiden name', hint: 'Its first three letters.' },
  DAD: { label: 'Father’s first name', hint: 'Its first three letters.' },
};

const isAttribute = (text: string): text is PersonalAttribute => Object.hasOwn(ATTRIBUTES, text);

/** The attributes chosen, in the order of the form. */
export function attributesAt(answers: Answers): readonly PersonalAttribute[] {
  const chosen = ticksAt(answers, PATH).filter(isAttribute);
  return PERSONAL_ATTRIBUTES.filter((attribute) => chosen.includes(attribute));
}

/** The page that asks for three attributes of the person filing; the characters are kept sealed. */
export function authenticationStep(answers: Answers): FormStep {
  const choice: FormField = {
    path: PATH,
    label: 'Which three do you give?',
    kind: 'ticks',
    options: PERSONAL_ATTRIBUTES.map((value) => ({ value, label: ATTRIBUTES[value].label })),
    decidesFields: true,
    missing: 'Tick three of them',
  };
  const characters = attributesAt(answers).map((attribute) => ({
    path: `${PATH}.${attribute}`,
    kind: 'text' as const,
    maxLength: ATTRIBUTE_LENGTH,
    isSecret: true,
    ...ATTRIBUTES[attribute],
  }));
  return {
    id: 'authentication',
    title: 'Who files',
    hint: 'Companies House knows the person who files a charge by three of these. They are stored encrypted.',
    sections: [{ title: 'Personal attributes', fields: [choice, ...characters] }],
  };
}

/** What is wrong with the attributes: not three, or not three characters of each. */
export function checkAuthentication(answers: Answers): readonly FieldError[] {
  const attributes = attributesAt(answers);
  if (attributes.length !== ATTRIBUTES_ASKED) {
    return [fieldError(PATH, 'not-three', 'Tick exactly three of them')];
  }
  return attributes
    .filter((attribute) => Array.from(answerAt(answers, `${PATH}.${attribute}`)).length < ATTRIBUTE_LENGTH)
    .map((attribute) =>
      fieldError(`${PATH}.${attribute}`, 'not-three-characters', 'Enter exactly three characters'),
    );
}

/** The three characters of each attribute, as secrets. */
export function authenticationSecrets(answers: Answers): Readonly<Record<string, string>> {
  const paths = attributesAt(answers).map((attribute) => `${PATH}.${attribute}`);
  return Object.fromEntries(paths.map((path) => [path, answerAt(answers, path)]));
}
