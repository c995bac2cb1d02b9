import { useT } from '@foyer/i18n/react'
import { FormErrorNotice } from '@foyer/ui/form'
import { Button, Notice, PasswordField, TextArea, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { CircleAlert, Copy } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import { toKeysValues, toKeysInput, type KeysValues, type SignInSettings } from '../sign-in-values.ts'
import styles from './provider-keys.module.css'

type ProviderKeysDialogProps = {
  readonly keys: SignInSettings['google']
  readonly onSaved: (settings: SignInSettings) => void
  readonly onClose: () => void
}

/** The app's keys of a provider, with instructions. A secret is write-only. */
export function ProviderKeysDialog({ keys, onSaved, onClose }: ProviderKeysDialogProps) {
  const t = useT()
  const id = useId()
  const slug = useSlug()
  const call = useAppCall()
  const { provider } = keys
  const saved = useMemo(() => toKeysValues(keys), [keys])
  const form = useForm<KeysValues>({
    draft_key: `sso-${provider}-${slug}`,
    saved,
    secret: ['client_secret', 'private_key'],
    validate: ({ client_id }) => (client_id.trim() === '' ? { client_id: t('errors.field_required') } : {}),
    save: async (values) => {
      onSaved(await call('apps.saveSsoKeys', toKeysInput(provider, values)))
      toasts.add({ text: t('studio_sign_in.keys.saved') })
      onClose()
    },
  })
  const renderField = (name: keyof KeysValues) => ({
    ...form.field(name),
    onBlur: () => form.touch(name),
    autoComplete: 'off',
    spellCheck: false,
    dir: 'ltr' as const,
  })
  const has_stored_keys = keys.is_set && keys.is_readable
  const stored_hint = has_stored_keys ? t('studio_sign_in.keys.stored') : undefined
  return (
    <Dialog
      is_open
      width={560}
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t(`studio_sign_in.keys.title.${provider}`)}
      close_label={t('common.close')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="ink" type="submit" form={id} is_busy={form.is_saving}>
            {t('studio_sign_in.keys.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        {!keys.is_readable && (
          <Notice tone="warn" icon={<CircleAlert />}>
            {t('studio_sign_in.keys.unreadable')}
          </Notice>
        )}
        <ol className={styles.steps}>
          <li>{t(`studio_sign_in.keys.steps.${provider}.console`)}</li>
          <li>
            {t(`studio_sign_in.keys.steps.${provider}.redirect`)}
            <RedirectAddress url={keys.redirect_url} />
          </li>
          <li>{t(`studio_sign_in.keys.steps.${provider}.copy`)}</li>
        </ol>
        <TextField
          label={t(`studio_sign_in.keys.client_id.${provider}`)}
          placeholder={provider === 'google' ? '….apps.googleusercontent.com' : 'com.example.app'}
          {...renderField('client_id')}
        />
        {provider === 'google' ? (
          <PasswordField
            label={t('studio_sign_in.keys.client_secret')}
            placeholder={has_stored_keys ? '••••••••••••' : 'GOCSPX-…'}
            help={stored_hint}
            show_label={t('studio_sign_in.keys.show')}
            hide_label={t('studio_sign_in.keys.hide')}
            {...renderField('client_secret')}
          />
        ) : (
          <>
            <div className={styles.pair}>
              <TextField
                label={t('studio_sign_in.keys.team_id')}
                maxLength={10}
                {...renderField('team_id')}
              />
              <TextField label={t('studio_sign_in.keys.key_id')} maxLength={10} {...renderField('key_id')} />
            </div>
            <TextArea
              label={t('studio_sign_in.keys.private_key')}
              placeholder={has_stored_keys ? '••••••••••••' : '-----BEGIN PRIVATE KEY-----'}
              help={stored_hint ?? t('studio_sign_in.keys.private_key_help')}
              rows={4}
              {...renderField('private_key')}
            />
          </>
        )}
        <FormErrorNotice text={form.refusal} />
      </form>
    </Dialog>
  )
}

function RedirectAddress({ url }: { readonly url: string }) {
  const t = useT()
  const copy = () =>
    void navigator.clipboard
      .writeText(url)
      .then(() => toasts.add({ text: t('common.copied') }))
      .catch(() => toasts.add({ text: t('studio.copy_failed'), tone: 'danger' }))
  return (
    <span className={styles.url}>
      <code dir="ltr">{url}</code>
      <Button kind="outline" size="small" icon={<Copy />} onClick={copy}>
        {t('common.copy')}
      </Button>
    </span>
  )
}
