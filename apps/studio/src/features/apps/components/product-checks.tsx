import { useLocale, useT } from '@foyer/i18n/react'
import { Checkbox, TextField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadState, RowSkeleton } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { productChoicesQuery } from '../queries.ts'
import styles from './product-checks.module.css'

type ProductChecksProps = {
  readonly value: readonly string[]
  readonly onChange: (product_ids: string[]) => void
}

/** So many are at hand without looking for them by name. */
const AT_HAND = 8
/** So many are drawn at once. */
const DRAWN = 50

/** Some of an app's products, each to be ticked. Where there are many they are found by name; what is ticked stays in sight. */
export function ProductChecks({ value, onChange }: ProductChecksProps) {
  const t = useT()
  const locale = useLocale()
  const [term, setTerm] = useState('')
  const query = useQuery(productChoicesQuery(useSlug()))
  return (
    <LoadState query={query} what={t('studio.products.what')} skeleton={<RowSkeleton count={2} />}>
      {({ items }) => {
        const wanted = term.trim().toLocaleLowerCase(locale)
        const found = items.filter(
          ({ id, title, is_archived }) =>
            value.includes(id) || (!is_archived && title.toLocaleLowerCase(locale).includes(wanted)),
        )
        const gone = value.filter((id) => !items.some((one) => one.id === id))
        const shown = [
          ...found.filter(({ id }) => value.includes(id)),
          ...gone.map((id) => ({ id, title: t('studio.products.gone') })),
          ...found.filter(({ id }) => !value.includes(id)).slice(0, DRAWN),
        ]
        const left_out = found.length + gone.length - shown.length
        return (
          <div className={styles.list}>
            {items.length > AT_HAND && (
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
            {left_out > 0 && <p className={styles.help}>{t('studio.products.more', { count: left_out })}</p>}
          </div>
        )
      }}
    </LoadState>
  )
}
