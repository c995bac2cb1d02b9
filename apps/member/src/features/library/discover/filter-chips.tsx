import { useT } from '@foyer/i18n/react'
import { SlidersHorizontal, X } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '#platform/lazy-component.tsx'
import { useMember } from '#platform/session/use-session.ts'
import { FilterChip } from './filter-chip.tsx'
import styles from './discover.module.css'
import { countFilters, NO_FILTERS, type FilterChoices, type Filters, type Tab } from './filters.ts'
import { listQuickFilters, type QuickFilter } from './quick-filters.ts'

const FilterSheet = lazyComponent(async () => (await import('./filter-sheet.tsx')).FilterSheet)

type ChipsProps = {
  tab: Tab
  filters: Filters
  change: (change: Partial<Filters>) => void
  choices: FilterChoices | undefined
}

/** All filters behind the first chip, and beside it those that are set and the quick ones. */
export function FilterChips({ tab, filters, change, choices }: ChipsProps): ReactNode {
  const t = useT()
  const is_member = useMember() !== null
  const [is_open, setOpen] = useState(false)
  const count = countFilters(filters)
  return (
    <fieldset className={styles.filters} aria-label={t('discover.filters.title')}>
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
      <div className={styles.chips}>
        <FilterChip is_pressed={count === 0} onPress={() => change({ ...NO_FILTERS, sort: filters.sort })}>
          {t('discover.filters.all')}
        </FilterChip>
        {listQuickFilters({ tab, filters, choices, is_member }).map((filter) => (
          <FilterChip
            key={`${filter.field} ${filter.value}`}
            is_pressed={filter.is_set}
            onPress={() => change(filter.toggled)}
          >
            <QuickLabel filter={filter} />
            {filter.is_set && <X aria-hidden="true" />}
          </FilterChip>
        ))}
      </div>
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

function QuickLabel({ filter: { field, value, label } }: { filter: QuickFilter }): ReactNode {
  const t = useT()
  if (field === 'levels') return t.find(`pages.level.${value}`) ?? value
  if (field === 'tags' || field === 'equipment') return <bdi>{label}</bdi>
  return t.find(`discover.${field}.${label}`) ?? label
}
