import type { AnswerOptions } from './answer.ts';
import { BytesAnswer } from './bytes-answer.ts';

/** A file to be kept, never shown in place: whoever wrote it could have put a page into it. */
export class FileAnswer extends BytesAnswer {
  constructor(
    content: Uint8Array<ArrayBuffer>,
    file: { name: string; type: string } & Pick<AnswerOptions, 'version' | 'modifiedAt'>,
  ) {
    const { name, type, ...validators } = file;
    super(content, type, {
      ...validators,
      headers: {
        // RFC 6266: old browsers read the first, all others the second.
        'content-disposition': `attachment; filename="${ascii(name)}"; filename*=UTF-8''${encoded(name)}`,
        'cache-control': 'private, no-store',
      },
    });
  }
}

function ascii(name: string): string {
  return name.replaceAll(/[^\u0020-\u007e]|["\\%]/g, '_');
}

/** RFC 8187 allows less than `encodeURIComponent` leaves alone. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
