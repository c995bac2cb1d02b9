import { regenerateIds, type ListField, type NewId } from '@foyer/content/definitions'

/** Returns a copy of a list item with new ids. */
export function copyListItem(
  field: ListField,
  item: Readonly<Record<string, unknown>>,
  newId: NewId,
): Record<string, unknown> {
  const { items } = regenerateIds({ items: field }, { items: [structuredClone(item)] }, newId)
  const [copy] = Array.isArray(items) ? items : []
  return copy
}
