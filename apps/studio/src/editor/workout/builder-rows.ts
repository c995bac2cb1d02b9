import type { ListField, WorkoutGroup, WorkoutItem } from '@foyer/content/definitions'
import { formatGroupLength, formatPrescription } from '@foyer/content/views'
import type { Format, Translate } from '@foyer/i18n'
import { getNestedErrors } from '../inspector/field-rules.ts'
import { findItemPage, getItemName } from '../inspector/item-texts.ts'
import type { TreeNode } from '../types.ts'

/** An exercise of a workout as its row shows it. */
export type ExerciseRow = {
  readonly id: string
  readonly kind: 'item'
  readonly name: string
  readonly summary: string
  readonly page: TreeNode | undefined
  readonly is_faulty: boolean
  readonly group: WorkoutGroup
  readonly can_group: boolean
}

/** A group of a workout with its exercises. */
export type GroupRow = {
  readonly id: string
  readonly kind: 'group'
  readonly name: string
  /** How its exercises are done, such as "Superset, 3 rounds". */
  readonly badge: string
  readonly is_faulty: boolean
  readonly group: WorkoutGroup
  readonly children: readonly ExerciseRow[]
}

type RowTexts = {
  readonly t: Translate
  readonly format: Format
  readonly pages: readonly TreeNode[]
  /** The list of exercises of a group. */
  readonly items_field: ListField
  readonly errors: Readonly<Record<string, string>>
}

/** Lists the groups of a workout with their exercises, as rows. */
export function listBuilderRows(groups: readonly WorkoutGroup[], texts: RowTexts): readonly GroupRow[] {
  const { t, errors } = texts
  return groups.map((group, at): GroupRow => {
    const group_errors = getNestedErrors(errors, `${at}`)
    const own_errors = Object.keys(group_errors).filter((path) => !path.startsWith('items.'))
    return {
      id: group.id,
      kind: 'group',
      name: formatGroupName(t, group),
      badge: formatBadge(t, group),
      is_faulty: own_errors.length > 0,
      group,
      children: group.items.map((item, index) => ({
        ...toExerciseRow(item, index, group, texts),
        is_faulty:
          Object.keys(getNestedErrors(getNestedErrors(group_errors, 'items'), `${index}`)).length > 0,
        can_group: index > 0 ? group.kind === 'single' : (groups[at - 1]?.items.length ?? 0) > 0,
      })),
    }
  })
}

/** The title of a group, else how it is done. */
export function formatGroupName(t: Translate, { title, kind }: WorkoutGroup): string {
  return title.trim() === '' ? t(`editor.workout.kind_${kind}`) : title
}

function formatBadge(t: Translate, group: WorkoutGroup): string {
  const kind = t(`editor.workout.kind_${group.kind}`)
  return group.kind === 'single'
    ? kind
    : t('editor.workout.badge', { kind, length: formatGroupLength(t, group) })
}

function toExerciseRow(
  item: WorkoutItem,
  at: number,
  group: WorkoutGroup,
  { t, format, pages, items_field }: RowTexts,
): Omit<ExerciseRow, 'is_faulty' | 'can_group'> {
  return {
    id: item.uid,
    kind: 'item',
    name: getItemName(t, pages, { item, at, label: t(items_field.label) }),
    summary: formatPrescription(t, format, item, group.kind !== 'single'),
    page: findItemPage(pages, item),
    group,
  }
}
