import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Secrets {
  PASSWORD_PEPPER: string;
  TOKEN_SECRET: string;
  REGISTRY_ADMIN_TOKEN: string;
}

/** Given secrets win; the others are made at the first start and kept, readable by the owner only. */
export function readSecrets(folder: string, given: Partial<Secrets>): Secrets {
  return {
    PASSWORD_PEPPER: given.PASSWORD_PEPPER ?? keptSecret(folder, 'password-pepper'),
    TOKEN_SECRET: given.TOKEN_SECRET ?? keptSecret(folder, 'token-secret'),
    REGISTRY_ADMIN_TOKEN: given.REGISTRY_ADMIN_TOKEN ?? keptSecret(folder, 'registry-admin-token'),
  };
}

function keptSecret(folder: string, name: string): string {
  const secretsFolder = path.join(folder, 'secrets');
  const file = path.join(secretsFolder, name);
  if (!existsSync(file)) {
    mkdirSync(secretsFolder, { recursive: true });
    // `wx`: of two processes that start together on an empty folder, one writes and both read it.
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
  }
  return readFileSync(file, 'utf8');
}
