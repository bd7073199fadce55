import { describe, expect, it } from 'vitest';
import { findPicture, mostPixels } from './picture.ts';
import { pictures, png } from '../../testing/pictures.ts';

describe('a picture', () => {
  it.each([
    ['PNG', pictures.png, { type: 'image/png', width: 1, height: 1 }],
    ['JPEG', pictures.jpeg, { type: 'image/jpeg', width: 256, height: 192 }],
    ['lossy WebP', pictures.webp, { type: 'image/webp', width: 1, height: 1 }],
    ['lossless WebP', pictures.losslessWebp, { type: 'image/webp', width: 1, height: 1 }],
    ['WebP with transparency', pictures.extendedWebp, { type: 'image/webp', width: 1, height: 1 }],
  ])('is known as %s by its bytes, with its dimensions', (_kind, bytes, picture) => {
    expect(findPicture(bytes)).toEqual(picture);
  });

  it.each(Object.entries(pictures))('is none when its end is missing: %s', (_kind, bytes) => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(findPicture(bytes.subarray(0, length))).toBeUndefined();
  });

  it('is none when it claims more pixels than a portrait needs', () => {
    expect(findPicture(png(mostPixels, mostPixels))).toMatchObject({ width: mostPixels });
    expect(findPicture(png(mostPixels + 1, 1))).toBeUndefined();
    expect(findPicture(png(1, 0xffff_ffff))).toBeUndefined();
    expect(findPicture(png(0, 1))).toBeUndefined();
  });

  it('is none when only its first bytes say so', () => {
    for (const mark of ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', '\xff\xd8\xff\xe0', 'RIFF\x28\0\0\0WEBPVP8 '])
      expect(findPicture(Buffer.concat([Buffer.from(mark, 'latin1'), Buffer.alloc(40)]))).toBeUndefined();
  });
});
