import { type Sheet, writeCsv } from '@statbook/sheets';
import type { FastifyReply } from 'fastify';

/** A file to be kept by who asked for it. */
export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array | string;
}

/** "Harbour Bakery Ltd - register of members - 2026-11-20.csv", without what no file system takes in a name. */
export function nameOfFile(parts: readonly string[], ending: string): string {
  const plain = parts.map((part) => part.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim());
  return `${plain.join(' - ')}.${ending}`;
}

/** A sheet as the file that was asked for. */
export async function fileOfSheet(sheet: Sheet, format: 'csv' | 'xlsx'): Promise<Omit<ExportFile, 'name'>> {
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', content: writeCsv(sheet) };
  // Its library is loaded when somebody first asks for such a file: a start need not wait for it.
  const { writeExcel } = await import('@statbook/sheets/write-excel');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { type, content: await (await writeExcel(sheet)).bytes() };
}

/** Sends a file to be saved. It holds what stood in the books at this moment, so nothing keeps it on the way. */
export function sendFile(reply: FastifyReply, { name, type, content }: ExportFile): void {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  void reply
    .type(type)
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('x-content-type-options', 'nosniff')
    .send(typeof content === 'string' ? content : Buffer.from(content));
}
