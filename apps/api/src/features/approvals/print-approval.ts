import type { ApprovalEvidenceInput } from '@statbook/documents';
import { printApproval } from '@statbook/contract/calls';
import { civilDate, formatCivilDate } from '@statbook/domain/dates';
import { formNameOf } from '@statbook/domain/filing';
import { type ApprovalDecisionRow, approverIdOf } from '../../filings/approval/approval-queries.ts';
import { listApprovers } from '../../filings/approval/approver-queries.ts';
import { findFiling, findLatestAttempt } from '../../filings/filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import { keepDrawing } from '../../platform/documents/keep-drawing.ts';
import { nameOfFile, sendFile } from '../../platform/files/send-file.ts';
import { readShown } from './ask-for-approval.ts';
import type { Dependencies } from './read-filing-approval.ts';

/** Who approved what is, or was, sent: the hash, the names, the times and the authority of each. */
export const printApprovalHandler = (needs: Dependencies) =>
  handle(printApproval, async ({ query, person, reply, note }) => {
    const evidence = await needs.database.transaction(person.scope, async (tx) => {
      const composed = await composeEvidence(tx, needs, query.filingId);
      if (composed instanceof Refusal) return composed;
      const { companyId, input } = composed;
      await note(tx, {
        companyId,
        subject: `${input.form} ${input.company.number}`,
        details: { filingId: query.filingId, sha256: input.contentSha256 },
      });
      return composed;
    });
    if (evidence instanceof Refusal) return evidence;
    const { companyId, input, isDraft } = evidence;
    const content = await needs.pdfRenderer.render('drawApprovalEvidence', input);
    const name = nameOfFile([input.company.name, input.form, 'approval'], 'pdf');
    const drawing = { companyId, kind: 'approval', filename: name, bytes: content } as const;
    if (!isDraft) await keepDrawing(needs, { person, ...drawing });
    sendFile(reply, { name, type: 'application/pdf', content });
    return undefined;
  });

async function composeEvidence(
  tx: Transaction,
  needs: Dependencies,
  filingId: string,
): Promise<{ companyId: string; isDraft: boolean; input: ApprovalEvidenceInput } | Refusal> {
  const shown = await readShown(tx, needs, await findFiling(tx, filingId));
  if (shown instanceof Refusal) return shown;
  const { filing, company, approval } = shown;
  const { request, decisions } = approval;
  if (request === undefined) return refuse('not-found');
  const approvers = await listApprovers(tx, [request.askedBy, ...decisions.map(approverIdOf)]);
  const approver = (id: string) => approvers.find(({ approverId }) => approverId === id);
  const attempt = filing.state === 'draft' ? undefined : await findLatestAttempt(tx, filing.id);
  return {
    companyId: company.id,
    isDraft: filing.state === 'draft',
    input: {
      company: { name: company.name, number: company.number },
      form: filing.form,
      formName: formNameOf(filing.form, company.number, company.type),
      contentSha256: request.contentSha256,
      askedBy: approver(request.askedBy)?.fullName ?? '',
      askedAt: momentText(request.askedAt),
      decisions: decisions.map((row) => ({
        name: approver(approverIdOf(row))?.fullName ?? '',
        linkTo: approver(approverIdOf(row))?.email,
        givenFrom: fromText(row),
        isApproved: row.decision === 'approved',
        at: momentText(row.decidedAt),
        authority: row.authority ?? undefined,
        words: row.words ?? undefined,
      })),
      sent: attempt && `Exactly this, submitted ${momentText(attempt.approvedAt)}`,
      answers: request.lines.map(({ section, label, value }) => ({ section, label, value })),
      madeOn: needs.clock.today(),
    },
  };
}

/** Of a decision by link, "203.0.113.7, Chrome on Windows"; what was decided before this was kept says nothing of it. */
const fromText = ({
  givenIp,
  givenUserAgent,
}: Pick<ApprovalDecisionRow, 'givenIp' | 'givenUserAgent'>): string | undefined =>
  givenIp === null ? undefined : `${givenIp}, ${describeDevice(givenUserAgent ?? '')}`;

/** To the second, in UTC: it is compared with other records. */
function momentText(at: Date): string {
  const text = at.toISOString();
  return `${formatCivilDate(civilDate(text.slice(0, 10)))}, ${text.slice(11, 19)} UTC`;
}
