import type { FormId } from '../form-catalogue.ts';
import type { RefusalExplanation } from './explanation.ts';
import { findFormRules } from '../forms/form-families.ts';
import { type KnownRejection, KNOWN_REJECTIONS } from './rejection-table.ts';

/** A reason of a rejection, as the registrar gave it. */
export interface RejectionReason {
  readonly code: string;
  readonly text: string;
}

const UNKNOWN: RefusalExplanation = {
  meaning: 'The Companies House message is all there is: this code is not published.',
  whatToDo:
    'Correct what it names. If it does not say enough, ring Companies House with the submission number.',
};

/** Explains a rejection, with the field to correct where the reason is known. */
export function explainRejection(form: FormId, reason: RejectionReason): RefusalExplanation {
  const general = KNOWN_REJECTIONS.filter((known) => known.form === undefined || known.form === form);
  const candidates = [...rejectionsOfFamily(form), ...general];
  return (
    candidates.find(({ codes }) => codes?.includes(reason.code) === true) ??
    candidates.find(({ wording }) => wording?.test(reason.text) === true) ??
    UNKNOWN
  );
}

/** What the family of a form knows of its rejections. */
function rejectionsOfFamily(form: FormId): readonly KnownRejection[] {
  const known = findFormRules(form)?.rejections ?? [];
  const ofForm = known.filter(({ forms }) => forms === undefined || forms.includes(form));
  return ofForm.map(({ code, wording, meaning, step }) => ({
    ...(code !== undefined && { codes: [code] }),
    ...(wording !== undefined && { wording }),
    meaning,
    whatToDo: 'Correct it, and file the form again.',
    step,
  }));
}

/** Why the gateway did not accept an attempt: its error classes, and two of Statbook's own. */
export type GateTrouble =
  | 'configuration'
  | 'credit-account'
  | 'company-authentication'
  | 'form-content'
  | 'duplicate-submission-number'
  | 'nothing-found'
  | 'other'
  | 'not-written'
  | 'no-answer';

/** What can be done about a filing that the gateway did not accept. */
export type GateRemedy = 'send-again' | 'correct' | 'either';

interface GateAdvice {
  readonly whatToDo: string;
  readonly remedy: GateRemedy;
}

/** Numbers and meanings: gateway reference, part 12. */
const GATE_ADVICE: Readonly<Record<GateTrouble, GateAdvice>> = {
  configuration: {
    whatToDo:
      'Have a main user check the presenter ID and code and the mode of this installation; then send it again.',
    remedy: 'send-again',
  },
  'credit-account': {
    whatToDo:
      'Have the presenter’s credit account at Companies House set up, paid or its limit raised; then send it again.',
    remedy: 'send-again',
  },
  'company-authentication': {
    whatToDo: 'Replace the company’s authentication code, then send it again.',
    remedy: 'either',
  },
  'form-content': { whatToDo: 'Correct what the words name, and file it again.', remedy: 'correct' },
  'duplicate-submission-number': {
    whatToDo: 'Send it again: it goes under a new number, because the old one is not ours.',
    remedy: 'send-again',
  },
  'nothing-found': { whatToDo: 'Send it again.', remedy: 'either' },
  other: { whatToDo: 'Send it again, or correct what the words name.', remedy: 'either' },
  'not-written': { whatToDo: 'Correct the field that the words name, and file it again.', remedy: 'correct' },
  'no-answer': {
    whatToDo:
      'Send it again when Companies House answers. It keeps its number, so that it cannot be filed twice.',
    remedy: 'send-again',
  },
};

/** Advises on a filing that the gateway did not accept. */
export function adviseOnGateTrouble(trouble: GateTrouble): GateAdvice {
  return GATE_ADVICE[trouble];
}
