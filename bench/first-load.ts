import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, checkout } from './installation.ts';
import type { Benchmark } from './measurement.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = join(checkout, 'apps/web/dist');

/** How much JavaScript and CSS the browser must have before the shell stands, gzipped. */
export const benchmark: Benchmark = async () => {
  await buildWeb();
  // Written by the bundler in its documented shape.
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  // The page names the chunks of the shell itself: the bundler has folded its entry into them.
  const first = Object.keys(manifest).filter((name) => html.includes(manifest[name]?.file ?? name));
  const shell = collect(manifest, first);
  const list = collect(manifest, [...first, findChunk(manifest, '_shell/company/index.tsx')]);
  const library = collect(manifest, [findChunk(manifest, '_react-')]);
  const limit = {
    limit: sizeOf(library.scripts),
    limitIs: 'React alone',
    unit: 'KB',
    better: 'lower',
  } as const;
  return [
    { name: 'scripts of the shell', figure: sizeOf(shell.scripts), budget: 130, ...limit },
    { name: 'scripts of the companies list', figure: sizeOf(list.scripts), budget: 165, ...limit },
    {
      name: 'styles of the companies list',
      figure: sizeOf(list.styles),
      budget: 12,
      limit: 6,
      limitIs: 'aim',
      unit: 'KB',
      better: 'lower',
    },
  ];
};

function findChunk(manifest: Record<string, Chunk>, part: string): string {
  const name = Object.keys(manifest).find((key) => key.includes(part));
  if (name === undefined) throw new Error(`The build has no ${part}.`);
  return name;
}

/** The chunks and all that they import at once. */
function collect(manifest: Record<string, Chunk>, names: readonly string[]) {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  names.forEach(visit);
  const chunks = [...seen].flatMap((name) => manifest[name] ?? []);
  return {
    scripts: new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    styles: new Set(chunks.flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file, ...css] : css))),
  };
}

function sizeOf(files: ReadonlySet<string>): number {
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  );
  return bytes / 1024;
}
