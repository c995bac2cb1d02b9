import { useT } from '@foyer/i18n/react'
import { IconButton, SelectField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useSlug } from '#platform/routes.ts'
import type { Form } from '#platform/use-form.ts'
import type { ProductValues } from '../product-values.ts'
import { productChoicesQuery } from '../queries.ts'
import styles from './included-pages.module.css'
import { ProductRow, ProductRows } from './product-rows.tsx'
import { Section } from '#platform/parts/page.tsx'

type IncludedProductsProps = {
  readonly form: Form<ProductValues>
  /** The product itself; null while it is new. */
  readonly product_id: string | null
}

/** Other products that whoever owns this one owns as well, for as long. */
export function IncludedProducts({ form, product_id }: IncludedProductsProps) {
  const t = useT()
  const slug = useSlug()
  const { data } = useQuery(productChoicesQuery(slug))
  const { included_products: parts } = form.values
  const chosen = new Set(parts.map((part) => part.product_id))
  const offered = (data?.items ?? []).filter(
    ({ id, is_archived }) => id !== product_id && !is_archived && !chosen.has(id),
  )
  if (offered.length + parts.length === 0) return null
  const add = (id: string) => {
    const found = offered.find((one) => one.id === id)
    if (found) form.set('included_products', [...parts, { product_id: id, title: found.title }])
  }
  return (
    <Section title={t('studio_products.bundle.title')} text={t('studio_products.bundle.about')}>
      {parts.length > 0 && (
        <ProductRows>
          {parts.map((part, i) => {
            const error = form.errorOf(`included_product_ids.${i}`)
            return (
              <ProductRow key={part.product_id}>
                <div className={styles.page}>
                  <Link
                    to="/apps/$slug/products/$product_id"
                    params={{ slug, product_id: part.product_id }}
                    className={styles.title}
                    dir="auto"
                  >
                    {part.title}
                  </Link>
                  {error && <p className={styles.error}>{error}</p>}
                </div>
                <IconButton
                  size="small"
                  label={t('studio_products.includes.remove', { title: part.title })}
                  icon={<Trash2 />}
                  onClick={() => form.set('included_products', parts.toSpliced(i, 1))}
                />
              </ProductRow>
            )
          })}
        </ProductRows>
      )}
      {offered.length > 0 && (
        <SelectField
          label={t('studio_products.bundle.add')}
          value=""
          choices={[
            { value: '', label: t('studio_products.bundle.choose') },
            ...offered.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(event) => add(event.target.value)}
        />
      )}
    </Section>
  )
}
