import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import type { Progression } from '@foyer/contract/pages/week-shapes'
import type { WeekCopy } from '@foyer/domain/program-weeks'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge } from '@foyer/ui'
import { useQueries, useQuery } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { pagesKey, pagesQuery } from '../queries.ts'
import type { Week } from './edits.ts'
import styles from './copy-week.module.css'
import { previewLifts, type SetPreview } from './week-copy.ts'

/** How many exercises fit beside the weeks. */
const MAX_LIFTS = 3

type CopyPreviewProps = {
  readonly week: Week
  readonly number: number
  readonly copies: readonly WeekCopy[]
  readonly progression: Progression
}

/** What the copies will prescribe, by the first exercise of each workout. */
export function CopyPreview({ week, number, copies, progression }: CopyPreviewProps) {
  const t = useT()
  const slug = useSlug()
  const tree = useQuery(pagesQuery(slug))
  const workouts = useWorkouts(week)
  const lifts = previewLifts({ workouts, copies, progression, limit: MAX_LIFTS })
  if (lifts.length === 0 || copies.length === 0) return null
  const titleOf = (page_id: string | null): string | undefined =>
    tree.data?.items.find((page) => page.page_id === page_id)?.title
  const rows = [{ week: number, is_deload: false }, ...copies]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is scrolled by keys too
    <section className={styles.preview} tabIndex={0} aria-label={t('studio_planner.preview')}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('studio_planner.preview')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('studio_planner.week_column')}</th>
            {lifts.map((lift, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two workouts may share an exercise
              <th key={index} scope="col" dir="auto">
                {titleOf(lift.exercise_page_id) ?? lift.page_title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.week}>
              <th scope="row">
                {t('studio_planner.week', { number: row.week })}
                {row.is_deload && <Badge>{t('studio_planner.deload')}</Badge>}
              </th>
              {lifts.map((lift, index) => {
                const set = lift.sets[at]
                // oxlint-disable-next-line react/no-array-index-key -- as above
                return <td key={index}>{set && <TopSet preview={set} />}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function TopSet({ preview: { set, set_count } }: { readonly preview: SetPreview }) {
  const t = useT()
  const format = useFormat()
  const weight = set.weight
    ? t(`studio_planner.weight_${set.weight_unit}`, {
        weight: format.number(set.weight, { maximumFractionDigits: 2 }),
      })
    : null
  const amount =
    set.unit === 'reps' && set.amount > 0
      ? t('studio_planner.sets_of_reps', { sets: set_count, reps: set.amount })
      : t('studio_planner.sets', { count: set_count })
  return (
    <>
      {weight && <strong>{weight}</strong>} {amount}
    </>
  )
}

/** Loads the exercises of the workouts of a week, as their drafts are. */
function useWorkouts(week: Week): { title: string; groups: readonly WorkoutGroup[] }[] {
  const slug = useSlug()
  const drafts = useQueries({
    queries: week.pages.map(({ page }) => ({
      queryKey: [...pagesKey(slug), 'planned-page', page.page_id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        createAppClient(slug)('pages.getStudioPage', { id: page.page_id }, { signal }),
    })),
  })
  return drafts.flatMap(({ data }) => {
    const groups = data?.draft.fields['groups']
    return data && data.problems.length === 0 && Array.isArray(groups)
      ? [{ title: data.draft.title, groups: groups as WorkoutGroup[] }]
      : []
  })
}
