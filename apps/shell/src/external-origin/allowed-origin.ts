/**
 * The origin that a visitor may be handed over from, if the registry allows it: scheme, host and
 * port must be spelled exactly as listed. Anything else (`//x`, `/\x`, `javascript:`, a path, a
 * user name, another letter case) is refused with `undefined`.
 */
export function allowedOrigin(
  asked: string | null,
  allowList: readonly string[],
): string | undefined {
  if (asked === null || !/^https?:\/\/[^/\\@?#\s]+$/.test(asked)) return undefined;
  if (!URL.canParse(asked) || new URL(asked).origin !== asked) return undefined;
  return allowList.find((allowed) => allowed === asked);
}
