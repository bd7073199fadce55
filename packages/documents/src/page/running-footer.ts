import { MARGIN, type TaggedDocument } from './tagged-document.ts';

const style = { face: 'sans', size: 8, colour: '#56606A' } as const;

/** Writes the foot of every page that was kept: what the document is on the left, the page of so many on the right. */
export function drawFooters(document: TaggedDocument, text: string): void {
  const { pdf, type } = document;
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const place = { x: MARGIN, y: document.pageHeight - MARGIN + 14, width: document.pageWidth - 2 * MARGIN };
    document.decorate(() => {
      const write = (words: string, align: 'left' | 'right') =>
        type.draw(type.linesOf(words, style, place.width), style, { ...place, align });
      write(text, 'left');
      write(`Page ${index + 1} of ${count}`, 'right');
    }, 'Pagination');
  }
}

/** Says on the page which characters stand behind the boxes; returns where the next thing may stand. */
export function drawMissingCharacters(
  document: TaggedDocument,
  place: { x: number; y: number; width: number },
): number {
  const missing = document.type.takeMissing();
  if (missing.length === 0) return place.y;
  return document.paragraph(document.root, describeMissing(missing), { style, place });
}

/** In words: which characters the typefaces do not have, by their numbers in Unicode. */
export function describeMissing(missing: readonly string[]): string {
  const codes = missing.map(
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return `An empty box stands for a character that the typefaces of this document do not have: ${codes.join(', ')}.`;
}
