import { GROUP_KINDS } from '@foyer/contract/rules/workouts'
import type { WorkoutGroup } from '@foyer/content/definitions'
import { setGroupKind } from '@foyer/domain/training'

/** Returns the groups of a workout; null where the stored value has not their shape, or ids that are not unique. */
export function toGroups(value: unknown): readonly WorkoutGroup[] | null {
  if (!Array.isArray(value) || !value.every(isGroup)) return null
  const keys = value.flatMap(({ id, items }) => [id, ...items.map(({ uid }) => uid)])
  return new Set(keys).size === keys.length ? value : null
}

/** Returns a group with another kind, and its sets as that kind has them; null for other changes. */
export function changeGroup(
  values: Readonly<Record<string, unknown>>,
  prop: string,
  value: unknown,
): WorkoutGroup | null {
  const kind = prop === 'kind' ? GROUP_KINDS.find((name) => name === value) : undefined
  return kind && isGroup(values) ? setGroupKind(values, kind) : null
}

/** Whether a value has what arranging needs; what is in the sets is validated with the page. */
function isGroup(value: unknown): value is WorkoutGroup {
  if (!isObject(value) || typeof value['id'] !== 'string' || typeof value['title'] !== 'string') return false
  const { kind, rounds, rest_seconds, items } = value
  const has_numbers = typeof rounds === 'number' && typeof rest_seconds === 'number'
  return (
    has_numbers && GROUP_KINDS.some((name) => name === kind) && Array.isArray(items) && items.every(isItem)
  )
}

function isItem(value: unknown): boolean {
  if (!isObject(value)) return false
  const { uid, sets, rest_seconds } = value
  return (
    typeof uid === 'string' && typeof rest_seconds === 'number' && Array.isArray(sets) && sets.every(isSet)
  )
}

function isSet(value: unknown): boolean {
  return isObject(value) && typeof value['amount'] === 'number' && typeof value['unit'] === 'string'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
