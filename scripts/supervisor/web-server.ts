import { join } from 'node:path';
import { createServer } from 'vite';

/** The running development server of the web application. */
export interface WebServer {
  close(): Promise<void>;
}

/** Serves the web application from its source at the product's port; calls go on to the API. */
export async function startWebServer(checkout: string, port: number, apiUrl: string): Promise<WebServer> {
  const toApi = { target: apiUrl, changeOrigin: false };
  const server = await createServer({
    root: join(checkout, 'apps/web'),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: { '/api': toApi, '/CRes': toApi },
    },
  });
  await server.listen();
  return server;
}
