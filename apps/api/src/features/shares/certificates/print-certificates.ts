import {
  previewShareCertificate,
  printCertificateRegister,
  printShareCertificates,
} from '@statbook/contract/calls';
import type { CertificateEntry } from '@statbook/documents';
import { amount, shareCount } from '@statbook/domain/money';
import type { Certificate } from '@statbook/domain/share-capital/certificates';
import { handle } from '../../../pipeline/handler.ts';
import { type Refusal, refuse, Refusal as RefusalValue } from '../../../pipeline/refusal.ts';
import { keepDrawing } from '../../../platform/documents/keep-drawing.ts';
import { getCompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import { loadCertificates } from '../ledger/certificate-queries.ts';
import { contentsOf, loadPrintedBooks } from './certificate-content.ts';
import { readTemplate, templateFrom, withLogo } from './certificate-template.ts';
import { registeredInText, sendDrawing, type PdfDependencies } from './drawing-reply.ts';
import { type CertificateBook, loadCertificateBook, presentEntries } from './read-certificates.ts';

export const printShareCertificatesHandler = (needs: PdfDependencies) =>
  handle(printShareCertificates, async ({ body, person, company, reply, note }) => {
    const { clock, database, documentStore, pdfRenderer } = needs;
    const found = await database.transaction(person.scope, async (tx) => {
      const all = await loadCertificates(tx, company.id);
      const certificates = findToPrint(all, body.certificateNumbers);
      if (certificates instanceof RefusalValue) return certificates;
      await note(tx, { details: summaryOf(certificates) });
      const { jurisdiction } = await getCompanyRow(tx, company.id);
      const around = { certificates: all, on: clock.today() };
      const books = await loadPrintedBooks(tx, company.id, around);
      const template = await readTemplate(tx, company.id);
      return { certificates: contentsOf(certificates, books), template, jurisdiction };
    });
    if (found instanceof RefusalValue) return found;
    const bytes = await pdfRenderer.render('drawShareCertificates', {
      company,
      registeredIn: registeredInText(found.jurisdiction),
      template: await withLogo(documentStore, found.template),
      certificates: found.certificates,
      madeOn: clock.today(),
    });
    const filename = `${company.number}-certificates.pdf`;
    await keepDrawing(needs, { person, companyId: company.id, kind: 'share-certificates', filename, bytes });
    sendDrawing(reply, bytes, filename);
    return undefined;
  });

/** The live certificates of those numbers, in that order; all live ones where none are named. */
function findToPrint(
  all: readonly Certificate[],
  numbers: readonly number[] | undefined,
): readonly Certificate[] | Refusal {
  const live = all.filter(({ status }) => status === 'live');
  if (numbers === undefined) return live.length > 0 ? live : refuse('certificate-not-live');
  const byNumber = new Map(live.map((each) => [each.number, each]));
  const wanted = [...new Set(numbers)];
  const found = wanted.flatMap((number) => byNumber.get(number) ?? []);
  return found.length === wanted.length ? found : refuse('certificate-not-live');
}

function summaryOf(certificates: readonly Certificate[]) {
  return { count: certificates.length, numbers: certificates.slice(0, 20).map(({ number }) => number) };
}

export const printCertificateRegisterHandler = (needs: PdfDependencies) =>
  handle(printCertificateRegister, async ({ person, company, reply, note }) => {
    const book = await needs.database.transaction(person.scope, async (tx) => {
      const loaded = await loadCertificateBook(tx, company.id);
      await note(tx, { details: { count: loaded.certificates.length } });
      return loaded;
    });
    const bytes = await needs.pdfRenderer.render('drawRegisterOfCertificates', {
      company,
      entries: entriesOf(book),
      madeOn: needs.clock.today(),
    });
    const filename = `${company.number}-register-of-certificates.pdf`;
    await keepDrawing(needs, {
      person,
      companyId: company.id,
      kind: 'certificate-register',
      filename,
      bytes,
    });
    sendDrawing(reply, bytes, filename);
    return undefined;
  });

function entriesOf(book: CertificateBook): CertificateEntry[] {
  const presented = presentEntries(book);
  return book.certificates.map((certificate, index) => ({
    certificate,
    holderName: presented[index]?.holderName ?? certificate.holderId,
    className: presented[index]?.className ?? certificate.classId,
    ended: endedText(certificate, book),
    deliveredOn: book.deliveries.get(certificate.number),
  }));
}

function endedText({ number, status }: Certificate, { endings }: CertificateBook): string | undefined {
  if (status === 'live') return undefined;
  const words = status.charAt(0).toUpperCase() + status.slice(1);
  const entry = endings.get(number)?.entry;
  return typeof entry === 'number' ? `${words} by entry ${entry}` : words;
}

export const previewShareCertificateHandler = ({ clock, database, pdfRenderer }: PdfDependencies) =>
  handle(previewShareCertificate, async ({ body, person, company, reply }) => {
    const template = templateFrom(body);
    if (template instanceof RefusalValue) return template;
    const today = clock.today();
    const { jurisdiction, example } = await database.transaction(person.scope, async (tx) => {
      const row = await getCompanyRow(tx, company.id);
      const certificates = await loadCertificates(tx, company.id);
      const live = certificates.find(({ status }) => status === 'live');
      const books = live && (await loadPrintedBooks(tx, company.id, { certificates, on: today }));
      return { jurisdiction: row.jurisdiction, example: live && books && contentsOf([live], books)[0] };
    });
    const bytes = await pdfRenderer.render('drawShareCertificates', {
      company,
      registeredIn: registeredInText(jurisdiction),
      template,
      certificates: [example ?? { ...madeUp, issuedOn: today }],
      isSpecimen: true,
      madeOn: today,
    });
    sendDrawing(reply, bytes, `${company.number}-specimen.pdf`);
    return undefined;
  });

/** What a specimen shows while the company has no certificate. */
const madeUp = {
  number: 1,
  holderName: 'Name of the holder',
  isJoint: false,
  className: 'Ordinary',
  currency: 'GBP',
  nominalEach: amount('1'),
  shares: shareCount('100'),
  numbers: [],
  paidUp: [{ shares: shareCount('100'), numbers: [], state: { kind: 'fully' } }],
} as const;
