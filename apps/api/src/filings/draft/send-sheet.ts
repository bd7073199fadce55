import type { FormDataSheetInput } from '@statbook/documents';
import type { FastifyReply } from 'fastify';
import type { Platform } from '../../composition.ts';
import type { Person } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Drawing, keepDrawing } from '../../platform/documents/keep-drawing.ts';
import { nameOfFile, sendFile } from '../../platform/files/send-file.ts';

export type SheetDependencies = Pick<Platform, 'database' | 'documentStore' | 'logger' | 'pdfRenderer'>;

interface Asked {
  readonly person: Person;
  readonly reply: FastifyReply;
}

/** A form that was put together. */
interface Composed {
  readonly sheet: FormDataSheetInput;
  readonly title: string;
  /** What is kept among the documents of a company; a draft is not, nor what lies sealed otherwise. */
  readonly kept?: Pick<Drawing, 'companyId' | 'kind'> | undefined;
}

/** Sends a form on paper: what is put together in a transaction, drawn after it, as a PDF of this title. */
export async function sendSheet(
  needs: SheetDependencies,
  { person, reply }: Asked,
  compose: (tx: Transaction) => Promise<Composed | Refusal>,
): Promise<Refusal | undefined> {
  const composed = await needs.database.transaction(person.scope, compose);
  if (composed instanceof Refusal) return composed;
  const { sheet, title, kept } = composed;
  const content = await needs.pdfRenderer.render('drawFormDataSheet', sheet);
  const name = nameOfFile([sheet.company.name, title], 'pdf');
  if (kept !== undefined) await keepDrawing(needs, { person, ...kept, filename: name, bytes: content });
  sendFile(reply, { name, type: 'application/pdf', content });
  return undefined;
}
