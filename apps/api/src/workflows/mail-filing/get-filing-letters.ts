import { getFilingLetters } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import { findFilingInReach } from './offered-documents.ts';
import { presentLetters } from './present-letters.ts';

/** What went to the client about a filing, and what can. */
export const getFilingLettersHandler = ({ clock }: { clock: Clock }) =>
  handle(getFilingLetters, async ({ tx, query: { filingId }, person }) => {
    const found = await findFilingInReach(tx, filingId);
    if (found === undefined) return refuse('not-found');
    return { entity: [await presentLetters(tx, found, { person, now: clock.now() })] };
  });
