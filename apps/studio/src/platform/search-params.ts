/** What stands in the address after `?`, before a screen has read it. */
export type RawSearch = Readonly<Record<string, unknown>>

/** A text of the address; absent where it is empty, so that addresses stay short. */
export function parseTextParam(value: unknown, max_length = 100): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, max_length) : undefined
}

/** One of a few words of the address; absent where it says anything else. */
export function parseChoiceParam<const Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === value)
}

/** Leaves out what is absent, as exact optional types ask for. */
export function removeEmpty<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  ) as { [Key in keyof Values]?: NonNullable<Values[Key]> }
}
