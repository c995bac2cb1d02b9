/** The raw search parameters, before a screen has parsed them. */
export type RawSearch = Readonly<Record<string, unknown>>

/** A text of the address; absent where it is empty, so that addresses stay short. */
export function parseTextParam(value: unknown, max_length = 100): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, max_length) : undefined
}

/** Returns a search parameter if it is one of the choices; otherwise undefined. */
export function parseChoiceParam<const Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === value)
}

/** Removes undefined values, as exact optional types require. */
export function removeEmpty<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  ) as { [Key in keyof Values]?: NonNullable<Values[Key]> }
}
