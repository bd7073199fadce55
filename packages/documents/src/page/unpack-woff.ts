import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, plain: 12 };
const ENTRY = { woff: 20, plain: 16 };

/**
 * A font as it was before it was packed for the web (WOFF 1.0, tables packed one by one). The library would unpack a table
 * again each time it reads from it, which takes longer than drawing a certificate.
 * @throws RangeError when the bytes are no such font.
 */
export function unpackWoff(packed: Buffer): Buffer {
  if (packed.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('Not a font in WOFF 1.0');
  const count = packed.readUInt16BE(12);
  const directory = Buffer.alloc(HEADER.plain + count * ENTRY.plain);
  packed.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = HEADER.woff + index * ENTRY.woff;
    const to = HEADER.plain + index * ENTRY.plain;
    const table = unpackTable(packed, from);
    packed.copy(directory, to, from, from + 4);
    packed.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(table.length, to + 12);
    // Tables begin at multiples of four.
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}

function unpackTable(packed: Buffer, entry: number): Buffer {
  const start = packed.readUInt32BE(entry + 4);
  const [length, fullLength] = [packed.readUInt32BE(entry + 8), packed.readUInt32BE(entry + 12)];
  const bytes = packed.subarray(start, start + length);
  return length < fullLength ? inflateSync(bytes) : bytes;
}
