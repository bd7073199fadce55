import { type FieldError, fieldError } from '../../../field-error.ts';
import { parsePersonalCode } from '../../../identity/personal-code.ts';
import type { FiledNameMismatchReason, OfficerRole } from '../filed-officer.ts';
import { type Answers, answerAt, type FieldOption, type FormField } from '../kernel/form-fields.ts';

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

const CODE_PATH = 'personalCode';

const MISMATCH_REASONS = [
  { value: 'PREFERRED_NAME', label: 'A preferred name is used' },
  { value: 'LEGALLY_CHANGED', label: 'The name was changed by law, as by marriage' },
  { value: 'TRANSLATION_OR_DIFF_CONV', label: 'A translation, or another convention of names' },
  { value: 'REGISTER_ERROR', label: 'The register has an error' },
  { value: 'NOT_SAY', label: 'The person prefers not to say' },
] as const satisfies readonly (FieldOption & { value: FiledNameMismatchReason })[];

/** The statement that a person's identity is verified (s. 1110A), with the code that proves it. */
export function identityFields(path: string): readonly FormField[] {
  return [
    {
      path: CODE_PATH,
      label: 'Personal code',
      kind: 'text',
      maxLength: 20,
      hint: 'Eleven letters and digits, which Companies House gave this person. It is stored encrypted, and shown again only on request.',
      isSecret: true,
      missing: 'Enter the personal code',
    },
    {
      path: `${path}.identityVerified`,
      label: 'The identity of this person is verified in accordance with the Companies Act 2006',
      kind: 'tick',
      missing: 'Confirm that the identity is verified',
    },
    {
      path: `${path}.nameMismatchReason`,
      label: 'Why the verified name is another',
      kind: 'select',
      options: MISMATCH_REASONS,
      isOptional: true,
      hint: 'Only where the name above is not the name under which the identity was verified.',
    },
  ];
}

/** A personal code that cannot be one. */
export function checkPersonalCode(answers: Answers): readonly FieldError[] {
  const typed = parsePersonalCode(answerAt(answers, CODE_PATH));
  return typed.ok ? [] : [fieldError(CODE_PATH, typed.reason, typed.message)];
}

/** The personal code as it is sent, as a secret. */
export function personalCodeSecret(answers: Answers): Readonly<Record<string, string>> {
  const typed = parsePersonalCode(answerAt(answers, CODE_PATH));
  return typed.ok ? { [CODE_PATH]: typed.code.reveal() } : {};
}

/** Why the verified name differs; undefined where it does not. */
export function mismatchReasonAt(answers: Answers, path: string): FiledNameMismatchReason | undefined {
  const answer = answerAt(answers, `${path}.nameMismatchReason`);
  return MISMATCH_REASONS.find(({ value }) => value === answer)?.value;
}
