import { exportOpenCapFormat, exportShareRegister, printShareRegister } from '@statbook/contract/calls';
import { civilDate } from '@statbook/domain/dates';
import type { FastifyReply } from 'fastify';
import type { Platform } from '../../../composition.ts';
import { type ActivityDetails, type CompanyInReach, handle, type Person } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { keepDrawing } from '../../../platform/documents/keep-drawing.ts';
import { fileOfSheet, sendFile } from '../../../platform/files/send-file.ts';
import type { Sheet } from '@statbook/sheets';
import type { Asked, ReadingTime } from '../register/as-at.ts';
import { readCapTable } from '../register/cap-table.ts';
import { readRegister } from '../register/register-of-members.ts';
import { readHistory } from '../register/share-history.ts';
import { packOpenCapFormat } from './open-cap-format/pack-open-cap-format.ts';
import { readForOpenCapFormat } from './open-cap-format/read-for-open-cap-format.ts';
import {
  allotmentsSheet,
  capitalSheet,
  capTableSheet,
  membersSheet,
  transfersSheet,
} from './register-sheets.ts';
import { fileName } from './file-name.ts';
import { describeKnownAs } from './known-as.ts';
import { printedRegisters } from './printed-registers.ts';

/** What calls that answer with a file are given. */
export type ExportDependencies = Pick<
  Platform,
  'clock' | 'database' | 'documentStore' | 'logger' | 'pdfRenderer'
>;

interface ExportContext {
  person: Person;
  company: CompanyInReach;
  query: Asked['query'];
  reply: FastifyReply;
  note: (tx: Transaction, details: ActivityDetails) => Promise<void>;
}

/** Reads in one transaction with the row of activity: what leaves the books leaves a trace. */
function readAndNote<Result>(
  { clock, database }: ExportDependencies,
  { person, company, query, note }: ExportContext,
  read: (tx: Transaction, asked: Asked) => Promise<Result>,
): Promise<Result> {
  return database.transaction(person.scope, async (tx) => {
    const result = await read(tx, { companyId: company.id, today: clock.today(), query });
    await note(tx, { subject: `${company.name} (${company.number})`, details: { ...query } });
    return result;
  });
}

type Register = 'members' | 'capital' | 'allotments' | 'transfers' | 'captable';
type ReadSheet = (tx: Transaction, asked: Asked) => Promise<{ sheet: Sheet; head: ReadingTime['head'] }>;

function sheetOf<Reading extends ReadingTime['head']>(
  read: (tx: Transaction, asked: Asked) => Promise<Reading>,
  toSheet: (reading: Reading) => Sheet,
): ReadSheet {
  return async (tx, asked) => {
    const reading = await read(tx, asked);
    return { sheet: toSheet(reading), head: reading };
  };
}

const sheets: Readonly<Record<Register, ReadSheet>> = {
  members: sheetOf(readRegister, membersSheet),
  capital: sheetOf(readRegister, capitalSheet),
  allotments: sheetOf(readHistory, allotmentsSheet),
  transfers: sheetOf(readHistory, transfersSheet),
  captable: sheetOf(readCapTable, capTableSheet),
};

/** A register for spreadsheets, the same figures as on screen. */
export const exportShareRegisterHandler = (needs: ExportDependencies) =>
  handle(exportShareRegister, async (context) => {
    const { company, query, reply } = context;
    const { sheet, head } = await readAndNote(needs, context, sheets[query.register]);
    const name = fileName(company, { title: sheet.title, head, ending: query.format });
    return sendFile(reply, { name, ...(await fileOfSheet(sheet, query.format)) });
  });

/** The whole register for another system that keeps cap tables. */
export const exportOpenCapFormatHandler = (needs: ExportDependencies) =>
  handle(exportOpenCapFormat, async (context) => {
    const { company, reply } = context;
    const { source, head } = await readAndNote(needs, context, readForOpenCapFormat);
    const name = fileName(company, { title: 'Open Cap Format', head, ending: 'ocf.zip' });
    const content = packOpenCapFormat(source, needs.clock.now());
    return sendFile(reply, { name, type: 'application/zip', content });
  });

/** A register as document, drawn away from the thread that answers. */
export const printShareRegisterHandler = (needs: ExportDependencies) =>
  handle(printShareRegister, async (context) => {
    const { company, query, reply, person } = context;
    const { title, read } = printedRegisters[query.register];
    const { head, draw } = await readAndNote(needs, context, read);
    const content = await draw(needs.pdfRenderer, {
      company: { name: company.name, number: company.number },
      asAt: civilDate(head.asAt),
      madeOn: needs.clock.today(),
      knownAs: describeKnownAs(head),
    });
    const name = fileName(company, { title, head, ending: 'pdf' });
    const drawing = {
      companyId: company.id,
      kind: 'share-register',
      filename: name,
      bytes: content,
    } as const;
    await keepDrawing(needs, { person, ...drawing });
    return sendFile(reply, { name, type: 'application/pdf', content });
  });
