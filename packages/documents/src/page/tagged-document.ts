import { type CivilDate, datePartsOf } from '@statbook/domain/dates';
import Pdf from 'pdfkit';
import { type Place, type TextStyle, Typesetter } from './typesetter.ts';

/** The metadata of a document. */
export interface DocumentFacts {
  readonly title: string;
  /** The day it is made: the same day and content give the same bytes. */
  readonly madeOn: CivilDate;
  /** `landscape` for wide tables and certificates. */
  readonly layout: 'portrait' | 'landscape';
  /** Pages are kept until the end, so that each can say how many there are. */
  readonly keepsPages: boolean;
}

// The library's types do not know this kind of PDF yet.
const universal: object = { subset: 'PDF/UA' };

/** A node of the structure tree, which screen readers follow. */
export type Tag = PDFKit.PDFStructureElement;

/** What a tag says beside its kind. */
export type TagFacts = PDFKit.Mixins.StructureElementOptions & { readonly scope?: 'Column' | 'Row' };

/** Edges of A4 pages in points: 18 mm. */
export const MARGIN = 51;

/** A document that is being drawn: tagged, in British English, with its typefaces in it (PDF/UA). */
export class TaggedDocument {
  readonly pdf: PDFKit.PDFDocument;
  readonly type: Typesetter;
  readonly root: Tag;
  readonly #chunks: Uint8Array[] = [];
  readonly #ended: Promise<void>;

  constructor({ title, madeOn, layout, keepsPages }: DocumentFacts) {
    const { year, month, day } = datePartsOf(madeOn);
    const date = new Date(Date.UTC(year, month - 1, day));
    this.pdf = new Pdf({
      autoFirstPage: false,
      bufferPages: keepsPages,
      displayTitle: true,
      // None yet: the typesetter registers its typefaces with the first text.
      font: '',
      info: { Title: title, Creator: 'Statbook', Producer: 'Statbook', CreationDate: date, ModDate: date },
      lang: 'en-GB',
      layout,
      margin: 0,
      pdfVersion: '1.7',
      size: 'A4',
      tagged: true,
      ...universal,
    });
    this.pdf.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
    this.#ended = new Promise((resolve, reject) => {
      this.pdf.once('end', resolve).once('error', reject);
    });
    this.type = new Typesetter(this.pdf);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  get pageWidth(): number {
    return this.pdf.page.width;
  }

  get pageHeight(): number {
    return this.pdf.page.height;
  }

  addPage(): void {
    this.pdf.addPage();
  }

  /** Opens a tag for others inside it; `end()` it when they are drawn. */
  open(parent: Tag, kind: string, facts: TagFacts = {}): Tag {
    const tag = this.pdf.struct(kind, facts);
    parent.add(tag);
    return tag;
  }

  /** Draws under a tag of its own: a paragraph, a heading, a cell, a figure. */
  tagged(parent: Tag, kind: string, draw: () => void, facts: TagFacts = {}): void {
    const tag = this.open(parent, kind, facts);
    tag.add(draw);
    tag.end();
  }

  /** Draws an artifact, which screen readers skip. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Sets a text in lines under its own tag; returns the `y` below it. */
  paragraph(parent: Tag, text: string, { kind = 'P', style, place }: Paragraph): number {
    const { type } = this;
    const lines =
      place.align === 'centre'
        ? type.balancedLinesOf(text, style, place.width)
        : type.linesOf(text, style, place.width);
    let next = place.y;
    this.tagged(parent, kind, () => {
      next = type.draw(lines, style, place);
    });
    return next;
  }

  /** Sets a text that may be longer than a page, going on overleaf under the same tag. */
  longText(text: string, { kind = 'P', style, place }: Paragraph): void {
    const tag = this.open(this.root, kind);
    let left = this.type.linesOf(text, style, place.width);
    let { y } = place;
    while (left.length > 0) {
      const count = Math.max(1, Math.floor((this.pageHeight - MARGIN - y) / this.type.lineHeight(style)));
      const part = left.slice(0, count);
      const at = { ...place, y };
      tag.add(() => void this.type.draw(part, style, at));
      left = left.slice(count);
      if (left.length > 0) this.addPage();
      y = MARGIN;
    }
    tag.end();
  }

  /** Ends the document and returns its bytes. */
  async finish(): Promise<Uint8Array> {
    this.root.end();
    this.pdf.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }
}

/** A text with its style, its place and the kind of its tag. */
export interface Paragraph {
  readonly kind?: string;
  readonly style: TextStyle;
  readonly place: Place & { readonly width: number };
}
