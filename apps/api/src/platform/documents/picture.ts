import { imageSize } from 'image-size';

/** A picture that may be stored: of a kind that every browser shows, complete, and of a portrait's size. */
export interface Picture {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

/** Pixels of a side; a page makes portraits of 256. A few bytes can claim a picture that fills a machine's memory. */
export const mostPixels = 1024;

/** The accepted kinds, by the first bytes of a file; the end shows that it was not cut off. */
const kinds = [
  { type: 'image/png', start: '\x89PNG\r\n\x1a\n', isComplete: (bytes) => endsWith(bytes, 'IEND\xaeB`\x82') },
  { type: 'image/jpeg', start: '\xff\xd8\xff', isComplete: (bytes) => endsWith(bytes, '\xff\xd9') },
  // The format states the length of the file, less these eight bytes.
  { type: 'image/webp', start: 'RIFF', isComplete: (bytes) => bytes.readUInt32LE(4) + 8 === bytes.length },
] as const satisfies readonly { type: string; start: string; isComplete: (bytes: Buffer) => boolean }[];

/** The picture in these bytes, judged by its content alone; undefined when it is none, cut off, or too large. */
export function findPicture(bytes: Buffer): Picture | undefined {
  const kind = kinds.find(({ start }) => bytes.toString('latin1', 0, start.length) === start);
  if (kind === undefined || bytes.length < 30 || !kind.isComplete(bytes)) return undefined;
  const { width, height } = measure(bytes);
  const fits = (pixels: number) => pixels >= 1 && pixels <= mostPixels;
  return fits(width) && fits(height) ? { type: kind.type, width, height } : undefined;
}

function measure(bytes: Buffer): { width: number; height: number } {
  try {
    return imageSize(bytes);
  } catch {
    return { width: 0, height: 0 };
  }
}

const endsWith = (bytes: Buffer, mark: string) =>
  bytes.toString('latin1', bytes.length - mark.length) === mark;
