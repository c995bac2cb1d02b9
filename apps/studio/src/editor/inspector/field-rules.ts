import type { Field } from '@foyer/content/definitions'

/** Whether the inspector shows a field: it applies, given the other values of its object, and no other screen edits it. */
export function isFieldVisible(field: Field, values: Readonly<Record<string, unknown>>): boolean {
  if (field.kind === 'list' && field.plans_descendants) return false
  if (!field.when) return true
  const value = values[field.when.prop]
  return field.when.is.some((wanted) => wanted === value)
}

/** The errors below a prop, by the path below it. */
export function getNestedErrors(
  errors: Readonly<Record<string, string>>,
  prop: string,
): Record<string, string> {
  const prefix = `${prop}.`
  const nested_errors = Object.entries(errors).filter(([path]) => path.startsWith(prefix))
  return Object.fromEntries(nested_errors.map(([path, text]) => [path.slice(prefix.length), text]))
}
