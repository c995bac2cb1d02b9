import { useFormat, useT } from '@foyer/i18n/react'
import { FilterSelect } from '#platform/parts/list-toolbar.tsx'
import { EXERCISE_FACETS, type ExerciseSearch } from './exercise-search.ts'
import type { ExercisePage } from './queries.ts'

const ANY = ''

type ExerciseFiltersProps = {
  readonly search: ExerciseSearch
  readonly facets: ExercisePage['facets']
  readonly onChange: (next: { [Name in keyof ExerciseSearch]?: string | undefined }) => void
}

/** Filters by what exercises train and need, each value with how many it leaves, and by video and use. */
export function ExerciseFilters({ search, facets, onChange }: ExerciseFiltersProps) {
  const t = useT()
  const format = useFormat()
  const any = { value: ANY, label: t('studio_exercises.any') }
  return (
    <>
      {EXERCISE_FACETS.map(({ field, name }) => {
        const values = facets.find((facet) => facet.field === field)?.values ?? []
        const chosen = search[name]
        // A value of the URL stays a choice where nothing has it.
        const known = chosen === undefined || values.some(({ value }) => value === chosen)
        return (
          <FilterSelect
            key={name}
            label={t(`studio_exercises.filters.${name}`)}
            value={chosen ?? ANY}
            onChange={(value) => onChange({ [name]: value === ANY ? undefined : value })}
            choices={[
              any,
              ...values.map(({ value, count }) => ({
                value,
                label: t('studio_exercises.value_count', {
                  value: field === 'level' ? (t.find(`pages.level.${value}`) ?? value) : value,
                  count: format.number(count),
                }),
              })),
              ...(known ? [] : [{ value: chosen, label: chosen }]),
            ]}
          />
        )
      })}
      <FilterSelect
        label={t('studio_exercises.video')}
        value={search.video ?? ANY}
        onChange={(video) => onChange({ video: video === ANY ? undefined : video })}
        choices={[
          any,
          { value: 'with', label: t('studio_exercises.with_video') },
          { value: 'without', label: t('studio_exercises.without_video') },
        ]}
      />
      <FilterSelect
        label={t('studio_exercises.use')}
        value={search.use ?? ANY}
        onChange={(use) => onChange({ use: use === ANY ? undefined : use })}
        choices={[
          any,
          { value: 'used', label: t('studio_exercises.used') },
          { value: 'unused', label: t('studio_exercises.unused') },
        ]}
      />
    </>
  )
}
