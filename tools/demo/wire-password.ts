import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

/** decisions §8: what a browser sends in place of a password or master password. */
export async function wirePassword(kind: 'pw' | 'master', password: string): Promise<string> {
  const salt = `stammtisch/${kind}/v1`;
  const bytes = await derive(password.normalize('NFC'), salt, 600_000, 32, 'sha256');
  return bytes.toString('hex');
}
