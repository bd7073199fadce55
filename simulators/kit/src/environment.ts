type Environment = Readonly<Record<string, string | undefined>>;

/** What every simulator can be started with. */
export interface CommonOptions {
  /** A free port when absent or 0. */
  port?: number;
  host?: string;
  /** The SQLite file of its state; in memory when absent. */
  stateFile?: string;
  /** An instant at which the clock starts; the real time when absent. */
  clockAt?: string;
}

export function readProcessOptions(env: Environment, defaultPort = 0): CommonOptions {
  const { HOST: host, STATE_FILE: stateFile, CLOCK_AT: clockAt } = env;
  return {
    port: readNumber(env, 'PORT') ?? defaultPort,
    ...(host && { host }),
    ...(stateFile && { stateFile }),
    ...(clockAt && { clockAt }),
  };
}

/** Throws where the variable is no whole number. */
export function readNumber(env: Environment, name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number`);
  return Number(text);
}
