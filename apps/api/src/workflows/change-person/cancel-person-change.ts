import { cancelPersonChange } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { removeFormDocuments } from '../../features/forms/documents/form-document-queries.ts';
import { findChange, listChangeFilings } from '../../features/people/change-queries.ts';
import { withdrawDraft } from '../../filings/draft/write-draft.ts';
import { finalStates, lockFilings } from '../../filings/filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';

/** Takes away what was begun in one act and is not submitted; what is on its way is withdrawn by its own page. */
export const cancelPersonChangeHandler = (dependencies: Pick<Platform, 'live' | 'clock' | 'activity'>) =>
  handle(cancelPersonChange, async ({ tx, body: { changeId }, person, record, requestId }) => {
    const change = await findChange(tx, changeId);
    const begun = await listChangeFilings(tx, changeId);
    if (change === undefined || begun.length === 0) return refuse('not-found');
    const filings = await lockFilings(
      tx,
      begun.map(({ filing }) => filing.id),
    );
    const deleted: string[] = [];
    for (const filing of filings.filter(({ state }) => state === 'draft')) {
      const refusal = await withdrawDraft(tx, dependencies, { filing, person });
      if (refusal !== undefined) continue;
      await removeFormDocuments(tx, filing.id, { but: [] });
      await dependencies.activity.record(tx, {
        accountId: person.accountId,
        actor: `person:${person.userId}`,
        action: 'form.deleted',
        companyId: filing.companyId,
        subject: filing.form,
        details: { filingId: filing.id, changeId },
        requestId,
      });
      deleted.push(filing.id);
    }
    const gone = new Set(deleted);
    const kept = filings.filter(({ id, state }) => !gone.has(id) && !finalStates.includes(state)).length;
    record({ details: { changeId, personId: change.personId, deleted } });
    return { entity: [{ deleted: deleted.length, kept }] };
  });
