import type * as z from 'zod';

type Json = z.core.util.JSONType;

/** RFC 7396: members of the patch win, `null` takes a member away, everything else is replaced. */
export function mergePatch(target: unknown, patch: Json): unknown {
  if (!isMembers(patch)) return patch;
  const merged: Record<string, unknown> = isMembers(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}

function isMembers<Value>(value: Value): value is Value & Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
