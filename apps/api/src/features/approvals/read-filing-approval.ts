import { findRequestFor, listDecisions } from '../../filings/approval/approval-queries.ts';
import { type FilingApproval, readApproval } from '../../filings/approval/filing-approval.ts';
import {
  prepareDraft,
  type PreparedDraft,
  type PreparingDependencies,
} from '../../filings/approval/prepare-draft.ts';
import { type FilingCompany, findFilingCompany } from '../../filings/filing-company-queries.ts';
import { type Filing, findLatestAttempt } from '../../filings/filing-queries.ts';
import type { FiledForms } from '../../filings/filed-form.ts';
import type { Platform } from '../../composition.ts';
import type { Transaction } from '../../platform/database/database.ts';

export type Dependencies = PreparingDependencies &
  Pick<Platform, 'database' | 'documentStore' | 'logger' | 'activity' | 'jobs' | 'live' | 'pdfRenderer'> & {
    forms: FiledForms;
  };

/** A draft as it would be sent now, and where it stands. */
export interface DraftApproval extends PreparedDraft {
  readonly filing: Filing;
  readonly company: FilingCompany;
  readonly approval: FilingApproval;
}

/** Reads a draft as it would be sent, and what was approved of it; undefined where its company is out of reach. */
export async function readDraftApproval(
  tx: Transaction,
  needs: Dependencies,
  filing: Filing | undefined,
): Promise<DraftApproval | undefined> {
  const company = filing && (await findFilingCompany(tx, filing.companyId));
  if (filing === undefined || company === undefined) return undefined;
  const draft = await prepareDraft(tx, needs, { filing, company });
  const approval = await readApproval(tx, { filing, content: draft.content });
  return { filing, company, ...draft, approval };
}

/** What was approved of a filing that has gone out: of exactly what was sent, whatever the policies say by now. */
export async function readSentApproval(
  tx: Transaction,
  filing: Filing,
): Promise<{ approval: FilingApproval; contentSha256: string | undefined }> {
  const attempt = await findLatestAttempt(tx, filing.id);
  const contentSha256 = attempt?.contentSha256;
  const request = contentSha256 && (await findRequestFor(tx, { filingId: filing.id, contentSha256 }));
  const nothing = { levels: [], awaited: [], needsAnother: false };
  if (!request)
    return {
      approval: { picture: { state: 'not-needed', ...nothing }, request: undefined, decisions: [] },
      contentSha256,
    };
  const decisions = await listDecisions(tx, [request.id]);
  const isRefused = decisions.some(({ decision }) => decision === 'refused');
  const state = isRefused ? 'refused' : decisions.length === 0 ? 'asked' : 'approved';
  return { approval: { picture: { state, ...nothing }, request, decisions }, contentSha256 };
}
