import { LOCALE_NAMES, LOCALES } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { ListFilter } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { FilterSelect } from '#platform/parts/list-toolbar.tsx'
import { useSlug } from '#platform/routes.ts'
import { memberProductsQuery } from '../queries.ts'
import { MEMBER_PROGRAMS, MEMBER_STATES, MEMBER_VISITS, type MemberSearch } from '../member-search.ts'

const FILTERS = ['status', 'program', 'product_id', 'language', 'seen'] as const
type FilterName = (typeof FILTERS)[number]

type MemberFiltersProps = {
  readonly search: MemberSearch
  readonly onChange: (next: Partial<Record<FilterName, string | undefined>>) => void
}

/** The filters that are set, each with a way to take it away, and the others to be added. */
export function MemberFilters({ search, onChange }: MemberFiltersProps) {
  const t = useT()
  const [added, add] = useState<FilterName | null>(null)
  const shown = FILTERS.filter((name) => search[name] !== undefined || name === added)
  const getChoices = useFilterChoices(shown.includes('product_id'))
  const added_filter = useRef<HTMLSelectElement>(null)
  const is_loading_choices = useRef(false)
  const is_full = shown.length === FILTERS.length

  // A closing menu returns the focus to its button, which passes it on to the added filter.
  const focusFilter = useCallback((): void => {
    if (!is_loading_choices.current) return
    is_loading_choices.current = false
    added_filter.current?.focus()
  }, [])
  useEffect(() => {
    if (is_full) focusFilter()
  }, [is_full, focusFilter])
  return (
    <>
      {shown.map((name) => {
        const label = t(`studio_members.filters.${name}`)
        return (
          <FilterSelect
            key={name}
            label={label}
            value={search[name] ?? 'all'}
            {...(name === added && { select: added_filter })}
            onChange={(value) => onChange({ [name]: value === 'all' ? undefined : value })}
            choices={[{ value: 'all', label: t('studio_members.filters.any') }, ...getChoices(name)]}
            remove={{
              label: t('studio_members.filters.remove', { filter: label }),
              onRemove: () => {
                add(null)
                if (search[name] !== undefined) onChange({ [name]: undefined })
              },
            }}
          />
        )
      })}
      {!is_full && (
        <Menu
          label={t('studio_members.filters.add')}
          placement="bottom start"
          trigger={
            <Button kind="ghost" size="small" icon={<ListFilter />} onFocus={focusFilter}>
              {t('studio_members.filters.add')}
            </Button>
          }
          entries={FILTERS.filter((name) => !shown.includes(name)).map((name) => ({
            id: name,
            label: t(`studio_members.filters.${name}`),
          }))}
          onAction={(name) => {
            is_loading_choices.current = true
            add(name)
          }}
        />
      )}
    </>
  )
}

function useFilterChoices(has_products: boolean) {
  const t = useT()
  const slug = useSlug()
  const { data } = useQuery({ ...memberProductsQuery(slug), enabled: has_products })
  return (name: FilterName): { value: string; label: string }[] => {
    switch (name) {
      case 'status':
        return MEMBER_STATES.map((value) => ({ value, label: t(`studio_members.statuses.${value}`) }))
      case 'program':
        return MEMBER_PROGRAMS.map((value) => ({ value, label: t(`studio_members.programs.${value}`) }))
      case 'product_id':
        return (data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }))
      case 'language':
        return LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))
      default:
        return MEMBER_VISITS.map((value) => ({ value, label: t(`studio_members.visits.${value}`) }))
    }
  }
}
