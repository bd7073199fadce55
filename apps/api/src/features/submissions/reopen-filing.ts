import { reopenFiling } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { findLatestAttempt, lockFiling, updateFiling } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { closeAttempt } from '../../filings/sent-message.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { presentTroubles } from './present-troubles.ts';
import { remedyByCorrection } from './remedies.ts';

type Dependencies = Pick<Platform, 'live' | 'vault' | 'clock'>;

/** A filing that came back becomes a draft again; its attempt is over and keeps no secret. */
export const reopenFilingHandler = ({ live, vault, clock }: Dependencies) =>
  handle(reopenFiling, async ({ tx, body, person, record }) => {
    const filing = await lockFiling(tx, body.filingId);
    const attempt = filing && (await findLatestAttempt(tx, filing.id));
    if (filing === undefined || attempt === undefined) return refuse('not-found');
    const remedy = remedyByCorrection(filing.state, attempt);
    if (remedy !== 'allowed') return refuse(refusals[remedy]);
    const why = filing.state === 'rejected' ? 'reopened after the rejection' : 'reopened to be corrected';
    const moved = await moveFiling(tx, { live, clock }, filing, { to: 'draft', why, byUser: person.userId });
    if (moved === undefined) return refuse('filing-not-reopenable');
    await closeAttempt(tx, vault, attempt);
    const [trouble = unknownPlace] = presentTroubles(filing.form, attempt);
    const { step, field } = trouble;
    if (step !== null) await updateFiling(tx, filing.id, { draftStep: step });
    const { id: filingId, companyId, form } = filing;
    record({ companyId, subject: form, details: { filingId } });
    return { entity: [{ filingId, companyId, form, step, field }] };
  });

const unknownPlace = { step: null, field: null };
const refusals = {
  'may-be-held': 'filing-may-be-held',
  'nothing-came-back': 'filing-not-reopenable',
} as const;
