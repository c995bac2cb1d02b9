import type { Field, Fields } from '@foyer/content/definitions'

/** The tabs of a block's fields: content and style. */
export type FieldTab = 'content' | 'style'

/** Returns the tab of a field. */
export function getFieldTab(field: Field | undefined): FieldTab {
  return field?.tab ?? 'content'
}

/** The fields of one tab, in their order. */
export function getTabFields(fields: Fields, tab: FieldTab): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => getFieldTab(field) === tab))
}

/** Whether the fields are on more than one tab; small blocks need no tabs. */
export function hasSeveralTabs(fields: Fields): boolean {
  return new Set(Object.values(fields).map(getFieldTab)).size > 1
}

/** Returns the tabs with errors; errors without a field belong to the content tab. */
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
