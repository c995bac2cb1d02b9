import type { GroupKind } from '@foyer/contract/rules/workouts'
import type { WorkoutGroup, WorkoutItem } from '@foyer/contract/workouts/prescription'

type Groups = readonly WorkoutGroup[]
type NewId = () => string

/** Where an exercise is put: onto another (both become a superset), beside one, into a group, or between groups. */
export type ItemTarget =
  | { readonly place: 'onto' | 'before' | 'after'; readonly uid: string }
  | { readonly place: 'into'; readonly group_id: string }
  /** As a group of its own, before the group with this index. */
  | { readonly place: 'between'; readonly index: number }

const MAX_GROUPS = 30
const MAX_ITEMS = 30
const MAX_SETS = 30
const MAX_ROUNDS = 99

/** What an interval and a minute of an EMOM last unless the owner says otherwise. */
const WORK_SECONDS: Partial<Record<GroupKind, number>> = { interval: 40, emom: 60 }

/**
 * Puts an exercise to another place. A superset that is left with one exercise becomes straight sets, a group without
 * title and exercises goes. Returns the same groups where nothing changes or a limit would be passed.
 */
export function placeItem(groups: Groups, uid: string, target: ItemTarget, newId: NewId): Groups {
  const from = locate(groups, uid)
  if (!from || ('uid' in target && target.uid === uid)) return groups
  const rest = replaceAt(groups, from.at, [{ ...from.group, items: without(from.group.items, uid) }])
  const placed = insertItem(rest, from, target, newId)
  if (!placed) return groups
  const tidied = tidy(placed.groups, new Set([...placed.fresh_ids, from.group.id]), groups)
  return isWithinLimits(tidied) && !isSame(tidied, groups) ? tidied : groups
}

/** Moves a whole group to an index of the list, counted without it. */
export function placeGroup(groups: Groups, group_id: string, index: number): Groups {
  const group = groups.find(({ id }) => id === group_id)
  if (!group) return groups
  const others = groups.filter((other) => other !== group)
  const moved = [...others.slice(0, index), group, ...others.slice(index)]
  return isSame(moved, groups) ? groups : moved
}

/** Moves an exercise one place up or down, at the edge of its group into the next one. */
export function stepItem(groups: Groups, uid: string, step: 'up' | 'down', newId: NewId): Groups {
  const from = locate(groups, uid)
  if (!from) return groups
  const offset = step === 'up' ? -1 : 1
  const neighbour = from.group.items[from.index + offset]
  if (neighbour)
    return placeItem(groups, uid, { place: step === 'up' ? 'before' : 'after', uid: neighbour.uid }, newId)
  const group = groups[from.at + offset]
  if (!group) return groups
  const [first] = group.items
  if (step === 'up' || !first) return placeItem(groups, uid, { place: 'into', group_id: group.id }, newId)
  return placeItem(groups, uid, { place: 'before', uid: first.uid }, newId)
}

/** Makes a superset of an exercise and the one above it, or adds it to the rounds of that one. */
export function groupWithAbove(groups: Groups, uid: string, newId: NewId): Groups {
  const from = locate(groups, uid)
  if (!from || (from.index > 0 && from.group.kind !== 'single')) return groups
  const above = from.index > 0 ? from.group.items[from.index - 1] : groups[from.at - 1]?.items.at(-1)
  return above ? placeItem(groups, uid, { place: 'onto', uid: above.uid }, newId) : groups
}

/** Takes an exercise out of its rounds: the first one before them, others behind them. */
export function ungroupItem(groups: Groups, uid: string, newId: NewId): Groups {
  const from = locate(groups, uid)
  if (!from || from.group.kind === 'single') return groups
  const is_first = from.index === 0 && from.group.items.length > 1
  return placeItem(groups, uid, { place: 'between', index: is_first ? from.at : from.at + 1 }, newId)
}

/** Gives a group another kind and retains its sets: straight sets become rounds, and rounds become straight sets. */
export function setGroupKind(group: WorkoutGroup, kind: GroupKind): WorkoutGroup {
  if (kind === group.kind) return group
  const changed = { ...group, ...withWorkSeconds(group, kind), kind }
  if (kind === 'single') return { ...changed, items: group.items.map((item) => toStraightSets(item, group)) }
  if (group.kind !== 'single') return changed
  return { ...changed, ...toRounds(group.items, group.rest_seconds, kind) }
}

type Place = { group: WorkoutGroup; item: WorkoutItem; at: number; index: number }

function locate(groups: Groups, uid: string): Place | null {
  for (const [at, group] of groups.entries()) {
    const index = group.items.findIndex((item) => item.uid === uid)
    const item = group.items[index]
    if (item) return { group, item, at, index }
  }
  return null
}

type Placed = { groups: Groups; fresh_ids: readonly string[] }

/** Inserts an item that was taken out of `from`. Groups that were made for it are fresh. */
function insertItem(groups: Groups, from: Place, target: ItemTarget, newId: NewId): Placed | null {
  if (target.place === 'between') {
    const id = newId()
    const item = toStraightSets(from.item, from.group)
    return { groups: insertAt(groups, target.index, { ...createGroup(id), items: [item] }), fresh_ids: [id] }
  }
  if (target.place === 'into') {
    const at = groups.findIndex(({ id }) => id === target.group_id)
    const group = groups[at]
    return group ? addToGroup(groups, at, group.items.length, from) : null
  }
  const to = locate(groups, target.uid)
  if (!to) return null
  if (target.place === 'onto' && to.group.kind === 'single') return formSuperset(groups, from, to, newId)
  return addToGroup(groups, to.at, target.place === 'before' ? to.index : to.index + 1, from)
}

function addToGroup(groups: Groups, at: number, index: number, { item, group: former }: Place): Placed {
  const group = groups[at]
  if (!group) return { groups, fresh_ids: [] }
  const added = group.kind === 'single' && former.id !== group.id ? toStraightSets(item, former) : item
  const items = insertAt(group.items, index, added)
  return { groups: replaceAt(groups, at, [{ ...group, items }]), fresh_ids: [] }
}

/** Makes a superset inside of straight sets: what stands before and behind it stays straight. */
function formSuperset(groups: Groups, from: Place, to: Place, newId: NewId): Placed {
  const { group, at, index } = to
  const items = [to.item, toStraightSets(from.item, from.group)]
  const before = group.items.slice(0, index)
  const behind = group.items.slice(index + 1)
  const pair = { ...group, kind: 'superset' as const, ...toRounds(items, 0, 'superset') }
  const has_before = before.length > 0
  const parts = [
    ...(has_before ? [{ ...group, items: before }] : []),
    has_before ? { ...pair, id: newId(), title: '' } : pair,
    ...(behind.length > 0 ? [{ ...group, id: newId(), title: '', items: behind }] : []),
  ]
  return { groups: replaceAt(groups, at, parts), fresh_ids: [] }
}

/** Drops what became empty, dissolves supersets of one, and joins fresh straight sets with those beside them. */
function tidy(groups: Groups, changed_ids: ReadonlySet<string>, before: Groups): Groups {
  const fresh = new Set([...changed_ids].filter((id) => !before.some((group) => group.id === id)))
  const settled = groups.flatMap((group) => {
    if (!changed_ids.has(group.id)) return [group]
    if (group.items.length === 0 && group.title.trim() === '') return []
    if (group.kind !== 'superset' || group.items.length > 1) return [group]
    fresh.add(group.id)
    return [setGroupKind(group, 'single')]
  })
  const joined: WorkoutGroup[] = []
  for (const group of settled) {
    const last = joined.at(-1)
    if (last && canJoin(last, group) && (fresh.has(group.id) || fresh.has(last.id))) {
      joined[joined.length - 1] = { ...last, items: [...last.items, ...group.items] }
      fresh.add(last.id)
    } else joined.push(group)
  }
  return joined
}

function canJoin(last: WorkoutGroup, group: WorkoutGroup): boolean {
  const are_straight = last.kind === 'single' && group.kind === 'single'
  return are_straight && group.title.trim() === '' && last.items.length + group.items.length <= MAX_ITEMS
}

/** Rounds of items: as many as the longest has sets, with the longest rest of an item after each. */
function toRounds(
  items: readonly WorkoutItem[],
  rest_seconds: number,
  kind: GroupKind,
): Pick<WorkoutGroup, 'items' | 'rounds' | 'rest_seconds'> {
  const rounds = Math.min(Math.max(1, ...items.map(({ sets }) => sets.length)), MAX_ROUNDS)
  const has_rest = kind === 'superset' || kind === 'circuit'
  const item_rest = Math.max(0, ...items.map((item) => item.rest_seconds))
  return {
    items: [...items],
    rounds,
    rest_seconds: has_rest && rest_seconds === 0 ? item_rest : rest_seconds,
  }
}

/** Writes out the sets that an item has in rounds, where the last one stands for all further rounds. */
function toStraightSets(item: WorkoutItem, { kind, rounds }: WorkoutGroup): WorkoutItem {
  const last = item.sets.at(-1)
  const missing = Math.min(rounds, MAX_SETS) - item.sets.length
  if (!last || missing <= 0 || (kind !== 'superset' && kind !== 'circuit')) return item
  return { ...item, sets: [...item.sets, ...Array.from({ length: missing }, () => ({ ...last }))] }
}

/** The usual length of work of another kind replaces the usual one of the kind before. */
function withWorkSeconds(group: WorkoutGroup, kind: GroupKind): Pick<WorkoutGroup, 'work_seconds'> {
  const usual = WORK_SECONDS[kind]
  const is_typed =
    group.work_seconds !== undefined && !Object.values(WORK_SECONDS).includes(group.work_seconds)
  return usual === undefined || is_typed ? {} : { work_seconds: usual }
}

function createGroup(id: string): WorkoutGroup {
  return {
    id,
    title: '',
    kind: 'single',
    rounds: 1,
    rest_seconds: 0,
    work_seconds: 40,
    cap_seconds: 600,
    items: [],
  }
}

function isWithinLimits(groups: Groups): boolean {
  return groups.length <= MAX_GROUPS && groups.every(({ items }) => items.length <= MAX_ITEMS)
}

function isSame(groups: Groups, others: Groups): boolean {
  const keys = (list: Groups): string =>
    list.map(({ id, kind, items }) => [id, kind, ...items.map(({ uid }) => uid)].join(' ')).join('|')
  return keys(groups) === keys(others)
}

function without(items: readonly WorkoutItem[], uid: string): WorkoutItem[] {
  return items.filter((item) => item.uid !== uid)
}

function insertAt<Item>(list: readonly Item[], index: number, item: Item): Item[] {
  return [...list.slice(0, index), item, ...list.slice(index)]
}

function replaceAt<Item>(list: readonly Item[], index: number, items: readonly Item[]): Item[] {
  return [...list.slice(0, index), ...items, ...list.slice(index + 1)]
}
