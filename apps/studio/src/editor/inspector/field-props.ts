import type { Field, ListField } from '@foyer/content/definitions'

/** What every field component gets: its description, the value as it is stored, and what is wrong with it. */
export type FieldProps<Kind extends Field> = {
  readonly field: Kind
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** The localized label. */
  readonly label: string
  readonly help?: string | undefined
  /** The error message of the whole value. */
  readonly error?: string | undefined
  /** What is wrong inside of it, by the path below it. */
  readonly errors: Readonly<Record<string, string>>
  /** Null is a sound value: the field can be emptied. */
  readonly is_optional: boolean
}

/** What a list gets: also the prop that holds it, which names it in the path of a level. */
export type ListInputProps = FieldProps<ListField> & { readonly prop: string }

/** Returns the value as text; empty for other types, so that an invalid value can be replaced. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
