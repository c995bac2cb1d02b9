import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { Translate } from '@foyer/i18n'
import type { FieldErrors } from '../../platform/use-form.ts'

type Settings = OutputFor<'commerce.getTaxSettings'>

/** Who computes tax. */
export const TAX_MODES = ['off', 'rates', 'stripe'] as const

/** A rate as typed, in per cent. */
export type RateValues = {
  readonly key: string
  readonly country: string
  readonly percent: string
  readonly valid_from: string
}

/** The tax settings as typed. */
export type TaxValues = Pick<Settings, 'is_inclusive' | 'has_oss' | 'has_reverse_charge'> & {
  readonly mode: (typeof TAX_MODES)[number]
  readonly home_country: string
  readonly registrations: readonly string[]
  readonly own_rates: readonly RateValues[]
}

/** The form of settings as they are saved. */
export function toTaxValues(settings: Settings): TaxValues {
  const { is_inclusive, has_oss, has_reverse_charge, registrations, home_country, own_rates } = settings
  return {
    mode: settings.mode,
    is_inclusive,
    has_oss,
    has_reverse_charge,
    registrations,
    home_country: home_country ?? '',
    own_rates: own_rates.map(({ country, rate, valid_from }) => ({
      key: `${country} ${valid_from}`,
      country,
      percent: String(rate / 1000),
      valid_from,
    })),
  }
}

/** Reads a typed per cent as thousandths; null where it is no rate. */
function readRate(percent: string): number | null {
  const typed = percent.trim().replace(',', '.')
  const rate = /^\d{1,3}(\.\d{1,3})?$/u.test(typed) ? Math.round(Number(typed) * 1000) : -1
  return rate >= 0 && rate <= 100_000 ? rate : null
}

/** Returns the errors of the form by field path. */
export function validateTax(t: Translate, { mode, home_country, own_rates }: TaxValues): FieldErrors {
  const errors: Record<string, string> = {}
  if (mode === 'rates' && home_country === '') errors['home_country'] = t('studio_invoices.tax_home_missing')
  own_rates.forEach(({ percent, country, valid_from }, i) => {
    const is_twice = own_rates.some(
      (one, at) => at < i && one.country === country && one.valid_from === valid_from,
    )
    if (readRate(percent) === null) errors[`own_rates.${i}.rate`] = t('studio_invoices.tax_rate_wrong')
    else if (is_twice) errors[`own_rates.${i}.rate`] = t('studio_invoices.tax_rate_twice')
  })
  return errors
}

/** The settings as the server takes them. Call it only without errors. */
export function toTaxInput(values: TaxValues): InputFor<'commerce.setTaxSettings'> {
  const { own_rates, registrations, home_country, ...rest } = values
  return {
    ...rest,
    registrations: [...registrations],
    home_country: home_country === '' ? null : home_country,
    own_rates: own_rates.map(({ country, percent, valid_from }) => ({
      country,
      valid_from,
      rate: readRate(percent) ?? 0,
    })),
  }
}
