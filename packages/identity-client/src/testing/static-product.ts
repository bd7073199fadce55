import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire, stripTypeScriptTypes } from 'node:module';

const sources = new URL('../', import.meta.url);
const library = createRequire(import.meta.url).resolve('oauth4webapi');

/** A page with the session module in it, and nothing else. */
const page = `<!doctype html>
<meta charset="utf-8">
<title>Product</title>
<script type="importmap">{ "imports": { "oauth4webapi": "/oauth4webapi.js" } }</script>
<script type="module">
import * as browser from '/browser/index.ts';
Object.assign(globalThis, browser);
document.title = 'Ready';
</script>
`;

/** Serves the module's sources as the browser can run them, at an origin of its own. */
export async function startStaticProduct() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://product');
    const isScript = pathname.endsWith('.ts') || pathname.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? readScript(pathname) : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

function readScript(path: string): string {
  if (path === '/oauth4webapi.js') return readFileSync(library, 'utf8');
  return stripTypeScriptTypes(readFileSync(new URL(`.${path}`, sources), 'utf8'));
}
