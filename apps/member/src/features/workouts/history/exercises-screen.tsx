import { EXERCISE_ART_TYPE } from '@foyer/content/traits'
import { foldText } from '@foyer/domain/search'
import { useFormat, useT } from '@foyer/i18n/react'
import { EmptyState, ListRow, RowList, SearchField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Dumbbell } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { Cover } from '#platform/screen/cover.tsx'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { Screen } from '#platform/screen/screen.tsx'
import { formatSet } from '../format-set.ts'
import { useWeightUnit } from '../player-settings.ts'
import { HISTORY_KEY } from './history-key.ts'
import styles from './history.module.css'
import { OfflineNotice } from './offline-notice.tsx'

/** The exercises that the member has done, with a search. */
export function TrainedExercisesScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const format = useFormat()
  const [unit] = useWeightUnit()
  const [term, setTerm] = useState('')
  const query = useQuery({
    queryKey: [...HISTORY_KEY, 'exercises'],
    refetchOnMount: 'always',
    queryFn: () => api('workouts.listTrainedExercises', {}),
  })
  return (
    <Screen title={t('training.exercises')} back="/me/training">
      <OfflineNotice of={query} />
      <QueryBoundary query={query}>
        {({ items }) => {
          if (items.length === 0)
            return (
              <EmptyState
                icon={<Dumbbell />}
                title={t('training.empty_title')}
                text={t('training.empty_text')}
              />
            )
          const named = items.map((item) => ({
            ...item,
            title: item.exercise?.title ?? t('pages.workout.missing'),
          }))
          const found = named.filter(({ title }) => foldText(title).includes(foldText(term.trim())))
          return (
            <>
              <SearchField
                label={t('training.search_exercises')}
                clear_label={t('training.clear_search')}
                value={term}
                onSearch={setTerm}
              />
              {found.length === 0 && <p className={styles.none}>{t('training.no_exercise_found')}</p>}
              <RowList>
                {found.map(({ exercise_id, exercise, title, last_day, last_result }) => (
                  <ListRow
                    key={exercise_id}
                    href={`/me/training/exercises/${exercise_id}`}
                    title={title}
                    meta={`${format.day(last_day, 'near')} · ${formatSet(t, format, last_result.best_set, unit)}`}
                    lead={
                      <Cover
                        cover={exercise?.cover ?? null}
                        asset={exercise?.cover_asset}
                        of={{ id: exercise_id, content_type: EXERCISE_ART_TYPE }}
                        width={56}
                        height={56}
                      />
                    }
                  />
                ))}
              </RowList>
            </>
          )
        }}
      </QueryBoundary>
    </Screen>
  )
}
