/** A picture as it may be kept: of a kind that every browser draws, whole, and small enough to be a portrait. */
export interface Picture {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

/** Pixels of a side; a page makes portraits of 256. A few bytes can claim a picture that fills a machine's memory. */
export const mostPixels = 1024;

/**
 * The picture that the bytes are, told by themselves alone: its marks, its dimensions and its end. A name or a header can
 * say anything. Undefined for what is none, is cut off, or is too large.
 */
export function findPicture(bytes: Buffer): Picture | undefined {
  const found = findPng(bytes) ?? findJpeg(bytes) ?? findWebp(bytes);
  if (found === undefined) return undefined;
  const { width, height } = found;
  const fits = (pixels: number) => pixels >= 1 && pixels <= mostPixels;
  return fits(width) && fits(height) ? found : undefined;
}

const has = (bytes: Buffer, at: number, mark: string) =>
  bytes.toString('latin1', at, at + mark.length) === mark;

const pngEnd = 'IEND\xaeB`\x82';

function findPng(bytes: Buffer): Picture | undefined {
  if (!has(bytes, 0, '\x89PNG\r\n\x1a\n\0\0\0\rIHDR') || !has(bytes, bytes.length - 8, pngEnd))
    return undefined;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Frames that hold dimensions: every start of frame, but not the tables that share its numbers. */
const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;

function findJpeg(bytes: Buffer): Picture | undefined {
  if (!has(bytes, 0, '\xff\xd8\xff') || !has(bytes, bytes.length - 2, '\xff\xd9')) return undefined;
  // From segment to segment, each with its length, as far as the one that holds the dimensions.
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (!isFrame(bytes.readUInt8(at + 1))) continue;
    return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return undefined;
}

function findWebp(bytes: Buffer): Picture | undefined {
  if (!has(bytes, 0, 'RIFF') || !has(bytes, 8, 'WEBPVP8') || bytes.length < 30) return undefined;
  // What follows is padded to an even length.
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const size = webpSize(bytes);
  return size && { type: 'image/webp', ...size };
}

/** The three kinds of WebP keep their dimensions each in a way of its own: lossy, lossless, extended. */
function webpSize(bytes: Buffer): Pick<Picture, 'width' | 'height'> | undefined {
  if (has(bytes, 15, ' ') && has(bytes, 23, '\x9d\x01\x2a'))
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (has(bytes, 15, 'L') && has(bytes, 20, '/')) {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (has(bytes, 15, 'X')) return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  return undefined;
}
