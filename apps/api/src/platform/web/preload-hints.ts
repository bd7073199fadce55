import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

/** What the bundler says of its files: each chunk with those it needs. */
export type Manifest = z.infer<typeof manifestSchema>;

export function readManifest(text: string): Manifest {
  return manifestSchema.parse(JSON.parse(text));
}

/** Tells the browser, in the page itself, what the page's address will need: it fetches all of it at once. */
export interface PreloadHints {
  /** `<link>` elements for a path. */
  of(path: string): string;
}

interface Route {
  chunk: string;
  /** The file of the route without its ending, as `_shell/company/index`. */
  file: string;
  pattern: RegExp;
  /** Stands around other routes and has no address of its own. */
  isLayout: boolean;
  parameters: number;
}

const entry = 'index.html';
/** The text of every page, and its headings. */
const fonts = ['/inter-latin-wght-normal.woff2', '/source-serif-4-latin-600-normal.woff2'];

export function createPreloadHints(manifest: Manifest): PreloadHints {
  const routes = listRoutes(manifest);
  const loaded = closure(manifest, [entry]);
  const fontLinks = Object.entries(manifest)
    .filter(([source]) => fonts.some((font) => source.endsWith(font)))
    .map(([, { file }]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  const known = new Map<string | undefined, string>();

  return {
    of: (path) => {
      const route = routes.find(({ pattern, isLayout }) => !isLayout && pattern.test(path));
      const links =
        known.get(route?.chunk) ?? [...fontLinks, ...chunkLinks(manifest, routes, loaded, route)].join('');
      known.set(route?.chunk, links);
      return links;
    },
  };
}

/** The chunks of a route and of the layouts around it, less what the page names already. */
function chunkLinks(
  manifest: Manifest,
  routes: readonly Route[],
  loaded: ReadonlySet<string>,
  route: Route | undefined,
): string[] {
  if (route === undefined) return [];
  const around = routes.filter(({ file }) => route.file.startsWith(`${file}/`));
  const chunks = closure(
    manifest,
    [...around, route].map(({ chunk }) => chunk),
  );
  const fresh = [...chunks].filter((chunk) => !loaded.has(chunk)).flatMap((chunk) => manifest[chunk] ?? []);
  const styles = new Set(fresh.flatMap(({ css }) => css ?? []));
  return [
    ...fresh.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ];
}

function closure(manifest: Manifest, chunks: readonly string[], seen = new Set<string>()): Set<string> {
  for (const chunk of chunks) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    closure(manifest, manifest[chunk]?.imports ?? [], seen);
  }
  return seen;
}

/** Routes by their files; those without parameters first, since an exact address goes before a pattern. */
function listRoutes(manifest: Manifest): Route[] {
  return Object.keys(manifest)
    .flatMap((chunk) => {
      const file = /^src\/app\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(chunk)?.[1];
      return file === undefined ? [] : [toRoute(chunk, file)];
    })
    .toSorted((a, b) => a.parameters - b.parameters || b.file.length - a.file.length);
}

function toRoute(chunk: string, file: string): Route {
  // Folders and points both divide; what begins with a line below stands in no address, nor does `index`.
  const parts = file.split(/[/.]/).filter((part) => !part.startsWith('_') && part !== 'index');
  const pattern = parts.map((part) => `/${part.startsWith('$') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')}`);
  return {
    chunk,
    file,
    pattern: new RegExp(`^${pattern.join('')}/?$`, 'i'),
    isLayout: /(^|[/.])_[^/.]*$/.test(file),
    parameters: parts.filter((part) => part.startsWith('$')).length,
  };
}
