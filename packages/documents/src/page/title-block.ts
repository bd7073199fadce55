import { MARGIN, type TaggedDocument } from './tagged-document.ts';

/** The width of terms beside their values, in points. */
const TERM_WIDTH = 130;

/** The head of a document: its title, its owner and further lines. Returns the `y` below it. */
export function drawTitle(
  document: TaggedDocument,
  { title, owner, lines }: { title: string; owner: string; lines: readonly string[] },
): number {
  const place = { x: MARGIN, width: document.pageWidth - 2 * MARGIN };
  const write = (text: string, y: number, paragraph: object) =>
    document.paragraph(document.root, text, {
      style: { face: 'sans', size: 9, colour: '#56606A' },
      place: { ...place, y },
      ...paragraph,
    });
  let y = write(title, MARGIN, { kind: 'H1', style: { face: 'serif-strong', size: 19 } });
  y = write(owner, y + 2, { style: { face: 'serif-strong', size: 12 } });
  for (const line of lines) y = write(line, y, {});
  return y + 12;
}

/** A heading within a document, with room below it on its page; returns the `y` below it. */
export function drawHeading(document: TaggedDocument, text: string, y: number): number {
  const needed = 60;
  const isLow = document.pageHeight - MARGIN - y < needed;
  if (isLow) document.addPage();
  const next = document.paragraph(document.root, text, {
    kind: 'H2',
    style: { face: 'serif-strong', size: 12 },
    place: { x: MARGIN, y: isLow ? MARGIN : y + 10, width: document.pageWidth - 2 * MARGIN },
  });
  return next + 3;
}

/** Terms on the left with their values on the right. Returns the `y` below them. */
export function drawFacts(
  document: TaggedDocument,
  facts: readonly { readonly term: string; readonly value: string }[],
  y: number,
): number {
  const right = { x: MARGIN + TERM_WIDTH, width: document.pageWidth - 2 * MARGIN - TERM_WIDTH };
  let next = y;
  for (const { term, value } of facts) {
    const below = document.paragraph(document.root, term, {
      style: { face: 'sans-strong', size: 8.5, colour: '#56606A' },
      place: { x: MARGIN, y: next + 1, width: TERM_WIDTH - 8 },
    });
    const end = document.paragraph(document.root, value, {
      style: { face: 'sans', size: 10 },
      place: { ...right, y: next },
    });
    next = Math.max(below, end) + 3;
  }
  return next;
}
