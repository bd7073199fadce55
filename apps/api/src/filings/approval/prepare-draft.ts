import type { Platform } from '../../composition.ts';
import type { CompanyInReach } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Filing } from '../filing-queries.ts';
import type { FormPreparers, PreparedFiling } from '../form-preparer.ts';
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

/** A filing and whose it is. */
export interface Draft {
  readonly filing: Filing;
  readonly company: CompanyInReach;
}

/** Reads what a draft would send now. */
export async function prepareDraft(
  tx: Transaction,
  needs: PreparingDependencies,
  { filing, company }: Draft,
): Promise<PreparedDraft> {
  const prepare = needs.preparers[filing.form];
  const prepared = await prepare?.(tx, { filing, company, today: needs.clock.today() });
  return { prepared, content: prepared && contentToApprove(needs, filing.id, prepared) };
}

/** What drafts would send now, by the id of the filing; undefined for one that is not ready. */
export async function listDraftContents(
  tx: Transaction,
  needs: PreparingDependencies,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, ApprovedContent | undefined>> {
  const contents = new Map<string, ApprovedContent | undefined>();
  for (const draft of drafts) contents.set(draft.filing.id, (await prepareDraft(tx, needs, draft)).content);
  return contents;
}
