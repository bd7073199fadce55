import { MARGIN, type TaggedDocument } from './tagged-document.ts';

/** Of what is said about a document, not in it. */
export const ASIDE = { face: 'sans', size: 8, colour: '#56606A' } as const;

/** Writes the footer of every page: the document on the left, the page number and count on the right. */
export function drawFooters(document: TaggedDocument, text: string): void {
  const { pdf, type } = document;
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const place = { x: MARGIN, y: document.pageHeight - MARGIN + 14, width: document.pageWidth - 2 * MARGIN };
    document.decorate(() => {
      const write = (part: string, align: 'left' | 'right') =>
        type.draw(type.linesOf(part, ASIDE, place.width), ASIDE, { ...place, align });
      write(text, 'left');
      write(`Page ${index + 1} of ${count}`, 'right');
    }, 'Pagination');
  }
}

/** Explains the boxes that stand for missing characters; returns the `y` below it. */
export function drawMissingCharacters(
  document: TaggedDocument,
  place: { x: number; y: number; width: number },
): number {
  const missing = document.type.takeMissing();
  if (missing.length === 0) return place.y;
  return document.paragraph(document.root, describeMissing(missing), { style: ASIDE, place });
}

/** Names the characters that the typefaces do not have, by their numbers in Unicode. */
export function describeMissing(missing: readonly string[]): string {
  const codes = missing.map(
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return `An empty box stands for a character that the typefaces of this document do not have: ${codes.join(', ')}.`;
}
