import { MARGIN, type Tag, type TaggedDocument } from './tagged-document.ts';
import type { Line, TextStyle } from './typesetter.ts';

/** A column: its head, its share of the table's width, and the alignment of its text. */
export interface Column {
  readonly title: string;
  readonly share: number;
  /** Figures are aligned to the right, and their head too. */
  readonly isFigure?: boolean;
}

/** A row of texts, one a column. A total is set strong, under a line. */
export interface Row {
  readonly cells: readonly string[];
  readonly isTotal?: boolean;
  /** Does not count any more: struck through, but for the last cell, which says why. */
  readonly isStruck?: boolean;
}

export interface Table {
  /** Read out by screen readers. */
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

const head: TextStyle = { face: 'sans-strong', size: 8, colour: '#56606A' };
const body: TextStyle = { face: 'sans', size: 8.5 };
const strong: TextStyle = { face: 'sans-strong', size: 8.5 };
/** Where the line through struck text runs, in parts of its size under the top of its line. */
const STRIKE = 0.76;
const PADDING = { x: 4, y: 3.5 };
/** What keeps a text from the figures to its left, which end where it begins. */
const AFTER_FIGURE = 6;
const LINE = '#C9C6BE';
const STRONG_LINE = '#1B2126';

interface Span {
  readonly x: number;
  readonly width: number;
  readonly isFigure: boolean;
}

/**
 * Draws a table from `y` on over as many pages as it needs; returns the `y` below it. Heads are repeated on
 * every page, for the eye alone. A row keeps together where a page can hold it; a longer one goes on overleaf.
 */
export function drawTable(document: TaggedDocument, table: Table, y: number): number {
  return new TableDrawing(document, table).draw(y);
}

class TableDrawing {
  readonly #document: TaggedDocument;
  readonly #table: Table;
  readonly #spans: readonly Span[];
  readonly #heads: readonly (readonly Line[])[];
  #y = 0;

  constructor(document: TaggedDocument, table: Table) {
    this.#document = document;
    this.#table = table;
    this.#spans = spansOf(table.columns, this.#widths(document.pageWidth - 2 * MARGIN));
    this.#heads = this.#linesOf(
      table.columns.map(({ title }) => title),
      head,
    );
  }

  draw(y: number): number {
    this.#y = y;
    const headHeight = heightOf(this.#document, this.#heads, head);
    const tag = this.#document.open(this.#document.root, 'Table', { title: this.#table.title });
    if (this.#room < headHeight + 2 * this.#document.type.lineHeight(body)) this.#turn();
    this.#drawHeads(tag);
    const rows = this.#document.open(tag, 'TBody');
    for (const row of this.#table.rows) this.#drawRow(rows, row);
    rows.end();
    tag.end();
    return this.#y;
  }

  get #room(): number {
    return this.#document.pageHeight - MARGIN - this.#y;
  }

  #turn(): void {
    this.#document.addPage();
    this.#y = MARGIN;
  }

  #drawHeads(table: Tag): void {
    const group = this.#document.open(table, 'THead');
    const row = this.#document.open(group, 'TR');
    this.#spans.forEach((span, index) => {
      this.#document.tagged(row, 'TH', () => this.#drawCell(this.#heads[index] ?? [], head, span), {
        scope: 'Column',
      });
    });
    row.end();
    group.end();
    this.#closeHeads();
  }

  #repeatHeads(): void {
    this.#document.decorate(() => {
      this.#spans.forEach((span, index) => this.#drawCell(this.#heads[index] ?? [], head, span));
    }, 'Pagination');
    this.#closeHeads();
  }

  #closeHeads(): void {
    this.#y += heightOf(this.#document, this.#heads, head);
    this.#rule(STRONG_LINE, 0.8);
  }

  #drawRow(group: Tag, { cells, isTotal = false, isStruck = false }: Row): void {
    const style = isTotal ? strong : body;
    const row = this.#document.open(group, 'TR');
    const tags = this.#spans.map((_, index) =>
      index === 0 ? this.#document.open(row, 'TH', { scope: 'Row' }) : this.#document.open(row, 'TD'),
    );
    if (isTotal) this.#rule(STRONG_LINE, 0.8);
    let left = this.#linesOf(cells, style);
    while (left.some((lines) => lines.length > 0)) {
      const part = this.#partFor(left, style);
      tags.forEach((tag, index) => {
        const [lines, span] = [part[index], this.#spans[index]];
        if (lines && span && lines.length > 0) tag.add(() => this.#drawCell(lines, style, span));
      });
      if (isStruck) this.#strike(part, style);
      this.#y += heightOf(this.#document, part, style);
      left = left.map((lines, index) => lines.slice(part[index]?.length));
    }
    for (const tag of tags) tag.end();
    row.end();
    if (!isTotal) this.#rule(LINE, 0.4);
  }

  /** The part of a row that fits on this page, or on the next where the whole row fits there. */
  #partFor(lines: readonly (readonly Line[])[], style: TextStyle): readonly (readonly Line[])[] {
    const height = heightOf(this.#document, lines, style);
    const whole = this.#document.pageHeight - 2 * MARGIN - heightOf(this.#document, this.#heads, head);
    const least = 2 * (this.#document.type.lineHeight(style) + PADDING.y);
    if (height > this.#room && (height <= whole || this.#room < least)) {
      this.#turn();
      this.#repeatHeads();
    }
    const count = Math.floor((this.#room - 2 * PADDING.y) / this.#document.type.lineHeight(style));
    return lines.map((each) => each.slice(0, Math.max(count, 1)));
  }

  #drawCell(lines: readonly Line[], style: TextStyle, { x, width, isFigure }: Span): void {
    const place = { x: x + PADDING.x, y: this.#y + PADDING.y, width: width - 2 * PADDING.x };
    this.#document.type.draw(lines, style, { ...place, align: isFigure ? 'right' : 'left' });
  }

  /** An artifact for screen readers: the last cell says the same as text. */
  #strike(cells: readonly (readonly Line[])[], style: TextStyle): void {
    const { pdf, type } = this.#document;
    this.#document.decorate(() => {
      pdf.lineWidth(0.6).strokeColor(STRONG_LINE);
      cells.slice(0, -1).forEach((lines, index) => {
        const { x = 0, width = 0, isFigure = false } = this.#spans[index] ?? {};
        lines.forEach(({ width: used }, place) => {
          const y = this.#y + PADDING.y + place * type.lineHeight(style) + style.size * STRIKE;
          const left = isFigure ? x + width - PADDING.x - used : x + PADDING.x;
          pdf
            .moveTo(left, y)
            .lineTo(left + used, y)
            .stroke();
        });
      });
    });
  }

  #linesOf(cells: readonly string[], style: TextStyle): readonly (readonly Line[])[] {
    return this.#spans.map(({ width }, index) =>
      this.#document.type.linesOf(cells[index] ?? '', style, width - 2 * PADDING.x),
    );
  }

  /** Widths by the shares, but none narrower than its widest word where the others can spare the room. */
  #widths(whole: number): readonly number[] {
    const { columns, rows } = this.#table;
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }) => (whole * share) / shares);
    const { type } = this.#document;
    const least = columns.map(({ title }, index) => {
      const word = rows.reduce(
        (most, { cells, isTotal }) =>
          Math.max(most, type.widestWord(cells[index] ?? '', isTotal === true ? strong : body)),
        type.widestWord(title, head),
      );
      return Math.ceil(word) + gapBefore(columns, index) + 2 * PADDING.x;
    });
    const spare = widths.map((width, index) => Math.max(0, width - (least[index] ?? 0)));
    const missing = widths.map((width, index) => Math.max(0, (least[index] ?? 0) - width));
    const [given, asked] = [sumOf(spare), sumOf(missing)];
    if (asked === 0 || asked > given) return widths;
    return widths.map(
      (width, index) => width + (missing[index] ?? 0) - ((spare[index] ?? 0) * asked) / given,
    );
  }

  #rule(colour: string, weight: number): void {
    const { pdf, pageWidth } = this.#document;
    this.#document.decorate(() => {
      pdf.lineWidth(weight).strokeColor(colour);
      pdf
        .moveTo(MARGIN, this.#y)
        .lineTo(pageWidth - MARGIN, this.#y)
        .stroke();
    });
  }
}

function heightOf({ type }: TaggedDocument, cells: readonly (readonly Line[])[], style: TextStyle): number {
  const most = Math.max(...cells.map((lines) => lines.length));
  return most * type.lineHeight(style) + 2 * PADDING.y;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const gapBefore = (columns: readonly Column[], index: number) =>
  columns[index]?.isFigure !== true && columns[index - 1]?.isFigure === true ? AFTER_FIGURE : 0;

function spansOf(columns: readonly Column[], widths: readonly number[]): readonly Span[] {
  let x = MARGIN;
  return columns.map(({ isFigure = false }, index) => {
    const whole = widths[index] ?? 0;
    const gap = gapBefore(columns, index);
    const span = { x: x + gap, width: whole - gap, isFigure };
    x += whole;
    return span;
  });
}
