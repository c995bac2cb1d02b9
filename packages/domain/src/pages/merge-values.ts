import { isSame } from './compare-pages.ts'

type Identified = Readonly<Record<string, unknown>>

/** A merged value, also `undefined` where it was deleted; null where both versions changed the same thing. */
type Merged = { readonly value: unknown } | null

/**
 * Merges two versions of a value with their common base where each changed other items of the same list, at any depth.
 * Properties of one object may belong together, so two of them are not merged.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isSame(theirs, base) || isSame(theirs, mine)) return { value: mine }
  if (isSame(mine, base)) return { value: theirs }
  const base_items = toItemsById(base)
  const my_items = toItemsById(mine)
  const their_items = toItemsById(theirs)
  if (base_items && my_items && their_items) return mergeLists(base_items, my_items, their_items)
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return null
  const names = new Set([base, mine, theirs].flatMap((one) => Object.keys(one)))
  const [changed = '', ...others] = [...names].filter(
    (name) => !isSame(base[name], mine[name]) || !isSame(base[name], theirs[name]),
  )
  const part = others.length > 0 ? null : mergeValues(base[changed], mine[changed], theirs[changed])
  return part && { value: { ...base, [changed]: part.value } }
}

type Items = ReadonlyMap<string, Identified>

function mergeLists(base: Items, mine: Items, theirs: Items): Merged {
  const order = mergeValues([...base.keys()], [...mine.keys()], [...theirs.keys()])
  if (!order) return null
  const merged = new Map<string, unknown>()
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const item = mergeValues(base.get(id), mine.get(id), theirs.get(id))
    if (!item) return null
    merged.set(id, item.value)
  }
  return { value: (order.value as readonly string[]).map((id) => merged.get(id)) }
}

/** The items of a list by their ids in order; null for another value, and for items without ids or with the same. */
function toItemsById(value: unknown): Items | null {
  if (!Array.isArray(value) || !value.every(isObject)) return null
  const items = new Map(value.flatMap((item) => (getId(item) === null ? [] : [[getId(item) ?? '', item]])))
  return items.size === value.length ? items : null
}

function getId(item: Identified): string | null {
  const id = item['id'] ?? item['uid']
  return typeof id === 'string' ? id : null
}

function isObject(value: unknown): value is Identified {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
