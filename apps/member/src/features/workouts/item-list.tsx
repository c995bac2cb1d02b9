import { EXERCISE_ART_TYPE } from '@foyer/content/traits'
import type { WeightUnit } from '@foyer/contract/rules/workouts'
import type { ExerciseCard, LastTime } from '@foyer/contract/workouts/shapes'
import { formatPrescription } from '@foyer/content/views'
import type { SessionItem } from '@foyer/domain/training'
import type { Format, Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { Cover } from '../../platform/screen/cover.tsx'
import { formatSet } from './format-set.ts'
import styles from './items.module.css'

type ItemListProps = {
  items: readonly SessionItem[]
  exercises: ReadonlyMap<string, ExerciseCard>
  last_times: ReadonlyMap<string, LastTime>
  unit: WeightUnit
  format: Format
}

/** The exercises of a workout by group, with what was done last time. */
export function ItemList({ items, exercises, last_times, unit, format }: ItemListProps): ReactNode {
  const t = useT()
  return (
    <ul className={styles.groups}>
      {groupItems(items).map((group) => (
        <li key={group[0]?.uid}>
          <GroupHead group={group} />
          <ul className={styles.items} data-is-round={isRound(group) || undefined}>
            {group.map((item) => {
              const last = last_times.get(item.exercise_id ?? '')?.sets.find((set) => !set.is_warm_up)
              return (
                <li key={item.uid} className={styles.item}>
                  <ItemPicture item={item} exercises={exercises} />
                  <span className={styles.words}>
                    <span className={styles.name} dir="auto">
                      {nameOf(t, item, exercises)}
                    </span>
                    <span className={styles.todo}>
                      {formatPrescription(t, format, item.item, item.group.kind !== 'single')}
                    </span>
                  </span>
                  {last && (
                    <span className={styles.last}>
                      <span className={styles.lastLabel}>{t('pages.workout.last')}</span>
                      <span className={styles.lastValue}>{formatSet(t, format, last, unit)}</span>
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** The title of a group and how much it is. */
export function GroupHead({ group }: { group: readonly SessionItem[] }): ReactNode {
  const t = useT()
  const first = group[0]
  if (!first) return null
  const title = titleOf(t, first)
  if (title === '') return null
  return (
    <div className={styles.head}>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      <span className={styles.count}>
        {first.group.kind === 'single'
          ? t('pages.facts.sets', {
              count: group.reduce((sum, { rows }) => sum + rows.filter((row) => !row.is_warm_up).length, 0),
            })
          : t('pages.workout.rounds', { count: first.group.rounds })}
      </span>
    </div>
  )
}

/** The square picture of an item's exercise. */
export function ItemPicture({
  item,
  exercises,
}: {
  item: SessionItem
  exercises: ReadonlyMap<string, ExerciseCard>
}): ReactNode {
  const card = exercises.get(item.exercise_id ?? '')
  return (
    <span className={styles.frame}>
      <Cover
        cover={card?.cover ?? null}
        asset={card?.cover_asset}
        of={{ id: item.exercise_id ?? item.uid, content_type: EXERCISE_ART_TYPE }}
        width={112}
        height={112}
      />
    </span>
  )
}

/** Items of one group that stand together. */
export function groupItems(items: readonly SessionItem[]): SessionItem[][] {
  const groups: SessionItem[][] = []
  for (const item of items) {
    const group = groups.at(-1)
    if (group?.[0]?.group.id === item.group.id) group.push(item)
    else groups.push([item])
  }
  return groups
}

function isRound([first]: readonly SessionItem[]): boolean {
  return first?.group.kind !== 'single'
}

/** The name of an item's exercise. */
export function nameOf(
  t: Translate,
  { exercise_id, item }: SessionItem,
  exercises: ReadonlyMap<string, ExerciseCard>,
): string {
  return exercises.get(exercise_id ?? '')?.title ?? (item.note || t('pages.workout.missing'))
}

/** The title of an item's group: its own, or its kind. */
export function titleOf(t: Translate, { group }: SessionItem): string {
  if (group.title !== '' || group.kind === 'single') return group.title
  return t(`pages.workout.${group.kind}`)
}
