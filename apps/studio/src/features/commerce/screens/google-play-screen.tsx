import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Badge, Button, Checkbox, TextArea, TextField } from '@foyer/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { SettingsPage } from '../../apps/index.ts'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { StoreProductList } from '../components/store-product-list.tsx'
import { toPlayInput, toPlayValues, validatePlay, type PlayValues } from '../play-values.ts'
import { playQuery } from '../queries.ts'
import styles from './app-store-screen.module.css'

type Settings = OutputFor<'commerce.getPlaySettings'>

/** How the app sells in Google Play: the owner's key there, notifications, and what each thing sold opens. */
export function GooglePlayScreen() {
  const t = useT()
  const query = useQuery(playQuery(useSlug()))
  return (
    <SettingsPage title={t('studio_products.play.title')}>
      <QueryBoundary query={query} content_name={t('studio_products.play.title')}>
        {(settings) => <PlayForm settings={settings} />}
      </QueryBoundary>
    </SettingsPage>
  )
}

function PlayForm({ settings }: { readonly settings: Settings }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const { has_service_account, notification_url } = settings
  const saved = useMemo(() => toPlayValues(settings), [settings])
  const form = useForm<PlayValues>({
    draft_key: `google-play-${slug}`,
    saved,
    secret: ['service_account'],
    validate: (values) => validatePlay(t, values, has_service_account),
    fieldByCode: { key_refused: 'service_account' },
    save: async (values) => {
      await call('commerce.setPlaySettings', toPlayInput(values))
      form.change({ ...values, service_account: '' })
      await cache.invalidateQueries({ queryKey: playQuery(slug).queryKey })
      toasts.add({ text: t('studio_products.play.saved') })
    },
  })
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const renderField = (name: 'package_name' | 'service_account' | 'push_account') => ({
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
    onBlur: () => form.touch(name),
    autoComplete: 'off',
    spellCheck: false,
    dir: 'ltr' as const,
  })
  return (
    <form className={styles.form} {...form.props}>
      {leave_dialog}
      <p className={styles.state}>
        <Badge tone={has_service_account ? 'ok' : 'neutral'}>
          {t(has_service_account ? 'studio_products.play.connected' : 'studio_products.store.not_connected')}
        </Badge>
        {has_service_account && <Disconnect settings={settings} />}
      </p>
      <Section title={t('studio_products.play.keys')} text={t('studio_products.play.keys_text')}>
        <div className={styles.fields}>
          <TextField
            label={t('studio_products.play.package_name')}
            help={t('studio_products.play.package_name_help')}
            maxLength={150}
            {...renderField('package_name')}
          />
          <TextArea
            label={t('studio_products.play.service_account')}
            placeholder={has_service_account ? '••••••••••••' : '{ "type": "service_account", … }'}
            help={t(
              has_service_account
                ? 'studio_sign_in.keys.stored'
                : 'studio_products.play.service_account_help',
            )}
            rows={4}
            {...renderField('service_account')}
          />
          <Checkbox
            label={t('studio_products.store.test')}
            meta={t('studio_products.play.test_help')}
            checked={form.values.accepts_test}
            onChange={(event) => form.set('accepts_test', event.target.checked)}
          />
        </div>
      </Section>
      <Section
        title={t('studio_products.play.notifications')}
        text={t('studio_products.play.notifications_text')}
      >
        <div className={styles.fields}>
          <TextField
            label={t('studio_products.play.notification_url')}
            help={t('studio_products.play.notification_url_help')}
            value={notification_url}
            readOnly
            dir="ltr"
          />
          <TextField
            label={t('studio_products.play.push_account')}
            help={t('studio_products.play.push_account_help')}
            type="email"
            maxLength={254}
            {...renderField('push_account')}
          />
        </div>
      </Section>
      <StoreProductList
        store="play"
        products={form.values.products}
        onChange={(products) => form.set('products', products)}
        errorOf={form.errorOf}
        onTouch={form.touch}
      />
      <SaveBar form={form} />
    </form>
  )
}

/** Removes the key file; what was bought stays as it is. */
function Disconnect({ settings }: { readonly settings: Settings }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const disconnect = useMutation({
    mutationFn: () =>
      call('commerce.setPlaySettings', { ...toPlayInput(toPlayValues(settings)), service_account: '' }),
    onSuccess: () => cache.invalidateQueries({ queryKey: playQuery(slug).queryKey }),
    onError: (error) => void toasts.add({ text: formatError(t, error) }),
  })
  return (
    <Button kind="outline" size="small" is_busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
      {t('studio_products.store.disconnect')}
    </Button>
  )
}
