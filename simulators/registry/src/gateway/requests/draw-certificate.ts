import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import type { Certificate } from '../submissions/submission.ts';

/** A certificate of an invented registrar. */
export async function drawCertificate({ title, lines }: Certificate): Promise<Buffer> {
  const document = new Pdf({ size: 'A4', margin: 72, info: { Title: title } });
  document.fontSize(18).text(title, { align: 'center' }).moveDown(2).fontSize(12);
  for (const line of lines) document.text(line).moveDown();
  document.fontSize(9).text('Issued by the registry simulator. Not a document of any real registrar.');
  document.end();
  return buffer(document);
}
