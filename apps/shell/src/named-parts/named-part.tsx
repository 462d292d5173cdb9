import type { KnownRoute } from '../registry/route-table.ts';
import { useNamedPart } from './use-named-part.ts';

/** Stands beside a page that is drawn, and leads to the part of it that the address names. */
export function NamedPart({ known }: { known: KnownRoute }) {
  useNamedPart(known);
  return null;
}
