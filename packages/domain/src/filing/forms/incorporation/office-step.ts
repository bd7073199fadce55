import { EMAIL_REFUSALS, findEmailRefusal } from '../../../companies/registered-email.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import { isSicCode, MOST_SIC_CODES, SIC_ACTIVITIES } from '../../../reference-data/sic-codes.ts';
import {
  addressFields,
  checkNoBox,
  checkPartOfUk,
  checkUkPostcode,
  ukPartsFor,
} from '../fields/address-fields.ts';
import {
  type Answers,
  answerAt,
  type FieldOption,
  type FormField,
  type FormStep,
} from '../kernel/form-fields.ts';
import { bodyOf } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { isPartnership, OFFICE_PATH } from './formed-company.ts';

export const APPROPRIATE_OFFICE = 'isAppropriateOffice';
export const EMAIL_PATH = 'registeredEmail';
const APPROPRIATE_EMAIL = 'isAppropriateEmail';
const SIC_PATH = 'sicCodes';

const ACTIVITIES: readonly FieldOption[] = SIC_ACTIVITIES.map(({ code, description }) => ({
  value: code,
  label: `${code} – ${description}`,
}));

/** Where it is reached, and what it does. */
export function officeStep(asked: FormCase): FormStep {
  const { facts, answers } = asked;
  const body = bodyOf(facts);
  const activities = { title: 'What the company does', fields: activityFields(answers) };
  return {
    id: 'office',
    title: isPartnership(asked) ? 'Office and email' : 'Office and activities',
    sections: [
      {
        title: 'Registered office',
        hint: `In the part of the United Kingdom in which the ${body} is registered. A PO box is not accepted.`,
        fields: [
          ...addressFields({
            path: OFFICE_PATH,
            countries: ukPartsFor(facts),
            isPostcodeRequired: true,
            extras: ['careOf'],
          }),
          {
            path: APPROPRIATE_OFFICE,
            label:
              'The address is an appropriate address as section 86(2) of the Companies Act 2006 describes it',
            kind: 'tick',
            hint: `Documents delivered there come to the attention of a person acting for the ${body}, and their delivery can be recorded by an acknowledgement.`,
            missing: 'Confirm that the address is an appropriate address',
          },
        ],
      },
      {
        title: 'Registered email address',
        hint: 'It is not public.',
        fields: [
          { path: EMAIL_PATH, label: 'Registered email address', kind: 'email', maxLength: 256 },
          {
            path: APPROPRIATE_EMAIL,
            label:
              'The email address is an appropriate email address as outlined in section 88A(2) of the Companies Act 2006',
            kind: 'tick',
            hint: `Emails sent to it by Companies House come to the attention of a person acting for the ${body}.`,
            missing: 'Confirm that the email address is an appropriate email address',
          },
        ],
      },
      ...(isPartnership(asked) ? [] : [activities]),
    ],
  };
}

/** The next code is asked for once there is one. */
function activityFields(answers: Answers): readonly FormField[] {
  const asked = Math.min(codesAt(answers).length + 1, MOST_SIC_CODES);
  return Array.from({ length: asked }, (_, index) => ({
    path: `${SIC_PATH}.${index}`,
    label: index === 0 ? 'SIC code' : `SIC code ${index + 1}`,
    kind: 'select',
    options: ACTIVITIES,
    decidesFields: true,
    ...(index > 0 && { isOptional: true }),
  }));
}

/** The codes given, in order, up to the first that is not. */
function codesAt(answers: Answers): readonly string[] {
  const codes = Array.from({ length: MOST_SIC_CODES }, (_, index) =>
    answerAt(answers, `${SIC_PATH}.${index}`),
  );
  const end = codes.indexOf('');
  return end === -1 ? codes : codes.slice(0, end);
}

/** The codes of the activities of a company; a partnership has none. */
export function sicCodesAt(asked: FormCase): readonly string[] | undefined {
  return isPartnership(asked) ? undefined : codesAt(asked.answers);
}

export function checkOffice(asked: FormCase): readonly FieldError[] {
  const { answers } = asked;
  const refusal = findEmailRefusal(answerAt(answers, EMAIL_PATH));
  return [
    ...checkUkPostcode(answers, OFFICE_PATH),
    ...checkPartOfUk(asked, OFFICE_PATH),
    ...checkNoBox(answers, OFFICE_PATH),
    ...(refusal === undefined ? [] : [fieldError(EMAIL_PATH, refusal, EMAIL_REFUSALS[refusal])]),
    ...checkCodes(sicCodesAt(asked) ?? []),
  ];
}

function checkCodes(codes: readonly string[]): readonly FieldError[] {
  return codes.flatMap((code, index) => {
    const isRepeated = codes.indexOf(code) !== index;
    if (isSicCode(code) && !isRepeated) return [];
    return [fieldError(`${SIC_PATH}.${index}`, 'repeated', 'Choose each code once, like 62012')];
  });
}
