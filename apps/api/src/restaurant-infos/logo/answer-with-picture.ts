import { BytesAnswer } from '../../platform/http/bytes-answer.ts';
import type { StoredLogo } from './logo.sql.ts';

/** A picture that we drew ourselves, to be shown in place. */
export function answerWithPicture(logo: StoredLogo, cacheControl: string): BytesAnswer {
  return new BytesAnswer(new Uint8Array(logo.content), logo.type, {
    version: logo.version,
    modifiedAt: logo.updatedAt,
    headers: { 'cache-control': cacheControl },
  });
}
