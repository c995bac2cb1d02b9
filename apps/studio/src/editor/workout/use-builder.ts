import { newItem, type ListField, type WorkoutGroup } from '@foyer/content/definitions'
import type { GroupKind } from '@foyer/contract/rules/workouts'
import {
  groupWithAbove,
  placeGroup,
  placeItem,
  setGroupKind,
  stepItem,
  ungroupItem,
  type ItemTarget,
} from '@foyer/domain/training'
import { useT } from '@foyer/i18n/react'
import { toasts } from '../../platform/toasts.ts'
import { useAnnounce } from '../announce.tsx'
import { copyListItem } from '../inspector/copy-list-item.ts'
import { formatGroupName, type ExerciseRow, type GroupRow } from './builder-rows.ts'

const newId = (): string => crypto.randomUUID()

/** What can be done with the groups and exercises of a workout. Each is one step of undo and is announced. */
export type Builder = {
  readonly place: (uid: string, target: ItemTarget) => void
  readonly placeGroup: (group_id: string, index: number) => void
  readonly step: (key: string, step: 'up' | 'down') => void
  readonly group: (uid: string) => void
  readonly ungroup: (uid: string) => void
  readonly setKind: (group_id: string, kind: GroupKind) => void
  readonly duplicate: (key: string) => void
  readonly remove: (key: string) => void
  /** Adds exercises at the end of a group, or of the workout. */
  readonly addExercises: (page_ids: readonly string[], group_id: string | null) => void
  /** Adds an empty group and returns its id. */
  readonly addGroup: () => string
  /** Adds copies of groups at the end. */
  readonly addCopies: (groups: readonly WorkoutGroup[]) => void
}

type BuilderInput = {
  readonly field: ListField
  readonly items_field: ListField
  readonly groups: readonly WorkoutGroup[]
  readonly rows: readonly GroupRow[]
  readonly onChange: (groups: readonly unknown[]) => void
  /** Called with the row that a step of the keyboard moved, which keeps the focus. */
  readonly onMoved: (key: string) => void
}

/** The commands of the workout builder. */
export function useBuilder({ field, items_field, groups, rows, onChange, onMoved }: BuilderInput): Builder {
  const t = useT()
  const announce = useAnnounce()
  const exercises = rows.flatMap(({ children }) => children)
  const findRow = (key: string): GroupRow | ExerciseRow | undefined =>
    rows.find(({ id }) => id === key) ?? exercises.find(({ id }) => id === key)
  const nameOf = (key: string): string => findRow(key)?.name ?? ''

  const moveItem = (uid: string, next: readonly WorkoutGroup[]): void => {
    if (next === groups) return
    onChange(next)
    onMoved(uid)
    const parent = next.find(({ items }) => items.some((item) => item.uid === uid))
    if (!parent) return
    const place = parent.items.findIndex((item) => item.uid === uid) + 1
    const position = {
      name: nameOf(uid),
      parent: formatGroupName(t, parent),
      place,
      count: parent.items.length,
    }
    announce(t('editor.announce.moved_in', position))
  }
  const moveGroup = (group_id: string, index: number): void => {
    const next = placeGroup(groups, group_id, index)
    if (next === groups) return
    onChange(next)
    onMoved(group_id)
    const place = next.findIndex(({ id }) => id === group_id) + 1
    announce(t('editor.announce.moved', { name: nameOf(group_id), place, count: next.length }))
  }
  const refuseMore = (): void => {
    const text = t('editor.workout.full', { max: field.max })
    toasts.add({ text })
    announce(text)
  }
  const append = (added: readonly unknown[], text: string): void => {
    if (groups.length + added.length > field.max) {
      refuseMore()
      return
    }
    onChange([...groups, ...added])
    announce(text)
  }
  return {
    place: (uid, target) => moveItem(uid, placeItem(groups, uid, target, newId)),
    placeGroup: moveGroup,
    step: (key, step) => {
      const at = groups.findIndex(({ id }) => id === key)
      if (at === -1) moveItem(key, stepItem(groups, key, step, newId))
      else moveGroup(key, Math.max(0, step === 'up' ? at - 1 : at + 1))
    },
    group: (uid) => moveItem(uid, groupWithAbove(groups, uid, newId)),
    ungroup: (uid) => moveItem(uid, ungroupItem(groups, uid, newId)),
    setKind: (group_id, kind) => {
      const changed = groups.map((group) => (group.id === group_id ? setGroupKind(group, kind) : group))
      onChange(changed)
      announce(
        t('editor.workout.kind_changed', { name: nameOf(group_id), kind: t(`editor.workout.kind_${kind}`) }),
      )
    },
    duplicate: (key) => {
      const copied = copyRow(field, items_field, groups, key)
      if (!copied) {
        refuseMore()
        return
      }
      onChange(copied)
      announce(t('editor.announce.duplicated', { name: nameOf(key) }))
    },
    remove: (key) => {
      onChange(
        groups.flatMap((group) =>
          group.id === key ? [] : [{ ...group, items: group.items.filter(({ uid }) => uid !== key) }],
        ),
      )
      announce(t('editor.announce.deleted', { name: nameOf(key) }))
    },
    addExercises: (page_ids, group_id) => {
      const added = page_ids.map((page_id) => ({
        ...newItem(items_field, newId),
        [items_field.picks ?? '']: page_id,
      }))
      const target = groups.find(({ id }) => id === group_id) ?? groups.at(-1)
      if (!target) {
        append([{ ...newItem(field, newId), items: added }], '')
        return
      }
      onChange(
        groups.map((group) =>
          group === target
            ? { ...group, items: [...group.items, ...added].slice(0, items_field.max) }
            : group,
        ),
      )
    },
    addGroup: () => {
      const id = newId()
      append(
        [{ ...newItem(field, newId), id }],
        t('editor.announce.added', { name: t('editor.workout.group') }),
      )
      return id
    },
    addCopies: (copied) =>
      append(
        copied.map((group) => copyListItem(field, group, newId)),
        t('editor.workout.copied', { count: copied.reduce((sum, { items }) => sum + items.length, 0) }),
      ),
  }
}

/** The groups with a copy behind a group or an exercise; null where there would be too many. */
function copyRow(
  field: ListField,
  items_field: ListField,
  groups: readonly WorkoutGroup[],
  key: string,
): readonly unknown[] | null {
  if (groups.some(({ id }) => id === key))
    return groups.length >= field.max
      ? null
      : groups.flatMap((group) => (group.id === key ? [group, copyListItem(field, group, newId)] : [group]))
  const parent = groups.find(({ items }) => items.some(({ uid }) => uid === key))
  if (!parent || parent.items.length >= items_field.max) return null
  const items = parent.items.flatMap((item) =>
    item.uid === key ? [item, copyListItem(items_field, item, newId)] : [item],
  )
  return groups.map((group) => (group === parent ? { ...group, items } : group))
}
