import type { RegisterReading } from '@statbook/documents';
import { registerTitles } from '@statbook/documents/register-titles';
import { type CivilDate, todayInLondon } from '@statbook/domain/dates';
import type { FastifyReply } from 'fastify';
import type { Platform } from '../../composition.ts';
import type { ActivityDetails, CompanyInReach, Person } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { DrawnKind } from '../../platform/database/schema.ts';
import { keepDrawing } from '../../platform/documents/keep-drawing.ts';
import { nameOfFile, sendFile } from '../../platform/files/send-file.ts';
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts';
import type { RegistryRecord } from '../registry-record.ts';

/** What calls need that answer with a register as document. */
export type PrintDependencies = Pick<
  Platform,
  'clock' | 'database' | 'documentStore' | 'logger' | 'pdfRenderer'
>;

interface PrintContext {
  readonly person: Person;
  readonly company: CompanyInReach;
  readonly reply: FastifyReply;
  readonly note: (tx: Transaction, details: ActivityDetails) => Promise<void>;
}

interface PrintedRegister<Register extends Pick<RegistryRecord<never>, 'head'>> {
  readonly kind: DrawnKind & keyof typeof registerTitles;
  readonly read: (tx: Transaction, company: CompanyInReach, today: CivilDate) => Promise<Register>;
  readonly draw: (
    pdfRenderer: PdfRenderer,
    register: Register,
    reading: RegisterReading,
  ) => Promise<Uint8Array>;
}

/** A register of Companies House as document, drawn away from the thread that answers. What leaves the books leaves a trace. */
export async function printRegister<Register extends Pick<RegistryRecord<never>, 'head'>>(
  needs: PrintDependencies,
  { person, company, reply, note }: PrintContext,
  { kind, read, draw }: PrintedRegister<Register>,
): Promise<void> {
  const today = needs.clock.today();
  const title = registerTitles[kind];
  const register = await needs.database.transaction(person.scope, async (tx) => {
    await note(tx, { subject: `${company.name} (${company.number})`, details: { register: title } });
    return read(tx, company, today);
  });
  const { readAt } = register.head;
  const content = await draw(needs.pdfRenderer, register, {
    company: { name: company.name, number: company.number },
    readOn: readAt === null ? undefined : todayInLondon(Temporal.Instant.from(readAt)),
    madeOn: today,
  });
  const name = nameOfFile([company.name, title.toLowerCase(), today], 'pdf');
  await keepDrawing(needs, { person, companyId: company.id, kind, filename: name, bytes: content });
  sendFile(reply, { name, type: 'application/pdf', content });
}
