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
  tax_id_error: string | undefined
  onChange: (place: BuyerPlace) => void
}

/** Where the buyer lives, which decides about the tax, and the VAT ID of a business in the EU. */
export function TaxFields({ place, country_error, tax_id_error, onChange }: TaxFieldsProps): ReactNode {
  const t = useT()
  const locale = useLocale()
  const { country, tax_id } = place
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
          onChange({ country: event.target.value, tax_id: '' })
        }}
      />
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
            if (typed !== tax_id) onChange({ country, tax_id: typed })
          }}
        />
      )}
    </section>
  )
}
