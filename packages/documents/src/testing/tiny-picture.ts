import { crc32, deflateSync } from 'node:zlib';

/** A picture in PNG, 4 by 2 pixels of one colour. */
export function tinyPicture(): Buffer {
  const [width, height] = [4, 2];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits each of red, green and blue.
  header.set([8, 2], 8);
  const rows = Buffer.alloc(height * (1 + 3 * width), 90);
  for (let row = 0; row < height; row += 1) rows[row * (1 + 3 * width)] = 0;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const [end, none] = ['IEND', Buffer.alloc(0)] as const;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk(end, none),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
