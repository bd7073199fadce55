import { type ApiProcess, type LoadedApi, loadApi } from './api-process.ts';

/** Processes of the product that are loaded ahead, so that the next one is there as soon as one was killed. */
export interface SpareProcesses extends AsyncDisposable {
  /** Begins the one that was loaded first. It is killed with the others at the end. */
  begin(): Promise<ApiProcess>;
}

/** Keeps `count` processes of a packed program loaded, whose data and files are those of the environment. */
export function openSpareProcesses(
  program: string,
  env: Readonly<Record<string, string>>,
  count: number,
): SpareProcesses {
  const loaded: LoadedApi[] = [];
  let latest: LoadedApi | undefined;
  const fill = () => {
    while (loaded.length < count) loaded.push(loadApi(program, env));
  };
  fill();
  return {
    begin: async () => {
      latest = loaded.shift() ?? loadApi(program, env);
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
