import { spawn } from 'node:child_process';

export interface CommandOptions {
  cwd: string;
  /** In place of this process's own. */
  env?: NodeJS.ProcessEnv;
}

/** Runs a script with the Node that runs this, its output shown as it comes; returns its exit code. */
export function runNode(args: readonly string[], options: CommandOptions): Promise<number> {
  return runProgram(process.execPath, args, options);
}

/** Runs a program to its end, its output shown as it comes; returns its exit code, 1 when it cannot be run. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs scripts one after the other until one fails; returns the exit code of the last that ran. */
export async function runInOrder(cwd: string, scripts: readonly (readonly string[])[]): Promise<number> {
  for (const args of scripts) {
    const code = await runNode(args, { cwd });
    if (code !== 0) return code;
  }
  return 0;
}
