import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';

export interface CertificateFacts {
  companyNumber: string;
  previousName: string;
  newName: string;
  date: string;
}

/** A certificate of incorporation on change of name, of an invented registrar. */
export async function writeCertificate({
  companyNumber,
  previousName,
  newName,
  date,
}: CertificateFacts): Promise<Buffer> {
  const document = new Pdf({
    size: 'A4',
    margin: 72,
    info: { Title: `Certificate ${companyNumber}` },
  });
  document
    .fontSize(18)
    .text('Certificate of incorporation on change of name', { align: 'center' })
    .moveDown(2);
  document.fontSize(12).text(`Company number ${companyNumber}`).moveDown();
  document.text(`${previousName} is from ${date} incorporated under the name of`).moveDown();
  document.fontSize(16).text(newName, { align: 'center' }).moveDown(2);
  document.fontSize(9).text('Issued by the registry simulator. Not a document of any real registrar.');
  document.end();
  return buffer(document);
}
