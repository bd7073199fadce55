import type { CallDefinition } from '@statbook/contract';
import type { FastifyReply } from 'fastify';
import type { CompanyInReach, Person } from '../../../pipeline/handler.ts';
import type { ActivityLog } from '../../../platform/activity/activity.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { DocumentStore } from '../../../platform/documents/document-store.ts';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';

/** What a call that answers with a document is given. */
export interface PdfDependencies {
  clock: Clock;
  database: Database;
  activity: ActivityLog;
  documentStore: DocumentStore;
  pdfRenderer: PdfRenderer;
}

interface Drawn {
  call: CallDefinition & { activity: string };
  person: Person;
  company: CompanyInReach;
  requestId: string;
  details: Record<string, unknown>;
}

/** Leaves in the activity log that somebody had a document made. */
export async function noteDrawing(
  tx: Transaction,
  { activity }: Pick<PdfDependencies, 'activity'>,
  { call, person, company, requestId, details }: Drawn,
): Promise<void> {
  await activity.record(tx, {
    accountId: person.accountId,
    actor: `person:${person.userId}`,
    action: call.activity,
    companyId: company.id,
    details,
    requestId,
  });
}

/** Sends a document to be shown; it holds what stood in the books at this moment, so nothing keeps it. */
export function sendDrawing(reply: FastifyReply, bytes: Uint8Array, name: string): void {
  void reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(bytes));
}

const places: Readonly<Record<string, string>> = {
  'england-wales': 'England and Wales',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

/** "Registered in Scotland"; nothing where the place is not known. */
export function registeredInText(jurisdiction: string | null): string | undefined {
  const place = jurisdiction === null ? undefined : places[jurisdiction];
  return place === undefined ? undefined : `Registered in ${place}`;
}
