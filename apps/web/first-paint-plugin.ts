import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('src/features/appearance/first-paint.ts', import.meta.url));
const name = 'first-paint.js';

/** The script as one classic file: a module would run only after the first picture. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'firstPaint' },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const code = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk');
  if (code?.type !== 'chunk') throw new Error('The script of the first paint was not built.');
  return code.code;
}

/** Puts the script of the appearance into the head of every page, before anything is drawn. */
export function firstPaint(): Plugin {
  let reference: string | undefined;
  return {
    name: 'statbook-first-paint',
    async buildStart() {
      if (this.meta.watchMode || this.environment.mode !== 'build') return;
      reference = this.emitFile({ type: 'asset', name, source: await bundle() });
    },
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_request, response, next) => {
        bundle().then((code) => {
          response.setHeader('content-type', 'text/javascript').end(code);
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle: files }) {
        const asset = Object.values(files ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes(name),
        );
        const src = `/${asset?.fileName ?? name}`;
        if (files !== undefined && (asset === undefined || reference === undefined))
          throw new Error('The script of the first paint is missing from the build.');
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
      },
    },
  };
}
