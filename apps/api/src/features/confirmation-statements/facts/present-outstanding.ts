import type { statementOutstanding, Unchanging } from '@statbook/contract';
import type { CivilDate } from '@statbook/domain/dates';
import {
  type ConfirmationStatementFacts,
  outstandingObligations,
} from '@statbook/domain/filing/confirmation-statement';
import { keyOfObligation } from '@statbook/domain/obligations';
import type { z } from 'zod';
import { presentObligation } from '../../../obligations/present-obligation.ts';

/** What our own record knows to be undelivered for a statement made up to a day. */
export function presentOutstanding(
  madeUpTo: string,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): Unchanging<z.input<typeof statementOutstanding>> {
  return outstandingObligations({ madeUpTo }, facts, today).map((each) => ({
    key: keyOfObligation(each),
    ...presentObligation(each, today),
  }));
}
