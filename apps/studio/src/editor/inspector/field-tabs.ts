import type { Field, Fields } from '@foyer/content/definitions'

/** The tabs of a block's fields: what it says, and how it looks. */
export type FieldTab = 'content' | 'style'

/** The tab on which a field stands. */
export function getFieldTab(field: Field | undefined): FieldTab {
  return field?.tab ?? 'content'
}

/** The fields of one tab, in their order. */
export function getTabFields(fields: Fields, tab: FieldTab): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => getFieldTab(field) === tab))
}

/** Whether the fields stand on more than one tab; those of a small block need none. */
export function hasSeveralTabs(fields: Fields): boolean {
  return new Set(Object.values(fields).map(getFieldTab)).size > 1
}

/** The tabs on which something must be mended; what belongs to no field is told with the content. */
export function getTabsWithErrors(
  fields: Fields,
  errors: Readonly<Record<string, string>>,
): ReadonlySet<FieldTab> {
  return new Set(Object.keys(errors).map((path) => getFieldTab(fields[path.split('.')[0] ?? ''])))
}

/** The tab with which a block opens: the one that was open last, unless only another one has something to mend. */
export function getInitialTab(last_tab: FieldTab, tabs_with_errors: ReadonlySet<FieldTab>): FieldTab {
  const [first] = tabs_with_errors
  return first === undefined || tabs_with_errors.has(last_tab) ? last_tab : first
}
