/** The error that the provider answers with: `{"error": {"type", "code", "message"}}`. */
export class Declined extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, error: { type: string; message: string } & Record<string, unknown>) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export function missing(param: string): Declined {
  return new Declined(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `There is no such ${param}.`,
    param,
  });
}
