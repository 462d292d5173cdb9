export interface AnswerOptions {
  /** Becomes the `ETag`; anything that changes with every stored change. */
  version?: string | number;
  /** Becomes `Last-Modified`. */
  modifiedAt?: Date;
  location?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A reply with what belongs in its headers. */
export class Answer<Body> {
  readonly body: Body;
  readonly options: AnswerOptions;

  constructor(body: Body, options: AnswerOptions) {
    this.body = body;
    this.options = options;
  }
}

export function answer<Body>(body: Body, options: AnswerOptions = {}): Answer<Body> {
  return new Answer(body, options);
}
