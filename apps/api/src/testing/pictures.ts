const fromBase64 = (text: string) => Buffer.from(text, 'base64');

/** The smallest PNG there is. */
const dot = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
);

/** A PNG that says it is so large. */
export function png(width: number, height: number): Buffer {
  const bytes = Buffer.from(dot);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** One picture of each kind that browsers make. */
export const pictures = {
  png: dot,
  // A mark of its maker, the frame with the dimensions, an empty scan, the end.
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b0800c001000101110000ffd9', 'hex'),
  webp: fromBase64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'),
  losslessWebp: fromBase64('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='),
  extendedWebp: fromBase64(
    'UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAAAP4AAA3AAP7mtQAAAA==',
  ),
};
