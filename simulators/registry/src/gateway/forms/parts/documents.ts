import { findAt, listChildren, textAt, type XmlElement } from '../../../xml/xml-element.ts';

/** A document that came with a form; its bytes are looked at once and not kept. */
export interface DeliveredDocument {
  category: string;
  contentType: string;
  filename?: string;
  isReadable: boolean;
}

export function readDocuments(submission: XmlElement): DeliveredDocument[] {
  return listChildren(submission, 'Document').map((document) => {
    const filename = textAt(document, 'Filename');
    const contentType = textAt(document, 'ContentType') ?? '';
    return {
      category: textAt(document, 'Category') ?? '',
      contentType,
      ...(filename !== undefined && { filename }),
      isReadable: contentType === 'application/pdf' && isPlainPdf(findAt(document, 'Data')?.text ?? ''),
    };
  });
}

const mostBytes = 10 * 1024 * 1024;

/** An examiner opens every document: one that is cut off, encrypted or too large is unreadable. */
function isPlainPdf(base64: string): boolean {
  const bytes = Buffer.from(base64, 'base64');
  const ends = [bytes.subarray(0, 5), bytes.subarray(-1024)].map((part) => part.toString('latin1'));
  const isWhole = ends[0] === '%PDF-' && ends[1]?.includes('%%EOF') === true;
  return isWhole && bytes.length <= mostBytes && !bytes.includes('/Encrypt');
}
