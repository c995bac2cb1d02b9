import type { OutputFor } from '@foyer/contract/client'
import { listCountries } from '@foyer/contract/rules/countries'
import { useLocale, useT } from '@foyer/i18n/react'
import { SelectField, TextArea, TextField } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { SettingsPage } from '../../apps/index.ts'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { TaxSettings } from '../components/tax-settings.tsx'
import { invoiceSettingsQuery } from '../queries.ts'
import { LawSection } from '../withdrawals/law-section.tsx'
import styles from './app-store-screen.module.css'

type Settings = OutputFor<'commerce.getInvoiceSettings'>

const PREFIX_LENGTH = 8

/** What invoices say about the seller, and how their numbers begin. */
export function InvoiceSettingsScreen() {
  const t = useT()
  const query = useQuery(invoiceSettingsQuery(useSlug()))
  return (
    <SettingsPage title={t('studio_invoices.title')}>
      <QueryBoundary query={query} content_name={t('studio_invoices.title')}>
        {(settings) => <InvoiceSettingsForm settings={settings} />}
      </QueryBoundary>
      <TaxSettings />
      <LawSection />
    </SettingsPage>
  )
}

function InvoiceSettingsForm({ settings }: { readonly settings: Settings }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const locale = useLocale()
  const { next_label, country, ...texts } = settings
  const countries = useMemo(
    () => listCountries(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  )
  const form = useForm({
    draft_key: `invoices-${slug}`,
    saved: { ...texts, country: country ?? '' },
    validate: ({ prefix }) =>
      /^[a-z0-9]+$/i.test(prefix.trim()) ? {} : { prefix: t('studio_invoices.prefix_wrong') },
    save: async (values) => {
      await call('commerce.setInvoiceSettings', values)
      await cache.invalidateQueries({ queryKey: ['app', slug, 'commerce'] })
      toasts.add({ text: t('studio_invoices.saved') })
    },
  })
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  return (
    <form className={styles.form} {...form.props}>
      {leave_dialog}
      <Section title={t('studio_invoices.seller')} text={t('studio_invoices.seller_text')}>
        <div className={styles.fields}>
          <TextField
            label={t('studio_invoices.name')}
            autoComplete="organization"
            maxLength={120}
            {...form.field('name')}
          />
          <TextArea
            label={t('studio_invoices.address')}
            autoComplete="street-address"
            rows={3}
            maxLength={400}
            {...form.field('address')}
          />
          <SelectField
            label={t('studio_invoices.country')}
            choices={[{ value: '', label: t('studio_invoices.no_country') }, ...countries]}
            {...form.field('country')}
          />
          <TextField
            label={t('studio_invoices.tax_id')}
            help={t('studio_invoices.tax_id_help')}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            {...form.field('tax_id')}
          />
          <TextField
            label={t('common.email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            {...form.field('email')}
          />
        </div>
      </Section>
      <Section title={t('studio_invoices.numbers')} text={t('studio_invoices.numbers_text')}>
        <div className={styles.fields}>
          <TextField
            label={t('studio_invoices.prefix')}
            help={t('studio_invoices.next', { label: next_label })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={PREFIX_LENGTH}
            dir="ltr"
            {...form.field('prefix')}
          />
        </div>
      </Section>
      <SaveBar form={form} />
    </form>
  )
}
