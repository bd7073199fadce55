import type { FiledNameMismatchReason } from '../filed-officer.ts';
import type { RegisteredPsc } from '../filed-psc.ts';

/**
 * The statement that the identity of an individual with significant control is verified (VS01; s. 790LM), given for each
 * company anew. Secret: `personalCode`.
 */
export interface PscVerificationContent {
  readonly psc: Extract<RegisteredPsc, { kind: 'individual' }> & {
    readonly identityVerified: boolean;
    readonly nameMismatchReason?: FiledNameMismatchReason | undefined;
  };
}
