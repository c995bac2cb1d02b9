import { pageTypeDefinition } from '@foyer/content/definitions'
import { LOCALE_NAMES } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { FilterSelect } from '#platform/parts/list-toolbar.tsx'
import { useMediaQuery } from '#platform/use-media-query.ts'
import { useSlug } from '#platform/routes.ts'
import { useStudioApp } from '../../apps/index.ts'
import { tagsQuery } from '../../pages/index.ts'
import {
  FACETS,
  FILTERS,
  NO_TAGS,
  STATES,
  type FilterName,
  type LibraryChange,
  type LibrarySearch,
} from '../library-search.ts'
import type { LibraryPage } from '../queries.ts'

const ANY = ''

type LibraryFiltersProps = {
  readonly content_type: string
  readonly search: LibrarySearch
  readonly found: LibraryPage | undefined
  readonly onChange: (next: LibraryChange) => void
}

/** The filters that are set, those that are used most, and the others to be added; values have their counts. */
export function LibraryFilters({ content_type, search, found, onChange }: LibraryFiltersProps) {
  const t = useT()
  const [added, setAdded] = useState<readonly FilterName[]>([])
  const is_wide = useMediaQuery('(width >= 768px)')
  const getChoices = useChoices(found, search)
  const has_video = pageTypeDefinition(content_type)?.fields['video'] !== undefined
  const offered = FILTERS.filter((name) => {
    if (search[name] !== undefined) return true
    if (name === 'video') return has_video
    return getChoices(name).length > 0
  })
  const isShown = (name: FilterName): boolean =>
    search[name] !== undefined || added.includes(name) || (is_wide && COMMON.includes(name))
  const hidden = offered.filter((name) => !isShown(name))
  return (
    <>
      {offered.filter(isShown).map((name) => {
        const label = t(`studio_library.filters.${name}`)
        const is_removable = search[name] !== undefined || added.includes(name)
        return (
          <FilterSelect
            key={name}
            label={label}
            value={search[name] ?? ANY}
            onChange={(value) => onChange({ [name]: value === ANY ? undefined : value })}
            choices={[{ value: ANY, label: t('studio_library.any') }, ...getChoices(name)]}
            {...(is_removable && {
              remove: {
                label: t('studio_members.filters.remove', { filter: label }),
                onRemove: () => {
                  setAdded(added.filter((one) => one !== name))
                  if (search[name] !== undefined) onChange({ [name]: undefined })
                },
              },
            })}
          />
        )
      })}
      {hidden.length > 0 && (
        <Menu
          label={t('studio_members.filters.add')}
          placement="bottom start"
          trigger={
            <Button kind="ghost" size="small" icon={<ListFilter />}>
              {t('studio_members.filters.add')}
            </Button>
          }
          entries={hidden.map((name) => ({ id: name, label: t(`studio_library.filters.${name}`) }))}
          onAction={(name) => setAdded([...added, name])}
        />
      )}
    </>
  )
}

/** Shown on wide screens before anything is set. */
const COMMON: readonly FilterName[] = ['muscle', 'equipment', 'level', 'tag']

/** The choices of a filter. A value of the URL stays one where nothing has it. */
function useChoices(found: LibraryPage | undefined, search: LibrarySearch) {
  const t = useT()
  const format = useFormat()
  const tags = useQuery(tagsQuery(useSlug())).data?.items ?? []
  const { locales } = useStudioApp()
  const withCount = (value: string, count: number): string =>
    t('studio_library.value_count', { value, count: format.number(count) })
  const list = (name: FilterName): { value: string; label: string }[] => {
    switch (name) {
      case 'tag': {
        if (tags.length === 0) return []
        const counts = new Map(found?.tags.map(({ tag_id, count }) => [tag_id, count]))
        return [
          ...tags.flatMap(({ id, name: tag }) => {
            const count = counts.get(id)
            return count === undefined ? [] : [{ value: id, label: withCount(tag, count) }]
          }),
          { value: NO_TAGS, label: t('studio_library.no_tags') },
        ]
      }
      case 'state':
        return STATES.map((value) => ({ value, label: t(`studio_import.library.states.${value}`) }))
      case 'use':
        return [
          { value: 'used', label: t('studio_exercises.used') },
          { value: 'unused', label: t('studio_exercises.unused') },
        ]
      case 'video':
        return [
          { value: 'with', label: t('studio_exercises.with_video') },
          { value: 'without', label: t('studio_exercises.without_video') },
        ]
      case 'lang':
        return locales
          .filter(({ status }) => status === 'published')
          .flatMap(({ locale }) => [
            { value: locale, label: t('studio_library.translated', { language: LOCALE_NAMES[locale] }) },
            {
              value: `-${locale}`,
              label: t('studio_library.not_translated', { language: LOCALE_NAMES[locale] }),
            },
          ])
      default: {
        const field = FACETS.find((facet) => facet.name === name)?.field
        const values = found?.facets.find((facet) => facet.field === field)?.values ?? []
        return values.map(({ value, count }) => ({
          value,
          label: withCount(name === 'level' ? (t.find(`pages.level.${value}`) ?? value) : value, count),
        }))
      }
    }
  }
  return (name: FilterName): { value: string; label: string }[] => {
    const choices = list(name)
    const chosen = search[name]
    if (chosen === undefined || choices.some(({ value }) => value === chosen)) return choices
    const tag = tags.find(({ id }) => id === chosen)
    return [...choices, { value: chosen, label: tag?.name ?? chosen }]
  }
}
