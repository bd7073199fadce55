import type { FastifyReply } from 'fastify';
import type { Platform } from '../../../composition.ts';

/** What a call that answers with a document is given. */
export type PdfDependencies = Pick<
  Platform,
  'clock' | 'database' | 'documentStore' | 'logger' | 'pdfRenderer'
>;

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
