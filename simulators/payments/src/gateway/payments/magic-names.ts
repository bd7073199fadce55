import { type Outcome, outcomes } from '../transactions/outcomes.ts';

/** What the cardholder's bank says when it is asked without troubling the cardholder. */
export interface Authentication {
  status: string;
  /** What follows for the payment: on to the bank, a refusal, or as the account's rules say. */
  verdict: 'authorise' | 'by-account-rules' | Outcome;
}

const named: Record<string, Authentication> = {
  SUCCESSFUL: { status: 'Authenticated', verdict: 'authorise' },
  NOTAUTH: { status: 'NotAuthenticated', verdict: outcomes.notAuthenticated },
  PROOFATTEMPT: { status: 'AttemptOnly', verdict: 'authorise' },
  NOTENROLLED: { status: 'CardNotEnrolled', verdict: 'by-account-rules' },
  TECHDIFFICULTIES: { status: 'Incomplete', verdict: 'by-account-rules' },
  ERROR: { status: 'Error', verdict: 'by-account-rules' },
  REJECT: { status: 'NotAuthenticated', verdict: outcomes.refusedByIssuer },
};

export const challengeName = 'CHALLENGE';

/** The sandbox decides by the cardholder's name; other names pass only with `successByDefault`. */
export function authenticateByName(cardholderName: string, successByDefault: boolean): Authentication {
  const other: Authentication = successByDefault
    ? { status: 'Authenticated', verdict: 'authorise' }
    : { status: 'NotAuthenticated', verdict: outcomes.notAuthenticated };
  return named[cardholderName.trim()] ?? other;
}
