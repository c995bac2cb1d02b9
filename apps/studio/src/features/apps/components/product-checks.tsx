import { createMatcher, foldWords } from '@foyer/domain/search'
import { useT } from '@foyer/i18n/react'
import { Checkbox, TextField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryBoundary, RowSkeleton } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { productChoicesQuery } from '../queries.ts'
import styles from './product-checks.module.css'

type ProductChecksProps = {
  readonly value: readonly string[]
  readonly onChange: (product_ids: string[]) => void
}

/** So many are at hand without looking for them by name. */
const MIN_FOR_SEARCH = 8
/** The number of products rendered at once. */
const MAX_RENDERED = 50

/** Some of an app's products, each to be ticked. Where there are many they are found by name; what is ticked stays in sight. */
export function ProductChecks({ value, onChange }: ProductChecksProps) {
  const t = useT()
  const [term, setTerm] = useState('')
  const query = useQuery(productChoicesQuery(useSlug()))
  return (
    <QueryBoundary
      query={query}
      content_name={t('studio.products.what')}
      skeleton={<RowSkeleton count={2} />}
    >
      {({ items }) => {
        const matches = createMatcher(term)
        const matching = items.filter(
          ({ id, title, is_archived }) => value.includes(id) || (!is_archived && matches(foldWords(title))),
        )
        const missing = value.filter((id) => !items.some((one) => one.id === id))
        const shown = [
          ...matching.filter(({ id }) => value.includes(id)),
          ...missing.map((id) => ({ id, title: t('studio.products.gone') })),
          ...matching.filter(({ id }) => !value.includes(id)).slice(0, MAX_RENDERED),
        ]
        const hidden_count = matching.length + missing.length - shown.length
        return (
          <div className={styles.list}>
            {items.length > MIN_FOR_SEARCH && (
              <TextField
                label={t('studio.products.find')}
                type="search"
                value={term}
                onChange={(event) => setTerm(event.target.value)}
              />
            )}
            {items.length === 0 && <p className={styles.help}>{t('studio.products.none')}</p>}
            {items.length > 0 && shown.length === 0 && (
              <p className={styles.help}>{t('studio.products.none_found', { term })}</p>
            )}
            {shown.map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title}
                checked={value.includes(id)}
                onChange={(event) => {
                  const others = value.filter((other) => other !== id)
                  onChange(event.target.checked ? [...others, id] : others)
                }}
              />
            ))}
            {hidden_count > 0 && (
              <p className={styles.help}>{t('studio.products.more', { count: hidden_count })}</p>
            )}
          </div>
        )
      }}
    </QueryBoundary>
  )
}
