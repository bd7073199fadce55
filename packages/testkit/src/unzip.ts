import { unzipSync } from 'fflate';

/** The files of a zip archive by name. */
export function unzip(archive: Uint8Array): ReadonlyMap<string, Buffer> {
  const files = Object.entries(unzipSync(archive));
  return new Map(files.map(([name, content]) => [name, Buffer.from(content)]));
}
