import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';

// The same pages as ours with the drawing library alone: the same texts, typefaces and tags, each text at a given
// place, no line measured before it is drawn and none broken.

const faces = {
  serif: 'source-serif-4/files/source-serif-4-latin-400-normal.woff',
  'serif-strong': 'source-serif-4/files/source-serif-4-latin-600-normal.woff',
  sans: 'inter/files/inter-latin-400-normal.woff',
  'sans-strong': 'inter/files/inter-latin-600-normal.woff',
} as const;

/** A text, its typeface and size, and the place of its top. */
export interface BareText {
  text: string;
  face: keyof typeof faces;
  size: number;
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'center' | 'right';
}

/** Draws pages of texts, each under a tag of its own. */
export async function drawBare(pages: Iterable<readonly BareText[]>): Promise<Uint8Array> {
  const pdf = new Pdf({
    autoFirstPage: false,
    font: '',
    lang: 'en-GB',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    size: 'A4',
    tagged: true,
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  for (const [name, file] of Object.entries(faces))
    pdf.registerFont(name, readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`))));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const texts of pages) {
    pdf.addPage();
    pdf.rect(28, 28, pdf.page.width - 56, pdf.page.height - 56).stroke();
    for (const { text, face, size, x, y, width, align = 'left' } of texts) {
      const tag = pdf.struct('P');
      root.add(tag);
      tag.add(() => {
        pdf
          .font(face)
          .fontSize(size)
          .text(text, x, y, { width, align, lineGap: size * 0.1 });
      });
      tag.end();
    }
  }
  root.end();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
