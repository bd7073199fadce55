/** Pixels of a side; photos are shown no larger than a third of it. */
const side = 256;

/**
 * The middle of a picture as a small square, in base64: whatever a camera makes becomes a few kilobytes, and what it
 * noted beside the picture (the place, the device) stays at home.
 */
export async function toPortrait(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const crop = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const left = (picture.width - crop) / 2;
  const top = (picture.height - crop) / 2;
  canvas.getContext('2d')?.drawImage(picture, left, top, crop, crop, 0, 0, side, side);
  picture.close();
  const url = canvas.toDataURL('image/jpeg', 0.85);
  return url.slice(url.indexOf(',') + 1);
}
