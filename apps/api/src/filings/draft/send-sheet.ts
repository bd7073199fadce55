import type { FormDataSheetInput } from '@statbook/documents';
import type { FastifyReply } from 'fastify';
import type { Platform } from '../../composition.ts';
import type { Person } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { nameOfFile, sendFile } from '../../platform/files/send-file.ts';

interface Asked {
  readonly person: Person;
  readonly reply: FastifyReply;
}

/** Sends a form on paper: what is put together in a transaction, drawn after it, as a PDF of this title. */
export async function sendSheet(
  { database, pdfRenderer }: Pick<Platform, 'database' | 'pdfRenderer'>,
  { person, reply }: Asked,
  compose: (tx: Transaction) => Promise<{ sheet: FormDataSheetInput; title: string } | Refusal>,
): Promise<Refusal | undefined> {
  const composed = await database.transaction(person.scope, compose);
  if (composed instanceof Refusal) return composed;
  const { sheet, title } = composed;
  const content = await pdfRenderer.render('drawFormDataSheet', sheet);
  const name = nameOfFile([sheet.company.name, title], 'pdf');
  sendFile(reply, { name, type: 'application/pdf', content });
  return undefined;
}
