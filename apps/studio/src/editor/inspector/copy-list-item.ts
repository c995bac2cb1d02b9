import { regenerateIds, type ListField, type NewId } from '@foyer/content/definitions'

/** A copy of a list item that can stand beside the original: every id in it is new. */
export function copyListItem(
  field: ListField,
  item: Readonly<Record<string, unknown>>,
  newId: NewId,
): Record<string, unknown> {
  const { items } = regenerateIds({ items: field }, { items: [structuredClone(item)] }, newId)
  const [copy] = Array.isArray(items) ? items : []
  return copy
}
