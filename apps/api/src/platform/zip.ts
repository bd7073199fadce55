import { crc32, deflateRawSync } from 'node:zlib';

/** A file to be packed: its name in the archive, of plain letters, and its content. */
export interface ZipFile {
  readonly name: string;
  readonly content: Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Deflate as of version 2.0 of the format. */
const VERSION = 20;
const DEFLATE = 8;

/** Packs files into one zip archive (APPNOTE 6.3), each with the same moment, so that the same files give the same bytes. */
export function packZip(files: readonly ZipFile[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const packed = deflateRawSync(content);
    const facts = factsOf({ name, content, packed, at });
    const local = Buffer.concat([header(LOCAL), facts, Buffer.from(name)]);
    directory.push(centralEntry(facts, { name, offset }));
    parts.push(local, packed);
    offset += local.length + packed.length;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([...parts, central, endOf({ count: files.length, size: central.length, offset })]);
}

function header(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}

/** What the entry itself and the directory say alike: 26 bytes from the version needed on. */
function factsOf({ name, content, packed, at }: ZipFile & { packed: Buffer; at: Date }): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(VERSION, 0);
  bytes.writeUInt16LE(DEFLATE, 4);
  bytes.writeUInt16LE(timeOf(at), 6);
  bytes.writeUInt16LE(dayOf(at), 8);
  bytes.writeUInt32LE(crc32(content), 10);
  bytes.writeUInt32LE(packed.length, 14);
  bytes.writeUInt32LE(content.length, 18);
  bytes.writeUInt16LE(Buffer.byteLength(name), 22);
  return bytes;
}

const timeOf = (at: Date) => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dayOf = (at: Date) =>
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

function centralEntry(facts: Buffer, { name, offset }: { name: string; offset: number }): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(VERSION);
  // Comment, disk, and attributes: none; then where the entry begins.
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([header(CENTRAL), madeBy, facts, rest, Buffer.from(name)]);
}

function endOf({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(END, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(size, 12);
  bytes.writeUInt32LE(offset, 16);
  return bytes;
}
