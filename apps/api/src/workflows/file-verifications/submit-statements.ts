import { submitVerificationStatements } from '@statbook/contract/calls';
import { findFiling } from '../../filings/filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import { type SubmittingDependencies, submitReviewed } from '../pay-and-submit/submit/submit-filing.ts';
import { wordsOf } from './why-not-filed.ts';

/** Each is submitted as from its own review page, one after the other; the turn of the presenter keeps the pace of what is sent. */
export const submitVerificationStatementsHandler = (needs: SubmittingDependencies) =>
  handle(submitVerificationStatements, async ({ body, person, requestId }) => {
    const entity = [];
    for (const order of body.filings) {
      const { filingId } = order;
      const filing = await needs.database.transaction(person.scope, (tx) => findFiling(tx, filingId));
      const answer =
        filing?.form === 'VS01'
          ? await submitReviewed(needs, { body: order, person, requestId })
          : refuse('not-found');
      const why = answer instanceof Refusal ? wordsOf(answer) : null;
      entity.push({ filingId, isSubmitted: why === null, why });
    }
    return { entity };
  });
