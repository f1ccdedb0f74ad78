import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

/** For programs that a test starts: Debian keeps some where only root looks. */
export const programEnv = {
  ...process.env,
  PATH: `${process.env.PATH}${delimiter}/usr/sbin${delimiter}/usr/local/sbin`,
};

const INSTALL_MS = 120_000;

/** Whether a program is there; installs the Debian package that has it first, where that is possible. */
export function ensureProgram(program: string, debianPackage: string): boolean {
  if (!isThere(program) && process.getuid?.() === 0) install(debianPackage);
  return isThere(program);
}

const isThere = (program: string) => spawnSync(program, ['--help'], { env: programEnv }).error === undefined;

function install(debianPackage: string) {
  const options = { env: { ...programEnv, DEBIAN_FRONTEND: 'noninteractive' }, timeout: INSTALL_MS };
  const aptGet = (...args: string[]) => spawnSync('apt-get', args, options).status === 0;
  const get = () => aptGet('install', '-y', '--no-install-recommends', debianPackage);
  if (!get() && aptGet('update')) get();
  // A broker would begin as a service, on the port of ours.
  spawnSync('service', [debianPackage, 'stop'], options);
}
