import type { ProductField } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { SelectField } from '@foyer/ui'
import { useEditorServices } from '../../services.tsx'
import { toText, type FieldProps } from '../field-props.ts'

/** One of the app's products. */
export function ProductInput({ value, onChange, label, help, error }: FieldProps<ProductField>) {
  const t = useT()
  const { products } = useEditorServices()
  const chosen = toText(value)
  const is_missing = chosen !== '' && !products.some((product) => product.id === chosen)
  const choices = products.map((product) => ({ value: product.id, label: product.title }))
  return (
    <SelectField
      label={label}
      help={help}
      error={is_missing ? t('editor.field.product_gone') : error}
      placeholder={t('common.none')}
      choices={is_missing ? [...choices, { value: chosen, label: t('editor.field.gone') }] : choices}
      value={chosen}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  )
}
