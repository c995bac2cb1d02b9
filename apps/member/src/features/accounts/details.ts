/** The details that a member can change. */
export type Details = { name: string; email: string; timezone: string }

/** What was typed anew; only that is sent. */
export function changedDetails(before: Details, typed: Details): Partial<Details> {
  const changed: Partial<Details> = {}
  if (typed.name.trim() !== before.name) changed.name = typed.name
  if (typed.email.trim() !== before.email) changed.email = typed.email
  if (typed.timezone !== before.timezone) changed.timezone = typed.timezone
  return changed
}

/** The zones of the world by name, with the one in force among them whatever the browser knows. */
export function zoneChoices(current: string): { value: string; label: string }[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), current])
  return [...zones]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
