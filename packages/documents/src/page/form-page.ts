import { ASIDE, describeMissing } from './running-footer.ts';
import { MARGIN, type TaggedDocument } from './tagged-document.ts';
import type { TextStyle } from './typesetter.ts';

const label: TextStyle = { face: 'sans-strong', size: 8, colour: '#56606A' };
const value: TextStyle = { face: 'sans', size: 10 };
const LABEL_WIDTH = 150;
const SIGNATURE_SHARE = 0.62;
const RULE = '#7B858F';
/** At least the first line of what a heading is above. */
const FIRST_LINE = 30;

/** A page of a form for signature in ink, filled from the top; what does not fit goes on overleaf. */
export class FormPage {
  readonly #document: TaggedDocument;
  #y = MARGIN;

  constructor(document: TaggedDocument) {
    this.#document = document;
    document.addPage();
  }

  title(title: string, subtitle: string): void {
    this.#write(title, { kind: 'H1', style: { face: 'serif-strong', size: 19 } });
    this.#write(subtitle, { style: { ...value, colour: '#56606A' } });
    this.#y += 12;
  }

  /** Never parted from what stands below it, as high as said. */
  heading(text: string, below = FIRST_LINE): void {
    const style: TextStyle = { face: 'serif-strong', size: 12 };
    this.#turnUnlessRoomFor(14 + this.#document.type.heightOf(text, style, this.#width) + below);
    this.#y += 14;
    this.#write(text, { kind: 'H2', style });
    this.#y += 3;
  }

  text(text: string): void {
    this.#y += 6;
    this.#write(text, { style: value });
    this.#y += 6;
  }

  /** What is asked for on the left, what is filled in on the right, over a line. */
  field(name: string, filled: string): void {
    const document = this.#document;
    const right = { x: MARGIN + LABEL_WIDTH, width: this.#width - LABEL_WIDTH };
    this.#turnUnlessRoomFor(document.type.heightOf(filled, value, right.width) + 9);
    const y = this.#y + 5;
    const below = document.paragraph(document.root, name, {
      style: label,
      place: { x: MARGIN, y: y + 1, width: LABEL_WIDTH - 8 },
    });
    const end = document.paragraph(document.root, filled, { style: value, place: { ...right, y } });
    this.#y = Math.max(below, end, y + document.type.lineHeight(value)) + 4;
    this.#rule(right.x, right.width);
  }

  /** Two lines to write on, a wide one and a narrow one. */
  signatures(wide: string, narrow: string): void {
    const document = this.#document;
    this.#turnUnlessRoomFor(34 + 3 * document.type.lineHeight(label));
    this.#y += 34;
    const width = this.#width * SIGNATURE_SHARE;
    const rest = { x: MARGIN + width + 24, width: this.#width - width - 24 };
    this.#rule(MARGIN, width);
    this.#rule(rest.x, rest.width);
    const y = this.#y + 3;
    document.paragraph(document.root, narrow, { style: label, place: { ...rest, y } });
    this.#y = document.paragraph(document.root, wide, { style: label, place: { x: MARGIN, y, width } }) + 8;
  }

  /** Explains the boxes that stand for missing characters, under everything else. */
  missingCharacters(): void {
    const missing = this.#document.type.takeMissing();
    if (missing.length === 0) return;
    this.#y += 10;
    this.#write(describeMissing(missing), { style: ASIDE });
  }

  get #width(): number {
    return this.#document.pageWidth - 2 * MARGIN;
  }

  #turnUnlessRoomFor(height: number): void {
    if (this.#y + height <= this.#document.pageHeight - MARGIN) return;
    this.#document.addPage();
    this.#y = MARGIN;
  }

  #write(text: string, { kind = 'P', style }: { kind?: string; style: TextStyle }): void {
    this.#turnUnlessRoomFor(this.#document.type.heightOf(text, style, this.#width));
    const place = { x: MARGIN, y: this.#y, width: this.#width };
    this.#y = this.#document.paragraph(this.#document.root, text, { kind, style, place });
  }

  #rule(x: number, width: number): void {
    const { pdf } = this.#document;
    this.#document.decorate(() => {
      pdf
        .lineWidth(0.6)
        .strokeColor(RULE)
        .moveTo(x, this.#y)
        .lineTo(x + width, this.#y)
        .stroke();
    });
  }
}
