import { existsSync } from 'node:fs';
import { runProgram } from '../process/run-command.ts';

/** Why a package could not be installed; undefined when it was. */
export type InstallRefusal = string | undefined;

/** Installs a Debian package where this process may: as root, with apt, and unless `INSTALL_PACKAGES` is `false`. */
export async function installDebianPackage(name: string): Promise<InstallRefusal> {
  if (process.env['INSTALL_PACKAGES'] === 'false')
    return `INSTALL_PACKAGES is false, so ${name} is not installed`;
  if (!existsSync('/usr/bin/apt-get')) return `there is no apt to install ${name} with`;
  if (process.getuid?.() !== 0) return `only root may install ${name} (apt-get install ${name})`;
  process.stdout.write(`Installing the Debian package ${name} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => runProgram('apt-get', ['-qq', ...args], { cwd: '/', env });
  // Known packages are tried first: an old list is often good enough, and fetching a new one needs the network twice.
  const install = () => apt('install', '-y', '--no-install-recommends', name);
  if ((await install()) === 0) return undefined;
  if ((await apt('update')) === 0 && (await install()) === 0) return undefined;
  return `apt-get could not install ${name}`;
}
