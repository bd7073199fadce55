import { errorKinds } from '@statbook/contract';
import { submitFilings } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import { type SubmittingDependencies, submitReviewed } from './submit-filing.ts';

/** Submits several filings one by one, each as its review showed it; where one is refused, the others go. */
export const submitFilingsHandler = (needs: SubmittingDependencies) =>
  handle(submitFilings, async ({ body: { filings }, person, requestId }) => {
    const entity = [];
    for (const body of filings) {
      const submitted = await submitReviewed(needs, { body, person, requestId }).catch((error: unknown) => {
        needs.logger.error({ err: error, filingId: body.filingId }, 'filing not submitted');
        return refuse('internal');
      });
      entity.push({ filingId: body.filingId, ...outcomeOf(submitted) });
    }
    return { entity };
  });

function outcomeOf(submitted: Awaited<ReturnType<typeof submitReviewed>>) {
  if (!(submitted instanceof Refusal)) return { state: submitted.entity[0]?.state, refusal: undefined };
  const { code, detail } = submitted;
  return { state: undefined, refusal: { code, message: detail ?? errorKinds[code].detail } };
}
