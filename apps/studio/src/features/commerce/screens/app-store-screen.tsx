import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Badge, Button, Checkbox, TextArea, TextField } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { SettingsPage } from '../../apps/index.ts'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { DisconnectDialog } from '../components/disconnect-dialog.tsx'
import { StoreProductList } from '../components/store-product-list.tsx'
import { storeQuery } from '../queries.ts'
import { validateStore, toStoreInput, toStoreValues, type StoreValues } from '../store-values.ts'
import styles from './app-store-screen.module.css'

type Settings = OutputFor<'commerce.getStoreSettings'>

/** How the app sells in the App Store: the owner's key there, and what each thing sold opens. */
export function AppStoreScreen() {
  const t = useT()
  const query = useQuery(storeQuery(useSlug()))
  return (
    <SettingsPage title={t('studio_products.store.title')}>
      <QueryBoundary query={query} content_name={t('studio_products.store.title')}>
        {(settings) => <StoreForm settings={settings} />}
      </QueryBoundary>
    </SettingsPage>
  )
}

function StoreForm({ settings }: { readonly settings: Settings }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const [is_disconnecting, setIsDisconnecting] = useState(false)
  const { has_private_key } = settings
  const saved = useMemo(() => toStoreValues(settings), [settings])
  const form = useForm<StoreValues>({
    draft_key: `app-store-${slug}`,
    saved,
    secret: ['private_key'],
    validate: (values) => validateStore(t, values, has_private_key),
    fieldByCode: { key_refused: 'private_key' },
    save: async (values) => {
      await call('commerce.setStoreSettings', toStoreInput(values))
      form.change({ ...values, private_key: '' })
      await cache.invalidateQueries({ queryKey: storeQuery(slug).queryKey })
      toasts.add({ text: t('studio_products.store.saved') })
    },
  })
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const renderField = (name: 'issuer_id' | 'key_id' | 'bundle_id' | 'private_key') => ({
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
      {is_disconnecting && <DisconnectDialog settings={settings} onClose={() => setIsDisconnecting(false)} />}
      <p className={styles.state}>
        <Badge tone={has_private_key ? 'ok' : 'neutral'}>
          {t(has_private_key ? 'studio_products.store.connected' : 'studio_products.store.not_connected')}
        </Badge>
        {has_private_key && (
          <Button kind="outline" size="small" onClick={() => setIsDisconnecting(true)}>
            {t('studio_products.store.disconnect')}
          </Button>
        )}
      </p>
      <Section title={t('studio_products.store.keys')} text={t('studio_products.store.keys_text')}>
        <div className={styles.fields}>
          <TextField
            label={t('studio_products.store.issuer_id')}
            maxLength={100}
            {...renderField('issuer_id')}
          />
          <TextField label={t('studio_sign_in.keys.key_id')} maxLength={40} {...renderField('key_id')} />
          <TextArea
            label={t('studio_sign_in.keys.private_key')}
            placeholder={has_private_key ? '••••••••••••' : '-----BEGIN PRIVATE KEY-----'}
            help={t(has_private_key ? 'studio_sign_in.keys.stored' : 'studio_sign_in.keys.private_key_help')}
            rows={4}
            {...renderField('private_key')}
          />
          <TextField
            label={t('studio_products.store.bundle_id')}
            help={t('studio_products.store.bundle_id_help')}
            maxLength={155}
            {...renderField('bundle_id')}
          />
          <Checkbox
            label={t('studio_products.store.test')}
            meta={t('studio_products.store.test_help')}
            checked={form.values.accepts_test}
            onChange={(event) => form.set('accepts_test', event.target.checked)}
          />
        </div>
      </Section>
      <Section
        title={t('studio_products.store.notifications')}
        text={t('studio_products.store.notifications_text')}
      >
        <div className={styles.fields}>
          <TextField
            label={t('studio_products.store.notification_url')}
            help={t('studio_products.store.notification_url_help')}
            value={settings.notification_url}
            readOnly
            dir="ltr"
          />
        </div>
      </Section>
      <StoreProductList
        store="store"
        products={form.values.products}
        onChange={(products) => form.set('products', products)}
        errorOf={form.errorOf}
        onTouch={form.touch}
      />
      <SaveBar form={form} />
    </form>
  )
}
