import { inputField, type InputField } from '@stammtisch/contracts/settings/input-field';

export type FieldName = InputField['name'];

/** Every field that a form may have, the stored ones first and in their order; others are hidden. */
export function allFields(stored: readonly InputField[]): InputField[] {
  const known = stored.toSorted((first, second) => first.orderIndex - second.orderIndex);
  const missing = inputField.in.shape.name.options.filter(
    (name) => !known.some((field) => field.name === name),
  );
  const hidden = missing.map((name) => ({ name, visible: false, mandatory: false, orderIndex: 0 }));
  return numbered([...known, ...hidden]);
}

/** One place up (-1) or down (1); the first and the last stay where they are. */
export function moved(fields: readonly InputField[], index: number, by: -1 | 1): InputField[] {
  return placed(fields, index, index + by);
}

/** At another place of the list; where there is none everything stays. */
export function placed(fields: readonly InputField[], index: number, target: number): InputField[] {
  const field = fields[index];
  if (field === undefined || target < 0 || target >= fields.length) return [...fields];
  return numbered(fields.toSpliced(index, 1).toSpliced(target, 0, field));
}

/** Specification §5: what is not visible is not mandatory either. */
export function changed(
  fields: readonly InputField[],
  name: FieldName,
  change: Partial<Pick<InputField, 'visible' | 'mandatory'>>,
): InputField[] {
  return fields.map((field) => {
    if (field.name !== name) return field;
    const next = { ...field, ...change };
    return { ...next, mandatory: next.mandatory && next.visible };
  });
}

function numbered(fields: readonly InputField[]): InputField[] {
  return fields.map((field, orderIndex) => ({ ...field, orderIndex }));
}
