import type { Fields, ListField } from '@foyer/content/definitions'
import { getNestedErrors } from './field-rules.ts'
import { listItemKeys, replaceItem } from './list-items.ts'

type Values = Readonly<Record<string, unknown>>

/** An object with fields, such as a block, a page or an item of a list. */
export type FieldObject = {
  readonly fields: Fields
  readonly values: Values
  readonly defaults: Values
  /** Error messages by path. */
  readonly errors: Readonly<Record<string, string>>
}

/** One step from an object to an item of one of its lists. */
export type LevelStep = { readonly prop: string; readonly key: string }

/** An item that is open as its own level, with the list that holds it. */
export type Level = FieldObject & {
  readonly step: LevelStep
  readonly list: ListField
  readonly items: readonly Values[]
  readonly keys: readonly string[]
  readonly at: number
}

/** Returns the levels of a path; those from an item that no longer exists are left out. */
export function resolveLevels(root: FieldObject, path: readonly LevelStep[]): readonly Level[] {
  const levels: Level[] = []
  let parent = root
  for (const step of path) {
    const list = parent.fields[step.prop]
    if (list?.kind !== 'list') break
    const items = toItems(parent.values[step.prop])
    const keys = listItemKeys(items)
    const at = keys.indexOf(step.key)
    const values = items[at]
    if (!values) break
    const errors = getNestedErrors(getNestedErrors(parent.errors, step.prop), `${at}`)
    const level = { step, list, items, keys, at, fields: list.fields, values, defaults: list.item, errors }
    levels.push(level)
    parent = level
  }
  return levels
}

/** Returns the items of a list; none for a stored value that is no list. */
export function toItems(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value : []
}

/** A change of one prop of the root, such as the whole list of groups. */
export type RootChange = { readonly prop: string; readonly value: unknown }

/** Returns the change of the root by which a prop of the last level gets a value. */
export function changeLevel(levels: readonly Level[], prop: string, value: unknown): RootChange {
  let change: RootChange = { prop, value }
  for (const level of levels.toReversed()) {
    const item = { ...level.values, [change.prop]: change.value }
    change = { prop: level.step.prop, value: replaceItem(level.items, level.at, item) }
  }
  return change
}

/** Returns the change of the root by which the list of the last level gets other items. */
export function changeList(levels: readonly Level[], { step }: Level, items: readonly Values[]): RootChange {
  return changeLevel(levels.slice(0, -1), step.prop, items)
}

/** Returns the path to the item that has the first error; empty where the root itself has it, or nothing has. */
export function findErrorPath({ fields, values, errors }: FieldObject): readonly LevelStep[] {
  const [first] = Object.keys(errors)
  if (first === undefined) return []
  const [prop = '', index = ''] = first.split('.')
  const list = fields[prop]
  const items = toItems(values[prop])
  const item = items[Number(index)]
  const key = listItemKeys(items)[Number(index)]
  if (list?.kind !== 'list' || index === '' || item === undefined || key === undefined) return []
  const inner = getNestedErrors(getNestedErrors(errors, prop), index)
  const rest = findErrorPath({ fields: list.fields, values: item, defaults: list.item, errors: inner })
  return [{ prop, key }, ...rest]
}
