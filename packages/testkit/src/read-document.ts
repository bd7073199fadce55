import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of the tree of tags: its kind and what is in it. */
interface TagNode {
  readonly role: string;
  readonly children: readonly TagNode[];
}

/** A piece of text at its place on the page, in points from the upper left corner; `y` is its baseline. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What a reader finds in a document. */
interface ReadDocument {
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
  /** Text page by page. */
  readonly pages: readonly string[];
  /** The pieces of text page by page, blanks left out. */
  readonly texts: readonly (readonly PlacedText[])[];
  /** Kinds of tags page by page, from the outside in. */
  readonly tags: readonly TagNode[];
}

/** Reads a document back with another library than the one that drew it. */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  const texts: PlacedText[][] = [];
  const tags: TagNode[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    texts.push(await textsOf(page));
    tags.push(toNode(await page.getStructTree()));
  }
  await loading.destroy();
  return {
    title: Reflect.get(info, 'Title'),
    language: Reflect.get(info, 'Language'),
    isTagged: marks?.['Marked'] === true,
    pages: texts.map((page) => page.map(({ text }) => text).join(' ')),
    texts: texts.map((page) => page.filter(({ text }) => text.trim() !== '')),
    tags,
  };
}

async function textsOf(page: PDFPageProxy): Promise<PlacedText[]> {
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.map((item) => {
    if (!('str' in item)) return { text: '', x: 0, y: 0, width: 0 };
    const [, , , , x, y]: unknown[] = item.transform;
    return { text: item.str, x: Number(x), y: height - Number(y), width: item.width };
  });
}

/** How many lines, boxes and circles are stroked on each page. */
export async function countStrokes(bytes: Uint8Array): Promise<readonly number[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const counts: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { argsArray } = await page.getOperatorList();
    counts.push(argsArray.filter((args: unknown) => Array.isArray(args) && args[0] === OPS.stroke).length);
  }
  await loading.destroy();
  return counts;
}

/** How many tags of a kind have something drawn on the page of this tree. */
export function countTags({ role, children }: TagNode, kind: string): number {
  const isDrawn = role === kind && children.some((child) => child.role === 'content');
  return children.reduce((sum, child) => sum + countTags(child, kind), Number(isDrawn));
}

/** Names of the fonts that a document carries in itself. */
export function fontsIn(bytes: Uint8Array): readonly string[] {
  const text = Buffer.from(bytes).toString('latin1');
  const files = text.match(/\/FontFile2 /g)?.length ?? 0;
  const names = [...text.matchAll(/\/FontName \/([A-Z]{6}\+[\w-]+)/g)].map((match) => match[1] ?? '');
  if (files !== names.length) throw new Error('A font is named and is not there.');
  return names;
}

function toNode(tree: unknown): TagNode {
  const role: unknown = typeof tree === 'object' && tree !== null ? Reflect.get(tree, 'role') : undefined;
  const children: unknown = typeof tree === 'object' && tree !== null ? Reflect.get(tree, 'children') : [];
  return {
    role: typeof role === 'string' ? role : 'content',
    children: Array.isArray(children) ? children.map(toNode) : [],
  };
}
