import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import type { Company, Filing } from '../register/company.ts';

/** A plausible scan of a filed form: the same bytes for the same filing. */
export async function drawDocument(company: Company, filing: Filing): Promise<Buffer> {
  const created = new Date(`${filing.date}T09:00:00Z`);
  const document = new Pdf({
    size: 'A4',
    margin: 56,
    info: { Title: `${filing.type} ${company.number}`, CreationDate: created, ModDate: created },
  });
  drawFirstPage(document, company, filing);
  for (let page = 2; page <= (filing.pages ?? 1); page += 1)
    drawFurtherPage(document, { company, filing, page });
  document.end();
  return buffer(document);
}

function drawFirstPage(document: PDFKit.PDFDocument, company: Company, filing: Filing): void {
  document.font('Helvetica-Bold').fontSize(28).text(filing.type, { align: 'right' });
  document.font('Helvetica').fontSize(10).text('Specimen of an invented register', { align: 'right' });
  document.moveDown(3).font('Helvetica-Bold').fontSize(16).text(titleOf(filing));
  document.moveDown();
  for (const [label, value] of factsOf(company, filing)) {
    document.font('Helvetica').fontSize(9).fillColor('#555').text(label);
    document.font('Helvetica').fontSize(12).fillColor('#000').text(value).moveDown(0.6);
  }
  if (filing.barcode)
    document.moveDown(2).font('Courier').fontSize(14).text(`*${filing.barcode}*`, { align: 'center' });
}

function drawFurtherPage(
  document: PDFKit.PDFDocument,
  { company, filing, page }: { company: Company; filing: Filing; page: number },
): void {
  document.addPage().font('Helvetica-Bold').fontSize(12).text(`${filing.type} continuation, page ${page}`);
  document.moveDown().font('Helvetica').fontSize(10).text(`${company.name} (${company.number})`);
  document.moveDown().text('This page is left without further particulars.');
}

function titleOf({ description }: Filing): string {
  const text = description.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function factsOf(company: Company, filing: Filing): [string, string][] {
  const values = Object.entries(filing.descriptionValues ?? {}).filter(
    ([, value]) => typeof value === 'string',
  );
  return [
    ['Company name', company.name],
    ['Company number', company.number],
    ['Received for filing', filing.date],
    ...values.map(([key, value]): [string, string] => [key.replaceAll('_', ' '), String(value)]),
  ];
}
