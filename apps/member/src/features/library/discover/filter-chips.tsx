import { useT } from '@foyer/i18n/react'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '#platform/lazy-component.tsx'
import { useMember } from '#platform/session/use-session.ts'
import { FilterChip } from './filter-chip.tsx'
import styles from './discover.module.css'
import {
  countFilters,
  listLengths,
  NO_FILTERS,
  TAB_RULES,
  type FilterChoices,
  type Filters,
  type Tab,
} from './filters.ts'

const FilterSheet = lazyComponent(async () => (await import('./filter-sheet.tsx')).FilterSheet)

type ChipsProps = {
  tab: Tab
  filters: Filters
  change: (change: Partial<Filters>) => void
  choices: FilterChoices | undefined
}

/** The most tags that stand as chips beside the other quick filters. */
const MAX_TAGS = 6

/** All filters behind the first chip, and the quick ones beside it. */
export function FilterChips({ tab, filters, change, choices }: ChipsProps): ReactNode {
  const t = useT()
  const [is_open, setOpen] = useState(false)
  const count = countFilters(filters)
  return (
    <fieldset className={styles.chips} aria-label={t('discover.filters.title')}>
      <button
        type="button"
        className={styles.chip}
        data-is-more=""
        data-is-set={count > 0 || undefined}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={count > 0 ? t('discover.filters.open_set', { count }) : t('discover.filters.title')}
      >
        <SlidersHorizontal aria-hidden="true" />
        <span className={styles.more}>{t('discover.filters.more')}</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <FilterChip is_pressed={count === 0} onPress={() => change({ ...NO_FILTERS, sort: filters.sort })}>
        {t('discover.filters.all')}
      </FilterChip>
      {TAB_RULES[tab].has_dates && <TimeChips {...{ filters, change }} />}
      {choices && <QuickChips {...{ tab, filters, change, choices }} />}
      {is_open && choices && (
        <Suspense>
          <FilterSheet
            {...{ tab, filters, choices }}
            onApply={(chosen) => {
              setOpen(false)
              change(chosen)
            }}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

function TimeChips({ filters, change }: Pick<ChipsProps, 'filters' | 'change'>): ReactNode {
  const t = useT()
  return (['current', 'past'] as const).map((when) => (
    <FilterChip
      key={when}
      is_pressed={filters.when === when}
      onPress={() => change({ when: filters.when === when ? null : when })}
    >
      {t(`discover.when.${when}`)}
    </FilterChip>
  ))
}

/** The filters that change the list and are asked for most: free, short, not started, tags. */
function QuickChips({ tab, filters, change, choices }: ChipsProps & { choices: FilterChoices }): ReactNode {
  const t = useT()
  const member = useMember()
  const { unit } = TAB_RULES[tab]
  const [short] = listLengths(unit, choices.durations)
  return (
    <>
      {choices.has_free && choices.has_paid && (
        <FilterChip
          is_pressed={filters.price === 'free'}
          onPress={() => change({ price: filters.price === 'free' ? null : 'free' })}
        >
          {t('discover.price.free')}
        </FilterChip>
      )}
      {short === 'short' && unit && (
        <FilterChip
          is_pressed={filters.length === 'short'}
          onPress={() => change({ length: filters.length === 'short' ? null : 'short' })}
        >
          {t(`discover.length.${unit}_short`)}
        </FilterChip>
      )}
      {choices.tags.slice(0, MAX_TAGS).map(({ id, name }) => (
        <FilterChip
          key={id}
          is_pressed={filters.tags.includes(id)}
          onPress={() => change({ tags: toggle(filters.tags, id) })}
        >
          <bdi>{name}</bdi>
        </FilterChip>
      ))}
      {choices.levels.length > 1 &&
        choices.levels.map(({ value }) => (
          <FilterChip
            key={value}
            is_pressed={filters.levels.includes(value)}
            onPress={() => change({ levels: toggle(filters.levels, value) })}
          >
            {t.find(`pages.level.${value}`) ?? value}
          </FilterChip>
        ))}
      {member && (
        <FilterChip
          is_pressed={filters.progress === 'not_started'}
          onPress={() => change({ progress: filters.progress === 'not_started' ? null : 'not_started' })}
        >
          {t('discover.progress.not_started')}
        </FilterChip>
      )}
    </>
  )
}

function toggle(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
