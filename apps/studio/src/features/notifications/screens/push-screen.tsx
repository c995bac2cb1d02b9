import type { InputFor, OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Badge, Button, Checkbox, TextArea, TextField } from '@foyer/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
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
import { toPushInput, toPushValues, validatePush, type PushValues } from '../push-values.ts'
import styles from './push-screen.module.css'

type Settings = OutputFor<'notifications.getPushProviders'>

function usePushQuery() {
  const call = useAppCall()
  const slug = useSlug()
  return {
    queryKey: ['app', slug, 'notifications', 'push'],
    queryFn: () => call('notifications.getPushProviders', {}),
  }
}

/** By which services push messages reach apps from a store; browsers need nothing. */
export function PushScreen() {
  const t = useT()
  const query = useQuery(usePushQuery())
  return (
    <SettingsPage title={t('studio_push.title')}>
      <QueryBoundary query={query} content_name={t('studio_push.title')}>
        {(settings) => <PushForm settings={settings} />}
      </QueryBoundary>
    </SettingsPage>
  )
}

function PushForm({ settings }: { readonly settings: Settings }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const { queryKey } = usePushQuery()
  const { is_expo, has_expo_token, has_fcm_account, has_pusher_secret } = settings
  const saved = useMemo(() => toPushValues(settings), [settings])
  const form = useForm<PushValues>({
    draft_key: `push-${slug}`,
    saved,
    secret: ['expo_token', 'fcm_account', 'pusher_secret'],
    validate: (values) => validatePush(t, values, has_pusher_secret),
    save: async (values) => {
      await call('notifications.setPushProviders', toPushInput(values))
      form.change({ ...values, expo_token: '', fcm_account: '', pusher_secret: '' })
      await cache.invalidateQueries({ queryKey })
      toasts.add({ text: t('studio_push.saved') })
    },
  })
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const renderField = (name: Exclude<keyof PushValues, 'is_expo'>, is_stored: boolean, help: string) => ({
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
    onBlur: () => form.touch(name),
    placeholder: is_stored ? '••••••••••••' : undefined,
    help: is_stored ? t('studio_sign_in.keys.stored') : help,
    autoComplete: 'off',
    spellCheck: false,
    dir: 'ltr' as const,
  })
  return (
    <form className={styles.form} {...form.props}>
      {leave_dialog}
      <Section title={t('studio_push.browsers')} text={t('studio_push.browsers_text')}>
        <State is_on />
      </Section>
      <Section title="Expo" text={t('studio_push.expo_text')}>
        <State is_on={is_expo} />
        <div className={styles.fields}>
          <Checkbox
            label={t('studio_push.is_expo')}
            checked={form.values.is_expo}
            onChange={(event) => form.set('is_expo', event.target.checked)}
          />
          {form.values.is_expo && (
            <TextField
              label={t('studio_push.expo_token')}
              maxLength={500}
              {...renderField('expo_token', has_expo_token, t('studio_push.expo_token_help'))}
            />
          )}
        </div>
      </Section>
      <Section title="Firebase Cloud Messaging" text={t('studio_push.fcm_text')}>
        <State is_on={has_fcm_account} settings={settings} removed={{ fcm_account: '' }} />
        <div className={styles.fields}>
          <TextArea
            label={t('studio_push.fcm_account')}
            rows={4}
            {...renderField('fcm_account', has_fcm_account, t('studio_push.fcm_account_help'))}
          />
        </div>
      </Section>
      <Section title="Pusher Beams" text={t('studio_push.pusher_text')}>
        <State
          is_on={has_pusher_secret}
          settings={settings}
          removed={{ pusher_instance_id: '', pusher_secret: '' }}
        />
        <div className={styles.fields}>
          <TextField
            label={t('studio_push.pusher_instance_id')}
            maxLength={36}
            {...renderField('pusher_instance_id', false, t('studio_push.pusher_instance_id_help'))}
          />
          <TextField
            label={t('studio_push.pusher_secret')}
            maxLength={200}
            {...renderField('pusher_secret', has_pusher_secret, t('studio_push.pusher_secret_help'))}
          />
        </div>
      </Section>
      <SaveBar form={form} />
    </form>
  )
}

type StateProps = {
  readonly is_on: boolean
  readonly settings?: Settings
  /** What is sent to remove the key; providers without one have no such button. */
  readonly removed?: Partial<InputFor<'notifications.setPushProviders'>>
}

/** Whether a service is connected, and the button that removes its key. */
function State({ is_on, settings, removed }: StateProps): ReactNode {
  const t = useT()
  const call = useAppCall()
  const cache = useQueryClient()
  const { queryKey } = usePushQuery()
  const disconnect = useMutation({
    mutationFn: (of: Settings) =>
      call('notifications.setPushProviders', { ...toPushInput(toPushValues(of)), ...removed }),
    onSuccess: () => cache.invalidateQueries({ queryKey }),
    onError: (error) => void toasts.add({ text: formatError(t, error) }),
  })
  return (
    <p className={styles.state}>
      <Badge tone={is_on ? 'ok' : 'neutral'}>
        {t(is_on ? 'studio_push.connected' : 'studio_push.not_connected')}
      </Badge>
      {is_on && settings && (
        <Button
          kind="outline"
          size="small"
          is_busy={disconnect.isPending}
          onClick={() => disconnect.mutate(settings)}
        >
          {t('studio_push.disconnect')}
        </Button>
      )}
    </p>
  )
}
