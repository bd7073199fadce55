import { isServedCompanyType } from '../companies/company-types.ts';
import type { FormId } from '../filing/form-catalogue.ts';
import type { ObligationKind } from './obligation.ts';
import type { NamedObligation } from './obligation-words.ts';

/** What leads to an obligation being met, or to what stands in the way: where it is recorded, or the form that does it. */
export const OBLIGATION_ACTS = [
  'file-statement',
  'show-statements',
  'show-accounts',
  'begin-form',
  'go-on',
  'show-filing',
  'show-entry',
  'settle-notice',
  'notify-psc',
  'verify-psc',
  'show-officers',
  'show-pscs',
  'show-members',
  'show-certificates',
  'show-diary',
  'enter-code',
] as const;
export type ObligationAct = (typeof OBLIGATION_ACTS)[number];

/** The act that does an obligation, with what is known of it; a form is begun where the product has it. */
export function actOfObligation(
  { kind, form, filingId, filingState, companyType }: NamedObligation,
  canBegin: (form: FormId) => boolean,
): ObligationAct {
  const isDraft = filingState === undefined || filingState === 'draft';
  if (kind === 'confirmation-statement') {
    // Partnerships, and kinds that are shown only, file theirs elsewhere.
    const isOffered = companyType === undefined || isServedCompanyType(companyType);
    return !isDraft ? 'show-filing' : isOffered ? 'file-statement' : 'show-statements';
  }
  if (filingId !== undefined) return isDraft ? 'go-on' : 'show-filing';
  if (kind === 'form') return form !== undefined && canBegin(form) ? 'begin-form' : 'show-entry';
  return ACTS[kind];
}

/** Where the others are met. */
const ACTS: Readonly<Record<Exclude<ObligationKind, 'confirmation-statement' | 'form'>, ObligationAct>> = {
  accounts: 'show-accounts',
  'control-notice': 'settle-notice',
  'unregistered-psc': 'notify-psc',
  'stamp-duty': 'show-entry',
  certificates: 'show-certificates',
  'director-verification': 'show-officers',
  'psc-verification': 'verify-psc',
  'annual-general-meeting': 'show-diary',
  diary: 'show-diary',
};
