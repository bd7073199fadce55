import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const packed = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')),
);

/** The tables of a font by name, as its directory names them. */
function tablesOf(font: Buffer): ReadonlyMap<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + 16 * index;
      const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
      return [font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length)];
    }),
  );
}

/** The sum of a table as the format defines it: its words of four bytes, padded with zeros. */
function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

describe('a font packed for the web', () => {
  const font = unpackWoff(packed);
  const tables = tablesOf(font);

  it('has its outlines, its metrics and its characters again', () => {
    expect(font.readUInt32BE(0)).toBe(packed.readUInt32BE(4));
    for (const name of ['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'])
      expect([...tables.keys()]).toContain(name);
    expect(tables.get('head')?.readUInt32BE(12)).toBe(0x5f0f3cf5);
  });

  it('has every table as it was, by the sum that the font keeps of it', () => {
    [...tables].forEach(([name, table], index) => {
      // The sum of the head is made with a field of it left out.
      if (name !== 'head') expect(checksum(table)).toBe(font.readUInt32BE(12 + 16 * index + 4));
    });
  });

  it('has tables that begin at multiples of four, none over another', () => {
    let end = 12 + 16 * tables.size;
    for (let index = 0; index < tables.size; index += 1) {
      const entry = 12 + 16 * index;
      expect(font.readUInt32BE(entry + 8)).toBe(end);
      end += Math.ceil(font.readUInt32BE(entry + 12) / 4) * 4;
    }
    expect(font).toHaveLength(end);
  });

  it.each([
    ['another format', Buffer.from('wOF2 and more')],
    ['no bytes', Buffer.alloc(0)],
  ])('is refused where it is %s', (_, bytes) => {
    expect(() => unpackWoff(bytes)).toThrow(RangeError);
  });
});
