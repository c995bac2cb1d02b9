import { pageTypeDefinition, type Field } from '@foyer/content/definitions'
import type { Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { BrowseResult } from '../services.tsx'
import styles from './browse.module.css'
import type { PageBrowserState } from './use-page-browser.ts'

const SHOWN_VALUES = 6

type FacetFiltersProps = { readonly content_type: string; readonly state: PageBrowserState }

/** The filters of a browser: each value with how many pages it leaves. They stay open. */
export function FacetFilters({ content_type, state }: FacetFiltersProps) {
  const t = useT()
  const fields = pageTypeDefinition(content_type)?.fields ?? {}
  const facets = (state.result?.facets ?? []).filter(({ values }) => values.length > 0)
  return (
    <div className={styles.filters}>
      {facets.map((facet) => {
        const label = fields[facet.field]?.label
        const name = t.find(`editor.browse.facet_${facet.field}`) ?? (label ? t(label) : facet.field)
        return (
          <Facet key={facet.field} facet={facet} definition={fields[facet.field]} name={name} state={state} />
        )
      })}
      {state.filters.length > 0 && (
        <Button kind="text" size="small" onClick={state.clearFilters}>
          {t('common.clear')}
        </Button>
      )}
    </div>
  )
}

type FacetProps = {
  readonly facet: BrowseResult['facets'][number]
  readonly definition: Field | undefined
  readonly name: string
  readonly state: PageBrowserState
}

function Facet({ facet, definition, name, state }: FacetProps) {
  const t = useT()
  const format = useFormat()
  const [is_open, setOpen] = useState(false)
  const isChosen = (value: string): boolean =>
    state.filters.some((filter) => filter.field === facet.field && filter.value === value)
  const shown = facet.values.filter(({ value }, at) => is_open || at < SHOWN_VALUES || isChosen(value))
  const hidden = facet.values.length - shown.length
  return (
    <fieldset className={styles.facet}>
      <legend>{name}</legend>
      {shown.map(({ value, count }) => (
        <label key={value} className={styles.value}>
          <input
            type="checkbox"
            checked={isChosen(value)}
            onChange={() => state.toggleFilter({ field: facet.field, value })}
          />
          <span dir="auto">{formatFacetValue(t, definition, value)}</span>
          <span className={styles.count}>{format.number(count)}</span>
        </label>
      ))}
      {hidden > 0 && (
        <Button kind="text" size="small" icon={<ChevronDown />} onClick={() => setOpen(true)}>
          {t('editor.browse.more', { count: hidden })}
        </Button>
      )}
    </fieldset>
  )
}

/** A value of a facet as it is shown: options of a choice have names, lines are what the owner typed. */
export function formatFacetValue(t: Translate, field: Field | undefined, value: string): string {
  const option = field?.kind === 'choice' ? field.options.find((one) => one.value === value) : undefined
  return option ? t(option.label) : value
}
