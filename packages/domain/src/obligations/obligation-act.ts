import type { FormId } from '../filing/form-catalogue.ts';
import type { Obligation } from './obligation.ts';

/** What leads to an obligation being met, or to what stands in the way: where it is recorded, or the form that does it. */
export const OBLIGATION_ACTS = [
  'file-statement',
  'show-accounts',
  'begin-form',
  'go-on',
  'show-filing',
  'show-entry',
  'settle-notice',
  'show-officers',
  'show-pscs',
  'show-certificates',
  'show-diary',
  'enter-code',
] as const;
export type ObligationAct = (typeof OBLIGATION_ACTS)[number];

/** The act that does an obligation, with what is known of it; a form is begun where the product has it. */
export function actOfObligation(
  { kind, form, filingId, filingState }: Obligation,
  canBegin: (form: FormId) => boolean,
): ObligationAct {
  if (kind === 'confirmation-statement') {
    return filingState === undefined || filingState === 'draft' ? 'file-statement' : 'show-filing';
  }
  if (filingId !== undefined) return filingState === 'draft' ? 'go-on' : 'show-filing';
  switch (kind) {
    case 'accounts':
      return 'show-accounts';
    case 'form':
      return form !== undefined && canBegin(form) ? 'begin-form' : 'show-entry';
    case 'control-notice':
      return 'settle-notice';
    case 'stamp-duty':
      return 'show-entry';
    case 'certificates':
      return 'show-certificates';
    case 'director-verification':
      return 'show-officers';
    case 'psc-verification':
      return 'show-pscs';
    case 'annual-general-meeting':
    case 'diary':
      return 'show-diary';
  }
}
