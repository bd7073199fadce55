import type { FastifyReply } from 'fastify';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import type { ReadingTime } from '../reading/as-at.ts';

/** A file to be kept by who asked for it. */
export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array | string;
}

/** "Harbour Bakery Ltd - register of members - 2026-11-20.csv": company, register and date, and what was known. */
export function fileName(
  { name }: CompanyInReach,
  { title, head, ending }: { title: string; head: ReadingTime['head']; ending: string },
): string {
  const { AsAt, KnownAt, LastEntry } = head;
  const known = KnownAt === LastEntry ? '' : ` as known after entry ${KnownAt}`;
  // What no file system takes in a name.
  const company = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();
  return `${company} - ${title.toLowerCase()} - ${AsAt}${known}.${ending}`;
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
