import type { OutputFor } from '@foyer/contract/client'
import { listCountries } from '@foyer/contract/rules/countries'
import { useLocale, useT } from '@foyer/i18n/react'
import { Button, SelectField, TextArea, TextField } from '@foyer/ui'
import { FormErrorNotice } from '@foyer/ui/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useConfirmLeave } from '#platform/routing/use-confirm-leave.tsx'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { Screen } from '#platform/screen/screen.tsx'
import { useSessionStore } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import styles from './invoice.module.css'

const queryKey = ['commerce', 'billing'] as const

/** Name, address and tax number that the member wants on invoices. */
export function BillingScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const query = useQuery({ queryKey, queryFn: () => api('commerce.getBillingDetails') })
  return (
    <Screen title={t('invoice.billing')} back="/me/account/invoices">
      <QueryBoundary query={query}>{(details) => <BillingForm details={details} />}</QueryBoundary>
    </Screen>
  )
}

function BillingForm({ details }: { details: OutputFor<'commerce.getBillingDetails'> }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const cache = useQueryClient()
  const session = useSessionStore()
  const locale = useLocale()
  const countries = useMemo(
    () => listCountries(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  )
  const form = useForm({
    saved: { ...details, country: details.country ?? '' },
    save: async (typed) => {
      await api('commerce.setBillingDetails', typed)
      session.patchFacts({ billing_country: typed.country || null })
      await cache.invalidateQueries({ queryKey })
      toast(t('invoice.billing_saved'))
    },
  })
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  return (
    <form className={styles.form} {...form.props}>
      {leave_dialog}
      <FormErrorNotice text={form.refusal} />
      <p className={styles.meta}>{t('invoice.billing_help')}</p>
      <TextField
        label={t('invoice.billing_name')}
        autoComplete="organization"
        maxLength={120}
        {...form.field('name')}
      />
      <TextArea
        label={t('invoice.billing_address')}
        autoComplete="street-address"
        rows={3}
        maxLength={400}
        {...form.field('address')}
      />
      <SelectField
        label={t('invoice.billing_country')}
        choices={[{ value: '', label: t('invoice.billing_no_country') }, ...countries]}
        {...form.field('country')}
      />
      <TextField
        label={t('invoice.billing_tax_id')}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        {...form.field('tax_id')}
      />
      <Button type="submit" is_wide is_busy={form.is_saving}>
        {t('invoice.billing_save')}
      </Button>
    </form>
  )
}
