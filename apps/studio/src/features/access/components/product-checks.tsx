import { useT } from '@foyer/i18n/react'
import { Checkbox } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { productChoicesQuery } from '../queries.ts'
import styles from './product-checks.module.css'

type ProductChecksProps = {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/** Checkboxes of products. Renders nothing when there is no product. */
export function ProductChecks({ chosen, onChange }: ProductChecksProps) {
  const t = useT()
  const query = useQuery(productChoicesQuery(useSlug()))
  return (
    <QueryBoundary query={query} content_name={t('studio_member_admin.products')} skeleton={<div />}>
      {({ items }) => {
        const offered = items.filter((product) => !product.is_archived)
        if (offered.length === 0) return null
        return (
          <fieldset>
            <legend className={styles.legend}>{t('studio_member_admin.products')}</legend>
            <div className={styles.list}>
              {offered.map(({ id, title }) => (
                <Checkbox
                  key={id}
                  label={title}
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
              ))}
            </div>
          </fieldset>
        )
      }}
    </QueryBoundary>
  )
}
