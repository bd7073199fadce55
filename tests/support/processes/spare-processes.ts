import { join } from 'node:path';
import { type ApiProcess, type LoadedApi, loadApi } from './api-process.ts';
import { packApi } from './pack-api.ts';

/** Processes of the product that are loaded ahead, so that the next one is there as soon as one was killed. */
export interface SpareProcesses extends AsyncDisposable {
  /** Begins the one that was loaded first. It is killed with the others at the end. */
  begin(): Promise<ApiProcess>;
}

/** Keeps `count` processes loaded, whose data and files are those of the environment. */
export async function openSpareProcesses(
  env: Readonly<Record<string, string>> & { DATA_DIR: string },
  count: number,
): Promise<SpareProcesses> {
  const packed = await packApi(join(env.DATA_DIR, 'packed'));
  const loaded: LoadedApi[] = [];
  let latest: LoadedApi | undefined;
  const fill = () => {
    while (loaded.length < count) loaded.push(loadApi(packed, env));
  };
  fill();
  return {
    begin: async () => {
      latest = loaded.shift() ?? loadApi(packed, env);
      const running = await latest.begin();
      fill();
      return running;
    },
    [Symbol.asyncDispose]: async () => {
      await latest?.discard();
      await Promise.all(loaded.map((one) => one.discard()));
    },
  };
}
