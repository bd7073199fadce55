import { formNameOf } from '@statbook/domain/filing';
import { and, desc, eq, isNotNull, isNull, max } from 'drizzle-orm';
import { listSubjects } from '../../filings/draft/subject-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { company, filing, openForm, shareDraftLine } from '../../platform/database/schema.ts';

/** Something begun and not finished. */
export interface Unfinished {
  readonly draftId: string;
  readonly form: string;
  readonly formName: string;
  readonly subject: string | undefined;
  readonly step: string | null;
  readonly address: string | null;
  readonly companyId: string;
  readonly companyName: string;
  readonly savedAt: Date;
}

/** As many as somebody wants to be reminded of. */
const most = 10;

/** The person's drafts of every kind, the latest first. */
export async function listUnfinished(tx: Transaction, userId: string): Promise<readonly Unfinished[]> {
  const drafts = [
    ...(await listFilings(tx, userId)),
    ...(await listAllotments(tx, userId)),
    ...(await listOpenForms(tx, userId)),
  ];
  return drafts.toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime()).slice(0, most);
}

async function listFilings(tx: Transaction, userId: string): Promise<readonly Unfinished[]> {
  const rows = await tx
    .select({
      draftId: filing.id,
      form: filing.form,
      draft: filing.draft,
      step: filing.draftStep,
      companyId: company.id,
      companyName: company.name,
      companyNumber: company.number,
      companyType: company.type,
      savedAt: filing.updatedAt,
    })
    .from(filing)
    .innerJoin(company, and(eq(company.id, filing.companyId), isNull(company.removedAt)))
    .where(and(eq(filing.createdBy, userId), eq(filing.state, 'draft')))
    .orderBy(desc(filing.updatedAt))
    .limit(most);
  const subjects = await listSubjects(
    tx,
    rows.map(({ draftId: filingId, form, draft }) => ({ filingId, form, draft })),
  );
  return rows.map(({ companyNumber, companyType, draft: _draft, ...row }) => ({
    ...row,
    subject: subjects.get(row.draftId),
    address: null,
    formName: formNameOf(row.form, companyNumber, companyType),
  }));
}

/** A return of allotments that is being made up is its lines. */
async function listAllotments(tx: Transaction, userId: string): Promise<readonly Unfinished[]> {
  const savedAt = max(shareDraftLine.createdAt);
  const rows = await tx
    .select({
      draftId: shareDraftLine.draftId,
      companyId: company.id,
      companyName: company.name,
      savedAt,
    })
    .from(shareDraftLine)
    .innerJoin(company, and(eq(company.id, shareDraftLine.companyId), isNull(company.removedAt)))
    .where(and(eq(shareDraftLine.createdBy, userId), isNull(shareDraftLine.removedAt)))
    .groupBy(shareDraftLine.draftId, company.id, company.name)
    .orderBy(desc(savedAt))
    .limit(most);
  return rows.map((row) => ({
    ...row,
    form: 'allotment',
    formName: 'Allotment of shares',
    subject: undefined,
    step: null,
    address: null,
    savedAt: row.savedAt ?? new Date(0),
  }));
}

/** What was entered in forms when a session ended. */
async function listOpenForms(tx: Transaction, userId: string): Promise<readonly Unfinished[]> {
  const rows = await tx
    .select({
      address: openForm.address,
      formName: openForm.title,
      companyId: company.id,
      companyName: company.name,
      savedAt: openForm.savedAt,
    })
    .from(openForm)
    .innerJoin(company, and(eq(company.id, openForm.companyId), isNull(company.removedAt)))
    .where(and(eq(openForm.userId, userId), isNotNull(openForm.content)))
    .orderBy(desc(openForm.savedAt))
    .limit(most);
  return rows.map((row) => ({
    ...row,
    draftId: row.address,
    form: 'open-form',
    subject: undefined,
    step: null,
  }));
}
