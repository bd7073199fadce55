import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import { unpackWoff } from './unpack-woff.ts';

/** The typefaces of documents: serif and sans as on screen, in two weights each. */
export type Face = 'serif' | 'serif-strong' | 'sans' | 'sans-strong';

/** A file of a typeface: it draws the characters of some scripts. */
export interface FaceFile {
  /** The name under which a document knows it. */
  readonly name: string;
  /** Which code points it has. */
  readonly characters: ReadonlySet<number>;
}

/** What is used of a font that was read. */
interface ReadFont {
  readonly characterSet: readonly number[];
  layout(text: string, features: Readonly<Record<string, boolean>>): object;
}

// Figures of one width everywhere, so that columns line up. Inter's contextual forms (arrows, raised colons) would be searched
// for after every letter: without them a long register is drawn in a fifth of the time.
const features = { tnum: true, calt: false };

const packages: Readonly<Record<Face, { folder: string; weight: number; scripts: readonly string[] }>> = {
  serif: { folder: 'source-serif-4', weight: 400, scripts: ['latin', 'latin-ext'] },
  'serif-strong': { folder: 'source-serif-4', weight: 600, scripts: ['latin', 'latin-ext'] },
  sans: { folder: 'inter', weight: 400, scripts: ['latin', 'latin-ext'] },
  'sans-strong': { folder: 'inter', weight: 600, scripts: ['latin', 'latin-ext'] },
};

/** Beyond Latin, in the order in which they are tried; each typeface comes in these files as well. */
const otherScripts = ['cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];

// A font is read once in a process: reading is most of the time that one certificate takes.
const read = new Map<string, FaceFile & { readonly font: object }>();

/** The files of a typeface, each read only when those before it do not have a character. */
export function* filesOf(face: Face): Generator<FaceFile> {
  const { folder, weight, scripts } = packages[face];
  for (const script of [...scripts, ...otherScripts]) {
    yield readFile(`${folder}/files/${folder}-${script}-${weight}-normal.woff`);
  }
}

/** Makes a file of a typeface known to a document under its name. */
export function bringInto(document: PDFKit.PDFDocument, { name }: FaceFile): void {
  const known = read.get(name);
  // What pdfkit read before it takes again in place of bytes; its types know bytes alone.
  if (known) document.registerFont(name, known.font as unknown as Uint8Array);
}

function readFile(name: string): FaceFile {
  const known = read.get(name);
  if (known) return known;
  // Read by a document of its own, which is thrown away: one that is being drawn would carry the whole file twice.
  const reader: object = new Pdf({ autoFirstPage: false, font: '' }).font(
    unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}`)))),
  );
  const { font } = readFonts(reader);
  nameLetters(font);
  const shaped = Object.create(font, {
    layout: { value: (text: string) => font.layout(text, features) },
  }) as object;
  const file = { name, font: shaped, characters: new Set(font.characterSet) };
  read.set(name, file);
  return file;
}

/**
 * Has the library meet every letter by its character, once. It keeps what it knows of a letter from the first time; a full
 * stop that it met as half of a colon would have no character any more, and would be lost to whoever copies the text. Where
 * characters share a letter it is that of running text: an apostrophe, and not the one of phonetic script.
 */
function nameLetters(font: ReadFont): void {
  const inOrder = Map.groupBy(font.characterSet, (code) => isOfRunningText(code));
  for (const code of [...(inOrder.get(true) ?? []), ...(inOrder.get(false) ?? [])])
    font.layout(String.fromCodePoint(code), features);
}

/** Of ASCII or general punctuation. */
const isOfRunningText = (code: number) => code < 0x80 || (code >= 0x2000 && code < 0x2070);

// pdfkit does not expose the font that it read, and no other package of ours reads fonts.
function readFonts(document: object): { font: ReadFont } {
  const held: unknown = Reflect.get(document, '_font');
  return held as { font: ReadFont };
}
