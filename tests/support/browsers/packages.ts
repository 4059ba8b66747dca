import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * Installs packages of Debian as root, and otherwise says which command would. False when what
 * they bring cannot be had.
 */
export function installPackages(what: string, packages: readonly string[]): boolean {
  if (!canInstall()) {
    process.stdout.write(`The browser tests need ${what}. Install it with:\n`);
    process.stdout.write(`  sudo apt-get install --yes ${packages.join(' ')}\n`);
    return false;
  }
  process.stdout.write(`Installing ${what} from Debian’s packages …\n`);
  spawnSync('apt-get', ['update', '--quiet'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '--yes', '--quiet', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}
