import { once } from 'node:events';
import { join } from 'node:path';
import { prepareCheckout } from './preparation.ts';
import { explainFailure, type Installation, startInstallation } from './supervisor/installation.ts';
import { listDemoUsers, writeGreeting } from './supervisor/greeting.ts';
import { readSettings, type Settings } from './supervisor/settings.ts';

// npm start and npm run dev: the product with, in a demo, the simulators.

const checkout = join(import.meta.dirname, '..');

async function run(): Promise<number> {
  const read = readSettings(process.env, process.argv.slice(2), checkout);
  if (!read.ok) return fail([read.reason]);
  const { settings } = read;
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  if (!settings.isDev) {
    const built = await prepareCheckout(checkout, () => print('Building the web application …'));
    if (!built.ok) return fail([built.reason]);
  }
  const started = await startInstallation(settings, {
    checkout,
    signal: stopping.signal,
    ...(settings.isDev ? { onLine: (name: string, line: string) => print(`[${name}] ${line}`) } : {}),
  });
  if (!started.ok) return fail([...(started.ending?.lastLines ?? []), started.reason]);
  return await serve(settings, started.installation, stopping.signal);
}

async function serve(settings: Settings, installation: Installation, stopping: AbortSignal): Promise<number> {
  const { addresses } = installation;
  const web = settings.isDev ? await startDevelopmentServer(settings.port, addresses.api) : undefined;
  const users = settings.mode === 'demo' ? await listDemoUsers(addresses.identity) : [];
  print(writeGreeting(settings, addresses, users));
  const cause = await Promise.race([aborted(stopping), installation.failed]);
  await web?.close();
  const killed = await installation.end();
  if (cause !== 'stop') return fail(explainFailure(cause, settings), cause.code ?? 1);
  for (const ending of killed) print(`${ending.name} did not end in time and was killed.`);
  return killed.length > 0 ? 1 : 0;
}

// Loaded only here: the bundler takes long to load and is no part of a plain start.
async function startDevelopmentServer(port: number, apiUrl: string) {
  const { startWebServer } = await import('./supervisor/web-server.ts');
  return await startWebServer(checkout, port, apiUrl);
}

async function aborted(signal: AbortSignal): Promise<'stop'> {
  if (!signal.aborted) await once(signal, 'abort');
  return 'stop';
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(lines: readonly string[], code = 1): number {
  process.stderr.write(`${lines.join('\n')}\n`);
  return code === 0 ? 1 : code;
}

// A reader that has gone away, as in `npm start | head`, is no reason to leave the programs running unwatched.
process.stdout.on('error', () => process.exit(1));

process.exitCode = await run();
process.exit();
