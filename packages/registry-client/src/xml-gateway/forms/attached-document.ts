import { element, optionalElement, textElement, type XmlNode } from '../message/xml-writer.ts';
import type { FieldChecker } from './field-checker.ts';

/** A document that goes with a form. */
export interface AttachedDocument {
  readonly category: DocumentCategory;
  readonly bytes: Uint8Array;
  /** At most 32 characters. */
  readonly filename: string;
  readonly contentType: 'application/pdf';
  /** The document's own date. */
  readonly date?: string | undefined;
}

/**
 * What a document is, and the `Category` it is sent under. The gateway has none for a resolution, which
 * goes with the constitution (FormSubmission v2-11; manual part 7.7, inferred).
 */
const CATEGORIES = {
  RESOLUTION: 'MEMARTS',
  MEMARTS: 'MEMARTS',
  ARTS: 'ARTS',
  SUPPNAMEAUTH: 'SUPPNAMEAUTH',
  SUPPEXISTNAME: 'SUPPEXISTNAME',
  DEED: 'DEED',
  DEEDSUPP: 'DEEDSUPP',
} as const;

export type DocumentCategory = keyof typeof CATEGORIES;

const MAX_FILENAME_LENGTH = 32;
const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 10;
const PDF_SIGNATURE = '%PDF-';

/** Checks the documents of a form: which it takes, their names, sizes and that they are PDF files. */
export function checkDocuments(
  check: FieldChecker,
  documents: readonly AttachedDocument[],
  categories: readonly DocumentCategory[],
): void {
  for (const [index, document] of documents.entries()) {
    const field = `documents[${index}]`;
    if (!categories.includes(document.category)) {
      check.refuse(`${field}.category`, 'is not taken with this form');
    }
    check.freeText(`${field}.filename`, document.filename, MAX_FILENAME_LENGTH);
    if (document.date !== undefined) check.date(`${field}.date`, document.date);
    checkBytes(check, `${field}.bytes`, document.bytes);
  }
}

function checkBytes(check: FieldChecker, field: string, bytes: Uint8Array): void {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_SIGNATURE.length));
  if (start !== PDF_SIGNATURE) check.refuse(field, 'must be a PDF file');
  if (bytes.length > MAX_MEGABYTES * MEGABYTE) check.refuse(field, `must be at most ${MAX_MEGABYTES} MB`);
}

/** The `Document` elements that stand after the form (FormSubmission v2-11). */
export function documentElements(documents: readonly AttachedDocument[] = []): XmlNode[] {
  return documents.map(({ bytes, date, filename, contentType, category }) =>
    element('Document', [
      textElement('Data', Buffer.from(bytes).toString('base64')),
      optionalElement('Date', date),
      textElement('Filename', filename.trim()),
      textElement('ContentType', contentType),
      textElement('Category', CATEGORIES[category]),
    ]),
  );
}
