import { formatRate } from '@foyer/content/prices'
import type { OutputFor } from '@foyer/contract/client'
import { listCountries } from '@foyer/contract/rules/countries'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Button, SelectField, Switch, TextField } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm, type Form } from '#platform/use-form.ts'
import { taxSettingsQuery } from '../queries.ts'
import styles from '../screens/app-store-screen.module.css'
import {
  TAX_MODES,
  toTaxInput,
  toTaxValues,
  validateTax,
  type RateValues,
  type TaxValues,
} from '../tax-values.ts'
import row_styles from './tax-settings.module.css'

/** How sales are taxed. */
export function TaxSettings() {
  const t = useT()
  const query = useQuery(taxSettingsQuery(useSlug()))
  return (
    <QueryBoundary query={query} content_name={t('studio_invoices.tax')}>
      {(settings) => <TaxForm settings={settings} />}
    </QueryBoundary>
  )
}

function TaxForm({ settings }: { readonly settings: OutputFor<'commerce.getTaxSettings'> }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const locale = useLocale()
  const format = useFormat()
  const countries = useMemo(
    () => listCountries(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  )
  const form = useForm<TaxValues>({
    draft_key: `tax-${slug}`,
    saved: toTaxValues(settings),
    validate: (values) => validateTax(t, values),
    save: async (values) => {
      await call('commerce.setTaxSettings', toTaxInput(values))
      await cache.invalidateQueries({ queryKey: taxSettingsQuery(slug).queryKey })
      toasts.add({ text: t('studio_invoices.tax_saved') })
    },
  })
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const { mode, home_country, is_inclusive, has_oss, has_reverse_charge } = form.values
  const has_stripe = settings.provider === 'stripe' || settings.mode === 'stripe'
  const modes = TAX_MODES.filter((one) => one !== 'stripe' || has_stripe)
  const now = settings.rates.find(({ country }) => country === home_country)
  const home = countries.find(({ value }) => value === home_country)?.label ?? ''
  return (
    <form className={styles.form} {...form.props}>
      {leave_dialog}
      <Section title={t('studio_invoices.tax')} text={t('studio_invoices.tax_text')}>
        <div className={styles.fields}>
          <SelectField
            label={t('studio_invoices.tax_mode')}
            value={mode}
            onChange={(event) => {
              const chosen = TAX_MODES.find((one) => one === event.target.value)
              if (chosen) form.set('mode', chosen)
            }}
            error={form.errorOf('mode')}
            help={mode === 'stripe' ? t('studio_invoices.tax_stripe') : undefined}
            choices={modes.map((one) => ({ value: one, label: t(`studio_invoices.tax_modes.${one}`) }))}
          />
          {mode !== 'off' && (
            <SelectField
              label={t('studio_invoices.tax_prices')}
              value={is_inclusive ? 'inclusive' : 'exclusive'}
              onChange={(event) => form.set('is_inclusive', event.target.value === 'inclusive')}
              choices={[
                { value: 'inclusive', label: t('studio_invoices.tax_inclusive') },
                { value: 'exclusive', label: t('studio_invoices.tax_exclusive') },
              ]}
            />
          )}
          {mode === 'rates' && (
            <>
              <SelectField
                label={t('studio_invoices.tax_home')}
                choices={[{ value: '', label: t('studio_invoices.no_country') }, ...countries]}
                help={
                  now &&
                  t('studio_invoices.tax_now', {
                    country: home,
                    percent: formatRate(format, now.rate),
                  })
                }
                {...form.field('home_country')}
              />
              <Switch
                label={t('studio_invoices.tax_oss')}
                meta={t('studio_invoices.tax_oss_text')}
                checked={has_oss}
                onChange={({ target }) => form.set('has_oss', target.checked)}
              />
              <Switch
                label={t('studio_invoices.tax_reverse')}
                meta={t('studio_invoices.tax_reverse_text')}
                checked={has_reverse_charge}
                onChange={({ target }) => form.set('has_reverse_charge', target.checked)}
              />
              <Registrations form={form} countries={countries} />
            </>
          )}
        </div>
      </Section>
      {mode === 'rates' && <OwnRates form={form} countries={countries} />}
      <SaveBar form={form} />
    </form>
  )
}

type ListProps = {
  readonly form: Form<TaxValues>
  readonly countries: readonly { value: string; label: string }[]
}

/** Countries outside of the EU where tax is charged too. */
function Registrations({ form, countries }: ListProps) {
  const t = useT()
  const { registrations } = form.values
  const left = countries.filter(({ value }) => !registrations.includes(value))
  return (
    <>
      <SelectField
        label={t('studio_invoices.tax_also')}
        help={t('studio_invoices.tax_also_text')}
        value=""
        choices={[{ value: '', label: t('studio_invoices.tax_add_country') }, ...left]}
        onChange={(event) => {
          if (event.target.value !== '') form.set('registrations', [...registrations, event.target.value])
        }}
      />
      {registrations.map((code) => {
        const name = countries.find(({ value }) => value === code)?.label ?? code
        return (
          <div key={code} className={row_styles.row}>
            <span>{name}</span>
            <Button
              kind="text"
              size="small"
              aria-label={`${t('common.remove')} ${name}`}
              onClick={() =>
                form.set(
                  'registrations',
                  registrations.filter((one) => one !== code),
                )
              }
            >
              {t('common.remove')}
            </Button>
          </div>
        )
      })}
    </>
  )
}

/** The owner's rates: a country, a rate and its first day. */
function OwnRates({ form, countries }: ListProps) {
  const t = useT()
  const { own_rates } = form.values
  const replace = (at: number, change: Partial<RateValues>) =>
    form.set(
      'own_rates',
      own_rates.map((rate, i) => (i === at ? { ...rate, ...change } : rate)),
    )
  const add = () =>
    form.set('own_rates', [
      ...own_rates,
      {
        key: crypto.randomUUID(),
        country: form.values.home_country || 'DE',
        percent: '',
        valid_from: new Date().toISOString().slice(0, 10),
      },
    ])
  return (
    <Section title={t('studio_invoices.tax_own')} text={t('studio_invoices.tax_own_text')}>
      <div className={styles.fields}>
        {own_rates.map((rate, i) => (
          <div key={rate.key} className={row_styles.rate}>
            <SelectField
              label={t('studio_invoices.country')}
              value={rate.country}
              choices={countries}
              onChange={(event) => replace(i, { country: event.target.value })}
            />
            <TextField
              label={t('studio_invoices.tax_rate')}
              inputMode="decimal"
              value={rate.percent}
              error={form.errorOf(`own_rates.${i}.rate`)}
              onChange={(event) => replace(i, { percent: event.target.value })}
              onBlur={() => form.touch(`own_rates.${i}.rate`)}
            />
            <TextField
              label={t('studio_invoices.tax_from')}
              type="date"
              value={rate.valid_from}
              onChange={(event) => replace(i, { valid_from: event.target.value })}
            />
            <Button
              kind="text"
              size="small"
              onClick={() =>
                form.set(
                  'own_rates',
                  own_rates.filter((one) => one !== rate),
                )
              }
            >
              {t('common.remove')}
            </Button>
          </div>
        ))}
        <div>
          <Button kind="soft" size="small" icon={<Plus />} onClick={add}>
            {t('studio_invoices.tax_add_rate')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
