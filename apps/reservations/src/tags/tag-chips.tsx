import { TagChip } from '@stammtisch/ui-kit';
import { useTags } from './use-tags.ts';

/** Tags by their names, each in the colour that the house gave it. */
export function TagChips({ names }: { names: readonly string[] }) {
  const { colorOf } = useTags();
  return names.map((name) => <TagChip key={name} name={name} color={colorOf(name)} />);
}
