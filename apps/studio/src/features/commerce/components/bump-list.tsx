import { useFormat, useT } from '@foyer/i18n/react'
import { IconButton, SelectField, TextField } from '@foyer/ui'
import { Trash2 } from 'lucide-react'
import type { Form } from '#platform/use-form.ts'
import type { BumpOffer } from '../bump-offers.ts'
import { formatPrice } from '../format-price.ts'
import { MAX_BUMPS, type BumpValues, type ProductValues } from '../product-values.ts'
import { EditableListSection, EmptyRows, ProductRow, ProductRows, RowFields } from './product-rows.tsx'

type BumpListProps = { readonly form: Form<ProductValues>; readonly offers: readonly BumpOffer[] }

/** What buyers can add to the product at checkout with one tick. */
export function BumpList({ form, offers }: BumpListProps) {
  const t = useT()
  const { bumps, versions } = form.values
  const currency = versions[0]?.currency ?? ''
  const change = (at: number, next: BumpValues) => form.set('bumps', bumps.with(at, next))
  const add = () =>
    form.set('bumps', [
      ...bumps,
      { key: `new-${crypto.randomUUID()}`, id: null, product_id: '', version_id: '', title: '', text: '' },
    ])
  return (
    <EditableListSection
      title={t('studio_products.bumps.title')}
      text={t('studio_products.bumps.about')}
      add_label={t('studio_products.bumps.add')}
      can_add={bumps.length < MAX_BUMPS && offers.length > 0}
      onAdd={add}
    >
      {bumps.length === 0 && offers.length === 0 && (
        <EmptyRows>
          {versions.some(({ cycle }) => cycle !== 'once')
            ? t('studio_products.bumps.none_once', { currency })
            : t('studio_products.bumps.none', { currency })}
        </EmptyRows>
      )}
      {bumps.length > 0 && (
        <ProductRows>
          {bumps.map((bump, i) => (
            <ProductRow key={bump.key}>
              <BumpFields
                bump={bump}
                offers={offers}
                errorOf={(field) => form.errorOf(`order_bumps.${i}.${field}`)}
                onBlur={(field) => form.touch(`order_bumps.${i}.${field}`)}
                onChange={(next) => change(i, next)}
              />
              <IconButton
                size="small"
                label={t('studio_products.bumps.remove', { n: i + 1 })}
                icon={<Trash2 />}
                onClick={() => form.set('bumps', bumps.toSpliced(i, 1))}
              />
            </ProductRow>
          ))}
        </ProductRows>
      )}
    </EditableListSection>
  )
}

type BumpFieldsProps = {
  readonly bump: BumpValues
  readonly offers: readonly BumpOffer[]
  readonly errorOf: (field: 'version_id' | 'title') => string | undefined
  readonly onBlur: (field: 'version_id' | 'title') => void
  readonly onChange: (bump: BumpValues) => void
}

function BumpFields({ bump, offers, errorOf, onBlur, onChange }: BumpFieldsProps) {
  const t = useT()
  const format = useFormat()
  const selectVersion = (version_id: string): void => {
    const offer = offers.find(({ version }) => version.id === version_id)
    if (!offer) return
    const { product } = offer
    onChange({ ...bump, version_id, product_id: product.id, title: bump.title || product.title })
  }
  const is_missing = bump.version_id !== '' && !offers.some(({ version }) => version.id === bump.version_id)
  return (
    <RowFields columns="bump">
      <SelectField
        label={t('studio_products.bumps.what')}
        placeholder={t('studio_products.bumps.choose')}
        value={bump.version_id}
        error={errorOf('version_id')}
        onBlur={() => onBlur('version_id')}
        onChange={(event) => selectVersion(event.target.value)}
        choices={[
          ...(is_missing
            ? [{ value: bump.version_id, label: t('studio_products.bumps.gone', { title: bump.title }) }]
            : []),
          ...offers.map(({ product, version }) => ({
            value: version.id,
            label: [product.title, version.name, formatPrice(t, format, version)].filter(Boolean).join(' · '),
          })),
        ]}
      />
      <TextField
        label={t('studio_products.bumps.headline')}
        maxLength={120}
        value={bump.title}
        error={errorOf('title')}
        onChange={(event) => onChange({ ...bump, title: event.target.value })}
        onBlur={() => onBlur('title')}
      />
      <TextField
        label={t('studio_products.bumps.text')}
        note={t('common.optional')}
        maxLength={400}
        value={bump.text}
        onChange={(event) => onChange({ ...bump, text: event.target.value })}
      />
    </RowFields>
  )
}
