import type { Field } from '@foyer/content/definitions'

/** What every field component gets: its description, the value as it is stored, and what is wrong with it. */
export type FieldProps<Kind extends Field> = {
  readonly field: Kind
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** The label in words. */
  readonly label: string
  readonly help?: string | undefined
  /** What is wrong with the value as a whole, in words. */
  readonly error?: string | undefined
  /** What is wrong inside of it, by the path below it. */
  readonly errors: Readonly<Record<string, string>>
  /** Null is a sound value: the field can be emptied. */
  readonly is_optional: boolean
}

/** The value as text; empty for anything else, so that what cannot be shown can be replaced. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
