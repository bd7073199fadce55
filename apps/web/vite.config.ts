import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { firstPaint } from './first-paint-plugin.ts';
import { routeFiles } from './route-files.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/**
 * What the React Compiler memoizes: pages, and of the kit what is drawn at each key, forms and tables. The shell and the
 * plain components are drawn seldom, and memoizing them would cost every visit more than it saves.
 */
const compiledParts = [
  'choice',
  'combobox',
  'data-table',
  'date-field',
  'field',
  'fieldset',
  'form',
  'mask',
  'number-field',
].concat(['row-menu', 'select', 'table-view', 'text-area', 'text-field']);
const compiled = [
  'api',
  'app/routes',
  'company-page',
  'features',
  'filing',
  'gallery',
  'list-view',
  'payment',
].concat(compiledParts.map((name) => `kit/${name}`));

/** In development the payment window has the address that the server gives it in production. */
const paymentWindow: Plugin = {
  name: 'statbook-payment-window',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url && /^\/paymentdetails(?:[/?]|$)/i.test(request.url)) request.url = '/payment.html';
      next();
    });
  },
};

const sheetNames = new Map<string, string>();

/** A sheet's name is enough to tell its classes from others, and shorter in every file than a hash: so no two sheets have one name. */
function scopeClass(local: string, file: string): string {
  const name = basename(file, '.module.css');
  const named = sheetNames.get(name) ?? file;
  if (named !== file && existsSync(named))
    throw new Error(`Rename ${named} or ${file}: sheets need names of their own.`);
  sheetNames.set(name, file);
  return `${name}_${local}`;
}

export default defineConfig({
  root,
  plugins: [
    tanstackRouter({ ...routeFiles, autoCodeSplitting: true }),
    react({ compiler: { sources: compiled.map((folder) => `/src/${folder}/`) } }),
    paymentWindow,
    firstPaint(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopeClass } },
  // React has by itself what this package brings to older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    assetsDir: 'assets',
    // The server reads the manifest to write preload hints for the chunks of a route.
    manifest: 'manifest.json',
    // Everything stays a file of our own origin: the content security policy allows no data: address.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a page's first address needs, the server names in the page, and links fetch ahead when they are pointed at.
      // A list of every chunk's chunks in the shell would cost each visit more than it saves a few.
      resolveDependencies: (_file, needs, { hostType }) =>
        hostType === 'js' ? needs.filter((file) => file.endsWith('.css')) : needs,
    },
    rolldownOptions: {
      input: { product: `${root}index.html`, payment: `${root}payment.html` },
      output: {
        codeSplitting: { groups: chunkGroups },
        // The shell names every file: shorter hashes, and styles without names, are less to load on each first visit, and tell files apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names: [name] }) =>
          name?.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '/api': { target: apiOrigin, changeOrigin: false } },
  },
});
