import { type FieldError, fieldError } from '../../../field-error.ts';
import { type Answers, answerAt, type FormField, type FormStep, ticksAt } from '../kernel/form-fields.ts';
import { PERSONAL_ATTRIBUTES, type PersonalAttribute } from './content.ts';

const PATH = 'authentication';
const ATTRIBUTES_ASKED = 3;
const ATTRIBUTE_LENGTH = 3;

interface Attribute {
  readonly label: string;
  /** Which three characters of it are asked for. */
  readonly part: string;
  readonly missing: string;
}

const attributeOf = (label: string, part: string, name: string): Attribute => ({
  label,
  part,
  missing: `Enter the ${part} of the ${name}`,
});

const ATTRIBUTES: Readonly<Record<PersonalAttribute, Attribute>> = {
  BIRTOWN: attributeOf('Town of birth', 'first three letters', 'town of birth'),
  TEL: attributeOf('Telephone number', 'last three digits', 'telephone number'),
  NATINS: attributeOf('National Insurance number', 'last three characters', 'National Insurance number'),
  PASSNO: attributeOf('Passport number', 'last three characters', 'passport number'),
  MUM: attributeOf('Mother’s maiden name', 'first three letters', 'mother’s maiden name'),
  DAD: attributeOf('Father’s first name', 'first three letters', 'father’s first name'),
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
    missing: 'Tick three of the personal attributes',
  };
  const characters = attributesAt(answers).map((attribute): FormField => {
    const { label, part, missing } = ATTRIBUTES[attribute];
    return {
      path: `${PATH}.${attribute}`,
      label,
      hint: `Its ${part}.`,
      kind: attribute === 'TEL' ? 'digits' : 'text',
      maxLength: ATTRIBUTE_LENGTH,
      isSecret: true,
      missing,
    };
  });
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
    return [fieldError(PATH, 'not-three', 'Tick exactly three of the personal attributes')];
  }
  return attributes
    .filter((attribute) => Array.from(answerAt(answers, `${PATH}.${attribute}`)).length < ATTRIBUTE_LENGTH)
    .map((attribute) =>
      fieldError(`${PATH}.${attribute}`, 'not-three-characters', ATTRIBUTES[attribute].missing),
    );
}

/** The three characters of each attribute, as secrets. */
export function authenticationSecrets(answers: Answers): Readonly<Record<string, string>> {
  const paths = attributesAt(answers).map((attribute) => `${PATH}.${attribute}`);
  return Object.fromEntries(paths.map((path) => [path, answerAt(answers, path)]));
}
