import type { DocumentCompany } from '../company-facts.ts';
import { MARGIN, type TaggedDocument } from './tagged-document.ts';

/** The head of a register or statement: what it is, of which company, and as at when. Returns where its content begins. */
export function drawTitle(
  document: TaggedDocument,
  { title, company, lines }: { title: string; company: DocumentCompany; lines: readonly string[] },
): number {
  const place = { x: MARGIN, width: document.pageWidth - 2 * MARGIN };
  const text = (words: string, y: number, paragraph: object) =>
    document.paragraph(document.root, words, {
      style: { face: 'sans', size: 9, colour: '#56606A' },
      place: { ...place, y },
      ...paragraph,
    });
  let y = text(title, MARGIN, { kind: 'H1', style: { face: 'serif-strong', size: 19 } });
  y = text(company.name, y + 2, { style: { face: 'serif-strong', size: 12 } });
  y = text(`Company number ${company.number}`, y, {});
  for (const line of lines) y = text(line, y, {});
  return y + 12;
}

/** A heading within a document; returns where what it heads begins. */
export function drawHeading(document: TaggedDocument, words: string, y: number): number {
  const needed = 60;
  const isLow = document.pageHeight - MARGIN - y < needed;
  if (isLow) document.addPage();
  const next = document.paragraph(document.root, words, {
    kind: 'H2',
    style: { face: 'serif-strong', size: 12 },
    place: { x: MARGIN, y: isLow ? MARGIN : y + 10, width: document.pageWidth - 2 * MARGIN },
  });
  return next + 3;
}
