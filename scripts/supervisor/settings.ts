import { resolve } from 'node:path';

type Mode = 'demo' | 'test' | 'live';

/** What the supervisor itself needs to know; everything else in the environment is the API's to read and to check. */
export interface Settings {
  mode: Mode;
  port: number;
  dataDir: string;
  /** Reload on change: the API is watched, and the web application comes from Vite's development server. */
  isDev: boolean;
  env: NodeJS.ProcessEnv;
}

export type SettingsOutcome = { ok: true; settings: Settings } | { ok: false; reason: string };

const modes: readonly Mode[] = ['demo', 'test', 'live'];

/** Ports from the product's on, one for each address of a demo. */
export const portCount = 8;

/** Reads `MODE`, `PORT` and `DATA_DIR`, and `--dev` from the command line. */
export function readSettings(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  checkout: string,
): SettingsOutcome {
  const mode = modes.find((known) => known === (env['MODE'] || 'demo'));
  if (mode === undefined)
    return { ok: false, reason: `MODE is ${env['MODE']}; it must be demo, test or live.` };
  const port = Number(env['PORT'] || '3000');
  if (!Number.isInteger(port) || port < 1 || port > 65_536 - portCount) {
    return {
      ok: false,
      reason: `PORT is ${env['PORT']}; it must be a number from 1 to ${65_536 - portCount}.`,
    };
  }
  const foreign = args.find((argument) => argument !== '--dev');
  if (foreign !== undefined) return { ok: false, reason: `${foreign} is not understood; only --dev is.` };
  const dataDir = resolve(checkout, env['DATA_DIR'] || 'data');
  return { ok: true, settings: { mode, port, dataDir, isDev: args.includes('--dev'), env } };
}
