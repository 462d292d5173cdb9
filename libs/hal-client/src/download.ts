import type { Send } from './middleware.ts';
import { isNetworkFailure } from './middleware.ts';
import { offlineProblem } from './problem.ts';
import { exchange } from './read-through.ts';
import { buildRequest } from './request.ts';
import type { RequestOptions } from './request.ts';

export interface DownloadOptions extends RequestOptions {
  /** Bytes so far; how many there will be, a streamed file does not say. */
  onProgress?: ((bytes: number) => void) | undefined;
}

/**
 * Reads a file as it is; nothing of it is kept.
 * @throws ProblemError for a refusal, and `offline` when the transfer breaks off: a part is no file.
 */
export async function download(
  send: Send,
  url: URL,
  { onProgress, ...options }: DownloadOptions,
): Promise<Blob> {
  const headers = { accept: '*/*', ...options.headers };
  const request = buildRequest(url, 'GET', undefined, { ...options, headers });
  const response = await exchange(send, request);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      parts.push(part);
      bytes += part.byteLength;
      onProgress?.(bytes);
    }
  } catch (error) {
    throw isNetworkFailure(error) ? offlineProblem(error) : error;
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
