import { reopenFiling } from '@statbook/contract/calls';
import { findFormRules } from '@statbook/domain/filing/forms';
import type { Platform } from '../../composition.ts';
import { withAnswer } from '../../filings/draft/with-answer.ts';
import {
  type Filing,
  type FilingAttempt,
  findLatestAttempt,
  lockFiling,
  updateFiling,
} from '../../filings/filing-queries.ts';
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
    const changed = { ...(step !== null && { draftStep: step }), ...draftAfter(filing, attempt) };
    if (Object.keys(changed).length > 0) await updateFiling(tx, filing.id, changed);
    const { id: filingId, companyId, form } = filing;
    record({ companyId, subject: form, details: { filingId } });
    return { entity: [{ filingId, companyId, form, step, field }] };
  });

/** The next attempt names the rejection that it follows, where the registrar gave that a reference. */
function draftAfter({ form, draft }: Filing, { rejectReference }: FilingAttempt): Partial<Filing> {
  const path = findFormRules(form)?.rejectReferencePath;
  if (path === undefined || rejectReference === null) return {};
  return { draft: withAnswer(draft, path, rejectReference) };
}

const unknownPlace = { step: null, field: null };
const refusals = {
  'may-be-held': 'filing-may-be-held',
  'nothing-came-back': 'filing-not-reopenable',
} as const;
