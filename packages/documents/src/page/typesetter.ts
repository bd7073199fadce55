import { bringInto, type Face, type FaceFile, filesOf } from './typefaces.ts';

/** The style of a text; sizes in points. */
export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly colour?: string;
}

/** The position of a line: its left edge and top, and the width in which it is aligned, all in points. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly align?: 'left' | 'centre' | 'right';
}

/** A line of text that was broken, with its width in points. */
export interface Line {
  readonly text: string;
  readonly width: number;
}

/** Characters that one file draws, or that none does. */
interface Run {
  readonly text: string;
  readonly file: FaceFile | undefined;
}

const INK = '#1B2126';
/** A line is so much higher than its letters. */
const LEADING = 1.36;
/** The box for a character that no typeface has, in parts of the size. */
const BOX = { width: 0.62, height: 0.68, gap: 0.1 };

/**
 * Sets text in the typefaces that a document carries in itself. One typeface is many files, so a line is set in runs; a
 * character that none of them has is drawn as an empty box, keeps its meaning for readers of the text, and is listed by `takeMissing`.
 */
export class Typesetter {
  readonly #document: PDFKit.PDFDocument;
  readonly #found: Readonly<Record<Face, Map<string, FaceFile | undefined>>> = {
    serif: new Map(),
    'serif-strong': new Map(),
    sans: new Map(),
    'sans-strong': new Map(),
  };
  readonly #brought = new Set<string>();
  /** Widths of words at a size of one point. */
  readonly #widths = new Map<string, Map<Face, number>>();
  readonly #missing = new Set<string>();

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  /** Characters that were drawn as boxes since this was asked last, each once. */
  takeMissing(): readonly string[] {
    const missing = [...this.#missing];
    this.#missing.clear();
    return missing;
  }

  lineHeight({ size }: TextStyle): number {
    return size * LEADING;
  }

  #widthOf(word: string, style: TextStyle): number {
    const known = this.#widths.get(word)?.get(style.face);
    // Widths grow with the size, so one measuring does for all sizes.
    if (known !== undefined) return known * style.size;
    const runs = this.#runsOf(word, style);
    const width = runs.reduce((sum, run) => sum + this.#widthOfRun(run, style), 0) / style.size;
    const ofWord = this.#widths.get(word) ?? new Map<Face, number>();
    this.#widths.set(word, ofWord.set(style.face, width));
    return width * style.size;
  }

  /** The text broken into lines at blanks; a word wider than a line is broken where it must be. */
  linesOf(text: string, style: TextStyle, width: number): readonly Line[] {
    return this.#wordsOf(text).flatMap((words) => this.#wrap(words, style, width));
  }

  /** The same of a centred text: in as many lines, but of about one length, so that no word is left alone at the end. */
  balancedLinesOf(text: string, style: TextStyle, width: number): readonly Line[] {
    const lines = this.linesOf(text, style, width);
    if (lines.length === 1) return lines;
    const paragraphs = this.#wordsOf(text).map((words) => words.map((word) => this.#widthOf(word, style)));
    const blank = this.#widthOf(' ', style);
    // No word is broken to make lines alike.
    let [tooNarrow, fits] = [Math.min(Math.max(...paragraphs.flat()), width), width];
    while (fits - tooNarrow > 1) {
      const between = (fits + tooNarrow) / 2;
      if (countLines(paragraphs, blank, between) > lines.length) tooNarrow = between;
      else fits = between;
    }
    return this.linesOf(text, style, fits);
  }

  /** How wide a line has to be for no word of the text to be broken. */
  widestWord(text: string, style: TextStyle): number {
    return Math.max(
      ...this.#wordsOf(text).flatMap((words) => words.map((word) => this.#widthOf(word, style))),
    );
  }

  /** By paragraphs. */
  #wordsOf(text: string): string[][] {
    return text
      .normalize('NFC')
      .split('\n')
      .map((paragraph) => paragraph.split(' '));
  }

  /** How high a text is when it is set in lines of a width. */
  heightOf(text: string, style: TextStyle, width: number): number {
    return this.linesOf(text, style, width).length * this.lineHeight(style);
  }

  /** Draws lines one under the other; returns the `y` below them. */
  draw(lines: readonly Line[], style: TextStyle, place: Place): number {
    this.#document.fillColor(style.colour ?? INK);
    let { y } = place;
    for (const line of lines) {
      this.#drawLine(line, style, { ...place, y });
      y += this.lineHeight(style);
    }
    return y;
  }

  #wrap(words: readonly string[], style: TextStyle, width: number): Line[] {
    const blank = this.#widthOf(' ', style);
    const lines: Line[] = [];
    let line: Line | undefined;
    for (const word of words.flatMap((each) => this.#fit(each, style, width))) {
      const own = this.#widthOf(word, style);
      if (line !== undefined && line.width + blank + own <= width) {
        line = { text: `${line.text} ${word}`, width: line.width + blank + own };
        continue;
      }
      if (line !== undefined) lines.push(line);
      line = { text: word, width: own };
    }
    return line === undefined ? lines : [...lines, line];
  }

  #fit(word: string, style: TextStyle, width: number): readonly string[] {
    if (this.#widthOf(word, style) <= width) return [word];
    const parts: string[] = [];
    let part = '';
    for (const character of word) {
      // Measured together: beside one another, some characters are wider than alone.
      const longer = part + character;
      if (part !== '' && this.#widthOf(longer, style) > width) {
        parts.push(part);
        part = character;
      } else part = longer;
    }
    return [...parts, part];
  }

  #drawLine({ text, width: used }: Line, style: TextStyle, { x, y, width = 0, align = 'left' }: Place): void {
    const room = align === 'left' ? 0 : width - used;
    let left = x + (align === 'centre' ? room / 2 : room);
    const top = y + (style.size * (LEADING - 1)) / 4;
    const runs = this.#runsOf(text, style);
    for (const run of runs) {
      if (run.file === undefined) this.#drawBoxes(run, style, { x: left, y: top });
      else {
        this.#choose(run.file, style);
        this.#document.text(run.text, left, top, { lineBreak: false });
      }
      if (runs.length > 1) left += this.#widthOfRun(run, style);
    }
  }

  #drawBoxes({ text }: Run, { size, colour = INK }: TextStyle, { x, y }: Place): void {
    this.#document.markContent('Span', { actual: text });
    let left = x + size * BOX.gap;
    for (const character of text) {
      this.#missing.add(character);
      const high = size * BOX.height;
      this.#document.lineWidth(size / 18).strokeColor(colour);
      this.#document.rect(left, y + size * 1.02 - high, size * (BOX.width - 2 * BOX.gap), high).stroke();
      left += size * BOX.width;
    }
    this.#document.endMarkedContent();
  }

  #widthOfRun({ text, file }: Run, style: TextStyle): number {
    if (file === undefined) return Array.from(text).length * style.size * BOX.width;
    this.#choose(file, style);
    return this.#document.widthOfString(text);
  }

  #choose(file: FaceFile, { size }: TextStyle): void {
    if (!this.#brought.has(file.name)) {
      bringInto(this.#document, file);
      this.#brought.add(file.name);
    }
    this.#document.font(file.name).fontSize(size);
  }

  #runsOf(text: string, { face }: TextStyle): readonly Run[] {
    const runs: { text: string; file: FaceFile | undefined }[] = [];
    for (const character of text) {
      const file = this.#fileFor(character, face);
      const last = runs.at(-1);
      if (last && last.file === file) last.text += character;
      else runs.push({ text: character, file });
    }
    return runs;
  }

  #fileFor(character: string, face: Face): FaceFile | undefined {
    const known = this.#found[face];
    if (known.has(character)) return known.get(character);
    const code = character.codePointAt(0) ?? 0;
    const found = filesOf(face).find(({ characters }) => characters.has(code));
    known.set(character, found);
    return found;
  }
}

/** How many lines words of these widths take, none of which is wider than a line. */
function countLines(paragraphs: readonly (readonly number[])[], blank: number, width: number): number {
  let lines = 0;
  for (const words of paragraphs) {
    let used = Number.POSITIVE_INFINITY;
    for (const own of words) {
      if (used + blank + own <= width) used += blank + own;
      else [lines, used] = [lines + 1, own];
    }
  }
  return lines;
}
