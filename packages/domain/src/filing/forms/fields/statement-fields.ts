import { formatCivilDate } from '../../../dates/date-text.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import { NAME_REASONS } from '../../../identity/name-reasons.ts';
import { parsePersonalCode } from '../../../identity/personal-code.ts';
import type { FiledNameMismatchReason, OfficerRole } from '../filed-officer.ts';
import { type Answers, answerAt, type FormField } from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { ANOTHER_CODE_PATH, CODE_NOT_KEPT_PATH, heldCodeOf, knownPersonOf } from './known-person.ts';

/** The consent to act (ss. 167G, 279G): the company or partnership confirms it, and it is never ticked beforehand. */
export function consentField(path: string, role: OfficerRole, whom: 'person' | 'body'): FormField {
  const body = role === 'member' ? 'partnership' : 'company';
  return {
    path,
    label: `The ${body} confirms that the ${whom} named has consented to act as a ${role}`,
    kind: 'tick',
    missing: `Confirm the consent to act as a ${role}`,
  };
}

/** Where a personal code is typed, and what it is called among the secrets of a form. */
export const CODE_PATH = 'personalCode';

/** The personal code of somebody of whom none is held. */
export const codeField = (path = CODE_PATH): FormField => ({
  path,
  label: 'Personal code',
  kind: 'text',
  maxLength: 20,
  hint: 'Eleven letters and digits, which Companies House gave this person. It is stored encrypted, and shown again only on request.',
  isSecret: true,
  missing: 'Enter the personal code',
});

/** The statement that a person's identity is verified (s. 1110A), with the code that proves it: the one that is held, or another. */
export function identityFields(path: string, asked: FormCase): readonly FormField[] {
  return [...codeFields(asked), ...identityStatement(path)];
}

/** The statement itself, and why the verified name differs. */
export function identityStatement(path: string): readonly FormField[] {
  return [
    {
      path: `${path}.identityVerified`,
      label: 'The identity of this person is verified in accordance with the Companies Act 2006',
      kind: 'tick',
      missing: 'Confirm that the identity is verified',
    },
    {
      path: `${path}.nameMismatchReason`,
      label: 'Why the verified name differs',
      kind: 'select',
      options: NAME_REASONS,
      isOptional: true,
      hint: 'Only where the name above is not the name under which the identity was verified.',
    },
  ];
}

function codeFields(asked: FormCase): readonly FormField[] {
  const known = knownPersonOf(asked);
  if (known === undefined) return [codeField()];
  const held: readonly FormField[] =
    known.codeSince === undefined
      ? []
      : [
          {
            path: ANOTHER_CODE_PATH,
            label: 'Use another code',
            kind: 'tick',
            isOptional: true,
            decidesFields: true,
            hint: `Code held for this person since ${formatCivilDate(known.codeSince)}. It is sent with the form: nothing has to be typed.`,
          },
        ];
  return heldCodeOf(asked) === undefined ? [...held, codeField(), NOT_KEPT_FIELD] : held;
}

const NOT_KEPT_FIELD: FormField = {
  path: CODE_NOT_KEPT_PATH,
  label: 'Do not keep this code for later filings of this person',
  kind: 'tick',
  isOptional: true,
};

/** A personal code that cannot be one, or is another’s. */
export function checkPersonalCode(asked: FormCase): readonly FieldError[] {
  if (heldCodeOf(asked) !== undefined) return [];
  const typed = parsePersonalCode(answerAt(asked.answers, CODE_PATH));
  if (!typed.ok) return [fieldError(CODE_PATH, typed.reason, typed.message)];
  const refusal = asked.facts.codeRefusals?.[CODE_PATH];
  return refusal === undefined ? [] : [fieldError(CODE_PATH, 'held-for-another', refusal)];
}

/** The personal code as it is sent, as a secret. The one that is held is opened by whoever composes the message. */
export function personalCodeSecret(asked: FormCase): Readonly<Record<string, string>> {
  if (heldCodeOf(asked) !== undefined) return {};
  const typed = parsePersonalCode(answerAt(asked.answers, CODE_PATH));
  return typed.ok ? { [CODE_PATH]: typed.code.reveal() } : {};
}

/** Why the verified name differs; undefined where it does not. */
export function mismatchReasonAt(answers: Answers, path: string): FiledNameMismatchReason | undefined {
  const answer = answerAt(answers, `${path}.nameMismatchReason`);
  return NAME_REASONS.find(({ value }) => value === answer)?.value;
}
