import { Answer, type AnswerOptions } from './answer.ts';

/** A reply that is sent as it is, under its own media type. */
export class BytesAnswer extends Answer<Uint8Array<ArrayBuffer>> {
  readonly type: string;

  constructor(content: Uint8Array<ArrayBuffer>, type: string, options: AnswerOptions) {
    const headers = {
      ...options.headers,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    };
    super(content, { ...options, headers });
    this.type = type;
  }
}
