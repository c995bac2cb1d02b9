import { useT } from '@foyer/i18n/react'
import { IconButton, SelectField, TextField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useSlug } from '#platform/routes.ts'
import { productChoicesQuery } from '../queries.ts'
import { MAX_STORE_PRODUCTS, type ShelfValues } from '../store-values.ts'
import { EditableListSection, EmptyRows, ProductRow, ProductRows, RowFields } from './product-rows.tsx'

type StoreProductListProps = {
  readonly store: 'store' | 'play'
  readonly products: readonly ShelfValues[]
  readonly onChange: (products: readonly ShelfValues[]) => void
  readonly errorOf: (field: string) => string | undefined
  readonly onTouch: (field: string) => void
}

/** What a store sells for the app, each with the product that it opens here. */
export function StoreProductList({ store, products, onChange, errorOf, onTouch }: StoreProductListProps) {
  const t = useT()
  const choices = useQuery(productChoicesQuery(useSlug())).data?.items ?? []
  const change = (at: number, next: Partial<ShelfValues>) =>
    onChange(products.map((one, i) => (i === at ? { ...one, ...next } : one)))
  const add = () =>
    onChange([...products, { key: `new-${crypto.randomUUID()}`, store_product_id: '', product_id: '' }])
  return (
    <EditableListSection
      title={t(`studio_products.${store}.products`)}
      text={t(`studio_products.${store}.products_text`)}
      add_label={t('studio_products.store.add')}
      can_add={products.length < MAX_STORE_PRODUCTS}
      onAdd={add}
    >
      {products.length === 0 && <EmptyRows>{t(`studio_products.${store}.products_none`)}</EmptyRows>}
      {products.length > 0 && (
        <ProductRows>
          {products.map((one, i) => (
            <ProductRow key={one.key}>
              <RowFields columns="bump">
                <TextField
                  label={t(`studio_products.${store}.product_id`)}
                  maxLength={100}
                  autoComplete="off"
                  spellCheck={false}
                  dir="ltr"
                  value={one.store_product_id}
                  error={errorOf(`products.${i}.store_product_id`)}
                  onChange={(event) => change(i, { store_product_id: event.target.value })}
                  onBlur={() => onTouch(`products.${i}.store_product_id`)}
                />
                <SelectField
                  label={t('studio_products.store.opens')}
                  placeholder={t('studio_products.store.opens_choose')}
                  value={one.product_id}
                  error={errorOf(`products.${i}.product_id`)}
                  onChange={(event) => change(i, { product_id: event.target.value })}
                  onBlur={() => onTouch(`products.${i}.product_id`)}
                  choices={choices
                    .filter(({ id, is_archived }) => !is_archived || id === one.product_id)
                    .map(({ id, title, is_archived }) => ({
                      value: id,
                      label: is_archived ? t('studio_products.store.off', { title }) : title,
                    }))}
                />
              </RowFields>
              <IconButton
                size="small"
                label={t('studio_products.store.remove', { id: one.store_product_id || i + 1 })}
                icon={<Trash2 />}
                onClick={() => onChange(products.toSpliced(i, 1))}
              />
            </ProductRow>
          ))}
        </ProductRows>
      )}
    </EditableListSection>
  )
}
