import { errorKinds } from '@statbook/contract';
import { formatCivilDate } from '@statbook/domain/dates';
import type { VerificationStanding } from '@statbook/domain/identity';
import type { judgeRole } from '../../features/people/verification/judge-role.ts';
import type { Refusal } from '../../pipeline/refusal.ts';

type JudgedRole = ReturnType<typeof judgeRole>;

/** Why the statement of a role is not filed by itself today; undefined where it can be. */
export function whyNotFiled(role: JudgedRole | undefined): string | undefined {
  if (role === undefined) return 'The register does not show this person in control any more.';
  if (role.canFile) return undefined;
  if (role.form === 'CS01') return 'An officer’s statement is given with the confirmation statement.';
  return role.standing === 'code-held' && role.opensOn !== null
    ? `The statement can be given from ${formatCivilDate(role.opensOn)}.`
    : reasons[role.standing];
}

const codeMissing = 'The personal code is missing.';
const reasons: Readonly<Record<VerificationStanding, string>> = {
  overdue: codeMissing,
  'window-open': codeMissing,
  'code-missing': codeMissing,
  'code-held': 'The register gives no day from which the statement can be given. File it on its own page.',
  rejected: 'The statement was sent and not accepted. Correct it on its own page.',
  sent: 'The statement is on its way to Companies House already.',
  given: 'The statement is given already: nothing is to be filed.',
  'on-paper': 'Companies House protects this person: the statement goes to it on paper.',
  'not-needed': 'Nobody asks for a statement of this role.',
};

/** What a refusal says, in one sentence or two. */
export const wordsOf = ({ detail, code }: Refusal): string => detail ?? errorKinds[code].detail;
