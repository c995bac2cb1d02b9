import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useMember } from '#platform/session/use-session.ts'
import { FilterChip } from './filter-chip.tsx'
import type { FilterChoices } from './filters.ts'
import { countFilters, listLengths, NO_FILTERS, TAB_RULES, type Filters, type Tab } from './filters.ts'
import styles from './filter-sheet.module.css'
import { countQuery } from './use-content-list.ts'

type SheetProps = {
  tab: Tab
  filters: Filters
  choices: FilterChoices
  onApply: (filters: Filters) => void
  close: () => void
}

type Option = { value: string; label: ReactNode; count?: number }

/** All filters of a list at once; the button shows how many pages they leave, and applies them. */
export function FilterSheet({ tab, filters, choices, onApply, close }: SheetProps): ReactNode {
  const t = useT()
  const api = useApi()
  const member = useMember()
  const [chosen, setChosen] = useState(filters)
  const set = (changed: Partial<Filters>): void => setChosen({ ...chosen, ...changed })
  const count = useQuery({ ...countQuery(api, tab, chosen), placeholderData: keepPreviousData })
  const { unit } = TAB_RULES[tab]
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('discover.filters.title')}
      close_label={t('common.close')}
      footer={
        <div className={styles.footer}>
          <Button
            kind="text"
            disabled={countFilters(chosen) === 0}
            onClick={() => setChosen({ ...NO_FILTERS, sort: chosen.sort })}
          >
            {t('discover.filters.reset')}
          </Button>
          <Button is_wide disabled={count.data === 0} onClick={() => onApply(chosen)}>
            {count.data === undefined
              ? t('discover.filters.apply')
              : t('discover.filters.show', { count: count.data })}
          </Button>
        </div>
      }
    >
      <div className={styles.groups}>
        <Many
          title={t('discover.filters.tags')}
          options={choices.tags.map(({ id, name, count: total }) => ({
            value: id,
            label: <bdi>{name}</bdi>,
            count: total,
          }))}
          chosen={chosen.tags}
          onChange={(tags) => set({ tags })}
        />
        <Many
          title={t('discover.filters.level')}
          options={choices.levels.map(({ value, count: total }) => ({
            value,
            label: t.find(`pages.level.${value}`) ?? value,
            count: total,
          }))}
          chosen={chosen.levels}
          onChange={(levels) => set({ levels })}
        />
        {unit && (
          <One
            title={t('discover.filters.length')}
            options={listLengths(unit, choices.durations).map((length) => ({
              value: length,
              label: t(`discover.length.${unit}_${length}`),
            }))}
            chosen={chosen.length}
            onChange={(length) => set({ length })}
          />
        )}
        <Many
          title={t('discover.filters.equipment')}
          options={choices.equipment.map(({ value, count: total }) => ({
            value,
            label: <bdi>{value}</bdi>,
            count: total,
          }))}
          chosen={chosen.equipment}
          onChange={(equipment) => set({ equipment })}
        />
        <One
          title={t('discover.filters.price')}
          options={
            choices.has_paid
              ? (['free', 'paid', ...(member ? (['owned'] as const) : [])] as const).map((price) => ({
                  value: price,
                  label: t(`discover.price.${price}`),
                }))
              : []
          }
          chosen={chosen.price}
          onChange={(price) => set({ price })}
        />
        {member && (
          <One
            title={t('discover.filters.progress')}
            options={(['not_started', 'started', 'completed'] as const).map((progress) => ({
              value: progress,
              label: t(`discover.progress.${progress}`),
            }))}
            chosen={chosen.progress}
            onChange={(progress) => set({ progress })}
          />
        )}
      </div>
    </Sheet>
  )
}

/** Several values of one kind; pages with any of them are left. */
function Many({
  title,
  options,
  chosen,
  onChange,
}: {
  title: string
  options: readonly Option[]
  chosen: readonly string[]
  onChange: (values: string[]) => void
}): ReactNode {
  return (
    <Group title={title} options={options}>
      {({ value, label, count }) => (
        <FilterChip
          key={value}
          is_pressed={chosen.includes(value)}
          onPress={() =>
            onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
          }
        >
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </FilterChip>
      )}
    </Group>
  )
}

/** One value at most; pressing it again takes it off. */
function One<Value extends string>({
  title,
  options,
  chosen,
  onChange,
}: {
  title: string
  options: readonly { value: Value; label: string }[]
  chosen: Value | null
  onChange: (value: Value | null) => void
}): ReactNode {
  return (
    <Group title={title} options={options}>
      {({ value, label }) => (
        <FilterChip
          key={value}
          is_pressed={chosen === value}
          onPress={() => onChange(chosen === value ? null : value)}
        >
          {label}
        </FilterChip>
      )}
    </Group>
  )
}

function Group<Item extends Option>({
  title,
  options,
  children,
}: {
  title: string
  options: readonly Item[]
  children: (option: Item) => ReactNode
}): ReactNode {
  const id = useId()
  if (options.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {title}
      </h3>
      <div className={styles.options}>{options.map(children)}</div>
    </section>
  )
}
