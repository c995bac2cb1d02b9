import type { Field, Fields } from '@foyer/content/definitions'

/** The tabs of a block's fields: what it says, and how it looks. */
export type FieldTab = 'content' | 'style'

/** The tab on which a field stands. */
export function tabOf(field: Field | undefined): FieldTab {
  return field?.tab ?? 'content'
}

/** The fields of one tab, in their order. */
export function fieldsOn(fields: Fields, tab: FieldTab): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => tabOf(field) === tab))
}

/** Whether the fields stand on more than one tab; those of a small block need none. */
export function hasTabs(fields: Fields): boolean {
  return new Set(Object.values(fields).map(tabOf)).size > 1
}

/** The tabs on which something must be mended; what belongs to no field is told with the content. */
export function faultyTabs(fields: Fields, errors: Readonly<Record<string, string>>): ReadonlySet<FieldTab> {
  return new Set(Object.keys(errors).map((path) => tabOf(fields[path.split('.')[0] ?? ''])))
}

/** The tab with which a block opens: the one that was open last, unless only another one has something to mend. */
export function tabToOpen(last: FieldTab, faulty: ReadonlySet<FieldTab>): FieldTab {
  const [first] = faulty
  return first === undefined || faulty.has(last) ? last : first
}
