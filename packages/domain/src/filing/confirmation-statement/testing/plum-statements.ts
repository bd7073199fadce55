import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import { checkConfirmationStatement } from '../checks/readiness.ts';
import type { ConfirmationStatementFacts } from '../facts.ts';
import { toSubmission } from '../submission/submission.ts';
import type { ConfirmationStatementSubmission } from '../submission/submission-content.ts';
import {
  ALICE,
  BOB,
  NOTHING_CHANGED,
  ordinaryCapital,
  ordinaryHolding,
  PLUM,
  TODAY,
} from './plum-limited.ts';

/** Checks the statement in which nothing has changed, with other answers and facts. */
export const checkPlum = (
  draft: Partial<ConfirmationStatementDraft> = {},
  facts: Partial<ConfirmationStatementFacts> = {},
  today = TODAY,
) => checkConfirmationStatement({ ...NOTHING_CHANGED, ...draft }, { ...PLUM, ...facts }, today);

/** The errors of `checkPlum` as "path: code". */
export const errorsOfPlum = (...args: Parameters<typeof checkPlum>) =>
  checkPlum(...args).errors.map(({ path, code }) => `${path}: ${code}`);

/** The submission of the statement with other answers and facts. @throws Error where it is not ready. */
export function submitPlum(
  draft: Partial<ConfirmationStatementDraft> = {},
  facts: Partial<ConfirmationStatementFacts> = {},
): ConfirmationStatementSubmission {
  const outcome = toSubmission({ ...NOTHING_CHANGED, ...draft }, { ...PLUM, ...facts }, TODAY);
  if (!outcome.ok) throw new Error(JSON.stringify([outcome.errors, outcome.blockers]));
  return outcome.submission;
}

/** A submission in which every part has changed. */
export const everythingChanged = (): ConfirmationStatementSubmission =>
  submitPlum(
    {
      sicCodes: { answer: 'replace', codes: ['62012', '70229'] },
      statementOfCapital: { answer: 'replace', capital: ordinaryCapital('1,500.0') },
      shareholdings: {
        answer: 'replace',
        holdings: [
          { ...ordinaryHolding('Alice', '1,499'), address: { line1: '1 High Street' } },
          {
            ...ordinaryHolding('Bob', '1'),
            transfers: [{ transferredOn: '2026-03-01', numberOfShares: '39' }],
          },
        ],
      },
      registeredEmail: { address: ' office@plum.co.uk ' },
      identity: { bob: { personalCodeGiven: true, nameMismatchReason: 'preferred-name' } },
      signer: { name: ' Alice Green ', capacity: 'director' },
    },
    { hasRegisteredEmail: false, directors: [ALICE, BOB], trading: undefined },
  );
