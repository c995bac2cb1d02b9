import type { Field } from '@foyer/content/definitions'

/** Whether a field has something to say beside the other values of its object. */
export function isShown(field: Field, values: Readonly<Record<string, unknown>>): boolean {
  if (!field.when) return true
  const value = values[field.when.prop]
  return field.when.is.some((wanted) => wanted === value)
}

/** The errors below a prop, by the path below it. */
export function errorsAt(errors: Readonly<Record<string, string>>, prop: string): Record<string, string> {
  const prefix = `${prop}.`
  const below = Object.entries(errors).filter(([path]) => path.startsWith(prefix))
  return Object.fromEntries(below.map(([path, words]) => [path.slice(prefix.length), words]))
}
