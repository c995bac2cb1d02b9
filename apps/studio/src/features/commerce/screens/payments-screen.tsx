import type { OutputFor } from '@foyer/contract/client'
import { MAX_GRACE_DAYS, MIN_GRACE_DAYS } from '@foyer/contract/rules/grace-days'
import { useT } from '@foyer/i18n/react'
import { Badge, Button, Notice, NumberField, PasswordField, TextField } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, FlaskConical } from 'lucide-react'
import { useMemo, useState } from 'react'
import { SettingsPage } from '../../apps/index.ts'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { hasCode } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useNumberReader } from '#platform/use-number-reader.ts'
import { useForm } from '#platform/use-form.ts'
import { GoLiveDialog } from '../components/go-live-dialog.tsx'
import { validateKeys, type KeyValues, type PaymentValues } from '../validate-keys.ts'
import { paymentsQuery } from '../queries.ts'
import styles from './payments-screen.module.css'

type Payments = OutputFor<'commerce.getPaymentSettings'>

/** How the app is paid: test money until the owner's own keys are there. Secret keys are written, never read. */
export function PaymentsScreen() {
  const t = useT()
  const query = useQuery(paymentsQuery(useSlug()))
  return (
    <SettingsPage title={t('studio_apps.payments')}>
      <QueryBoundary query={query} content_name={t('studio_apps.payments')}>
        {(payments) => <PaymentForm payments={payments} />}
      </QueryBoundary>
    </SettingsPage>
  )
}

function PaymentForm({ payments }: { readonly payments: Payments }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const saved = useMemo<PaymentValues>(
    () => ({
      publishable_key: payments.publishable_key,
      secret_key: '',
      webhook_secret: '',
      grace_days: payments.grace_days,
    }),
    [payments.publishable_key, payments.grace_days],
  )
  const [goLive, setGoLive] = useState<(() => Promise<unknown>) | null>(null)
  const savePayments = async (
    { publishable_key, secret_key, webhook_secret, grace_days }: PaymentValues,
    goes_live = false,
  ) => {
    await call('commerce.setPaymentSettings', {
      publishable_key,
      ...(secret_key ? { secret_key } : {}),
      ...(webhook_secret ? { webhook_secret } : {}),
      ...(grace_days === payments.grace_days ? {} : { grace_days }),
      ...(goes_live ? { goes_live } : {}),
    })
    form.change({ publishable_key: publishable_key.trim(), secret_key: '', webhook_secret: '', grace_days })
    await cache.invalidateQueries({ queryKey: paymentsQuery(slug).queryKey })
    await cache.invalidateQueries({ queryKey: ['app', slug, 'apps', 'setup'] })
  }
  const form = useForm<PaymentValues>({
    draft_key: `payments-${slug}`,
    saved,
    secret: ['secret_key', 'webhook_secret'],
    validate: (values) => validateKeys(t, values, payments.has_secret_key),
    fieldByCode: { key_refused: 'secret_key', test_key_refused: 'secret_key' },
    save: async (values) => {
      try {
        await savePayments(values)
      } catch (error) {
        if (!hasCode(error, 'goes_live')) throw error
        return setGoLive(() => () => savePayments(values, true))
      }
      toasts.add({ text: t('studio_products.payments.saved') })
    },
  })
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const renderField = (name: keyof KeyValues) => ({
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
    onBlur: () => form.touch(name),
    autoComplete: 'off',
    spellCheck: false,
    dir: 'ltr' as const,
  })
  const readDays = useNumberReader({ min: MIN_GRACE_DAYS, max: MAX_GRACE_DAYS, decimals: 0 })
  const grace_label = t('studio_products.payments.grace')
  const formatStoredHint = (has: boolean) => (has ? t('studio_products.payments.stored') : undefined)
  const copy = () =>
    void navigator.clipboard
      .writeText(payments.webhook_url)
      .then(() => toasts.add({ text: t('common.copied') }))
      .catch(() => toasts.add({ text: t('studio.copy_failed'), tone: 'danger' }))
  return (
    <form className={styles.form} {...form.props}>
      {leave_dialog}
      {goLive && (
        <GoLiveDialog test_buyers={payments.test_holders} goLive={goLive} onClose={() => setGoLive(null)} />
      )}
      {payments.is_sandbox && (
        <Notice tone="warn" icon={<FlaskConical />} title={t('studio_products.payments.sandbox')}>
          {t('studio_products.payments.sandbox_text')}
          <p className={styles.end}>
            <Button
              kind="outline"
              size="small"
              onClick={() => setGoLive(() => () => call('commerce.leaveTestMode', {}))}
            >
              {t('studio_products.live.start')}
            </Button>
          </p>
        </Notice>
      )}
      {payments.provider !== 'sandbox' && (
        <p className={styles.state}>
          <Badge tone={payments.provider === 'stripe' ? 'ok' : 'neutral'}>
            {t(`studio_products.payments.${payments.provider}`)}
          </Badge>
        </p>
      )}
      <Section title={t('studio_products.payments.keys')} text={t('studio_products.payments.keys_text')}>
        <div className={styles.fields}>
          <TextField
            label={t('studio_products.payments.publishable')}
            placeholder="pk_…"
            {...renderField('publishable_key')}
          />
          <PasswordField
            label={t('studio_products.payments.secret')}
            placeholder={payments.has_secret_key ? '••••••••••••' : 'sk_…'}
            help={formatStoredHint(payments.has_secret_key)}
            show_label={t('studio_products.payments.show')}
            hide_label={t('studio_products.payments.hide')}
            {...renderField('secret_key')}
          />
          <PasswordField
            label={t('studio_products.payments.webhook')}
            placeholder={payments.has_webhook_secret ? '••••••••••••' : 'whsec_…'}
            help={formatStoredHint(payments.has_webhook_secret)}
            show_label={t('studio_products.payments.show')}
            hide_label={t('studio_products.payments.hide')}
            {...renderField('webhook_secret')}
          />
        </div>
      </Section>
      <Section
        title={t('studio_products.payments.webhook_url')}
        text={t('studio_products.payments.webhook_url_text')}
      >
        <p className={styles.url}>
          <code dir="ltr">{payments.webhook_url}</code>
          <Button kind="outline" size="small" icon={<Copy />} onClick={copy}>
            {t('common.copy')}
          </Button>
        </p>
      </Section>
      <Section
        title={t('studio_products.payments.overdue')}
        text={t('studio_products.payments.overdue_text')}
      >
        <NumberField
          label={grace_label}
          help={t('studio_products.payments.grace_help')}
          min={MIN_GRACE_DAYS}
          max={MAX_GRACE_DAYS}
          value={form.values.grace_days}
          read={readDays}
          error={form.errorOf('grace_days')}
          increase_label={t('studio_products.more_of', { what: grace_label })}
          decrease_label={t('studio_products.less_of', { what: grace_label })}
          onChange={(days) => form.set('grace_days', days ?? payments.grace_days)}
        />
      </Section>
      <SaveBar form={form} />
    </form>
  )
}
