import { listCountries } from '@foyer/contract/rules/countries'
import { EU_COUNTRIES } from '@foyer/domain/money'
import { useLocale, useT } from '@foyer/i18n/react'
import { SelectField, TextField } from '@foyer/ui'
import { useMemo, useState, type ReactNode } from 'react'
import styles from './checkout.module.css'
import type { BuyerPlace } from './use-order.ts'

type TaxFieldsProps = {
  place: BuyerPlace
  /** Why the place is not taken. */
  country_error: string | undefined
  /** The tax of the country depends on the postal code. */
  needs_postal_code: boolean
  postal_code_error: string | undefined
  tax_id_error: string | undefined
  onChange: (place: BuyerPlace) => void
}

/** Where the buyer lives, which decides about the tax, and the VAT ID of a business in the EU. */
export function TaxFields(props: TaxFieldsProps): ReactNode {
  const { place, country_error, needs_postal_code, postal_code_error, tax_id_error, onChange } = props
  const t = useT()
  const locale = useLocale()
  const { country, postal_code, tax_id } = place
  const [typed_code, setTypedCode] = useState(postal_code)
  const [typed, setTyped] = useState(tax_id)
  const countries = useMemo(
    () => listCountries(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  )
  return (
    <section className={styles.guest} aria-label={t('checkout.tax.label')}>
      <SelectField
        label={t('checkout.tax.country')}
        autoComplete="country"
        choices={[{ value: '', label: t('checkout.tax.choose_country') }, ...countries]}
        value={country}
        error={country_error}
        onChange={(event) => {
          setTyped('')
          setTypedCode('')
          onChange({ country: event.target.value, postal_code: '', tax_id: '' })
        }}
      />
      {needs_postal_code && (
        <TextField
          label={t('checkout.tax.postal_code')}
          autoComplete="postal-code"
          maxLength={20}
          value={typed_code}
          error={postal_code_error}
          onChange={(event) => setTypedCode(event.target.value)}
          onBlur={() => {
            if (typed_code !== postal_code) onChange({ ...place, postal_code: typed_code })
          }}
        />
      )}
      {EU_COUNTRIES.includes(country) && (
        <TextField
          label={t('checkout.tax.id')}
          help={t('checkout.tax.id_help')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={tax_id_error}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            if (typed !== tax_id) onChange({ ...place, tax_id: typed })
          }}
        />
      )}
    </section>
  )
}
