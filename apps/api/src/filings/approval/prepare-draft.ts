import type { Platform } from '../../composition.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Draft, type FormPreparers, type PreparedFiling, prepareFiling } from '../form-preparer.ts';
import type { ApprovedContent } from './approved-content.ts';
import { type ApprovalDependencies, contentToApprove } from './filing-approval.ts';

export type PreparingDependencies = ApprovalDependencies &
  Pick<Platform, 'clock'> & { readonly preparers: FormPreparers };

/** A draft as it would be sent now. */
export interface PreparedDraft {
  /** Undefined for a form that is not submitted here. */
  readonly prepared: PreparedFiling | undefined;
  /** What would be sent now, by its hashes; undefined while it is not ready. */
  readonly content: ApprovedContent | undefined;
}

/** Reads what a draft would send now. */
export async function prepareDraft(
  tx: Transaction,
  needs: PreparingDependencies,
  { filing, company }: Draft,
): Promise<PreparedDraft> {
  const today = needs.clock.today();
  const prepared = await prepareFiling(tx, needs.preparers, { filing, company, today });
  return { prepared, content: prepared && contentToApprove(needs, filing.id, prepared) };
}

/** The records of so many companies are held at once. */
const mostTogether = 50;

/** What drafts would send now, by the id of the filing; undefined for one that is not ready. */
export async function listDraftContents(
  tx: Transaction,
  needs: PreparingDependencies,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, ApprovedContent | undefined>> {
  const contents = new Map<string, ApprovedContent | undefined>();
  for (const [prepare, alike] of Map.groupBy(drafts, ({ filing }) => needs.preparers[filing.form])) {
    if (prepare === undefined) continue;
    for (let from = 0; from < alike.length; from += mostTogether) {
      const together = alike.slice(from, from + mostTogether);
      for (const [id, prepared] of await prepare(tx, together, needs.clock.today()))
        contents.set(id, contentToApprove(needs, id, prepared));
    }
  }
  return contents;
}
