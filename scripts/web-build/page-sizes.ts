import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  /** A page that is shown already imports it. */
  isDynamicEntry?: boolean;
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What a page loads, gzipped, in KB. */
interface PageSize {
  scripts: number;
  styles: number;
}

/** What a route loads besides the shell. */
interface RouteSize extends PageSize {
  route: string;
  /** The largest of its scripts: what forms share is a file of its own, loaded once. */
  largestScript: number;
  /** Other routes whose code comes with it: none should. */
  holds: readonly string[];
}

/** A part that a page imports later, with its own imports besides the shell: a form, a dialog, a panel. */
interface LateSize extends PageSize {
  part: string;
  largestScript: number;
}

/** What the built pages weigh. */
export interface PageSizes {
  /** Before anything of a route. */
  shell: PageSize;
  /** All that the companies list needs, the shell included. */
  list: PageSize;
  /** Both fonts that are there from the first. */
  fonts: number;
  /** The chunk of React alone. */
  library: number;
  /** What each route loads besides the shell, the largest first. */
  routes: readonly RouteSize[];
  /** What comes when it is asked for, the largest first. */
  late: readonly LateSize[];
  /** The names of the chunks that the payment window loads, at once or when it asks for them. */
  payment: readonly string[];
}

const routeFile = /src\/app\/routes\/(.+)\.tsx\?tsr-split=component$/;
const listRoute = '_shell/company/index';
const fontFiles = /inter-latin-wght-normal\.woff2$|source-serif-4-latin-600-normal\.woff2$/;

/** Weighs what the bundler has written, by its manifest. */
export function weighPages(dist: string): PageSizes {
  // Written by the bundler in its documented shape.
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const weigh = (chunks: ReadonlySet<string>): PageSize => weighChunks(dist, manifest, chunks);
  const weighEach = (chunks: ReadonlySet<string>) => ({
    ...weigh(chunks),
    largestScript: Math.max(0, ...[...chunks].map((chunk) => weigh(new Set([chunk])).scripts)),
  });
  // The page names the chunks of the shell itself: the bundler has folded its entry into them.
  const shell = collect(
    manifest,
    Object.keys(manifest).filter((name) => html.includes(manifest[name]?.file ?? name)),
  );
  const files = Object.keys(manifest);
  const routes = files.filter((name) => routeFile.test(name)).map((name) => routeOf(manifest, shell, name));
  const list = routes.find(({ route }) => route === listRoute);
  const library = files.find((name) => name.startsWith('_react-'));
  if (list === undefined || library === undefined) throw new Error('The build has no companies list.');
  const fonts = files.flatMap((name) => (fontFiles.test(name) ? [manifest[name]?.file ?? ''] : []));
  return {
    shell: weigh(shell),
    list: weigh(new Set([...shell, ...list.chunks])),
    fonts: fonts.reduce((sum, file) => sum + readFileSync(join(dist, file)).length / 1024, 0),
    library: weigh(collect(manifest, [library])).scripts,
    payment: [...collectAll(manifest, 'payment.html')].map((name) => manifest[name]?.name ?? name),
    routes: routes
      .map(({ route, chunks, holds }) => ({ route, holds, ...weighEach(chunks) }))
      .toSorted((a, b) => b.scripts - a.scripts),
    late: files
      .filter((name) => manifest[name]?.isDynamicEntry === true && !routeFile.test(name))
      .map((part) => ({ part, ...weighEach(without(collect(manifest, [part]), shell)) }))
      .toSorted((a, b) => b.scripts - a.scripts),
  };
}

function routeOf(manifest: Manifest, shell: ReadonlySet<string>, name: string) {
  const nameOf = (chunk: string) => routeFile.exec(chunk)?.[1];
  const all = collect(manifest, [name]);
  const chunks = without(all, shell);
  const holds = [...all].filter((chunk) => chunk !== name).flatMap((chunk) => nameOf(chunk) ?? []);
  return { route: nameOf(name) ?? name, chunks, holds };
}

const without = (chunks: ReadonlySet<string>, left: ReadonlySet<string>) =>
  new Set([...chunks].filter((chunk) => !left.has(chunk)));

/** Chunks and all that they import at once. */
function collect(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const collected = new Set(names);
  // A set hands out what is added to it on the way.
  for (const name of collected) for (const imported of manifest[name]?.imports ?? []) collected.add(imported);
  return collected;
}

/** The same, with what is imported later. */
function collectAll(manifest: Manifest, name: string): ReadonlySet<string> {
  const collected = new Set([name]);
  for (const each of collected) {
    const { imports = [], dynamicImports = [] } = manifest[each] ?? {};
    for (const imported of [...imports, ...dynamicImports]) collected.add(imported);
  }
  return collected;
}

function weighChunks(dist: string, manifest: Manifest, chunks: ReadonlySet<string>): PageSize {
  const files = new Set(
    [...chunks].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]),
  );
  const sum = (ending: string) =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .reduce((bytes, file) => bytes + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) /
    1024;
  return { scripts: sum('.js'), styles: sum('.css') };
}
