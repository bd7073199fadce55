import type { FieldError } from '../field-error.ts';
import type { FormId } from './form-catalogue.ts';

/** Something that must be done elsewhere before a form can be filed. */
export interface Blocker {
  readonly code: string;
  readonly message: string;
  /** Forms, one of which does it; empty where none does. */
  readonly forms: readonly FormId[];
}

/** Before anything goes through the gateway. */
export const AUTHENTICATION_CODE_MISSING: Blocker = {
  code: 'authentication-code-missing',
  message: 'Give the authentication code of the company: nothing can be filed without it.',
  forms: [],
};

/** Something to know before filing, which does not prevent it. */
export interface Warning {
  readonly code: string;
  readonly message: string;
}

/** Everything that prevents the submission of a draft, and the warnings. */
export interface Readiness {
  readonly isReady: boolean;
  readonly errors: readonly FieldError[];
  readonly blockers: readonly Blocker[];
  readonly warnings: readonly Warning[];
}
