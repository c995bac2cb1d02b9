import { useFormat, useT } from '@foyer/i18n/react'
import { Notice, Switch, TextArea } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { ConflictDialog } from '#platform/parts/conflict-dialog.tsx'
import { Section } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { getLastChange, hasCode } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { ProviderSettings } from '../components/provider-settings.tsx'
import { SettingsPage } from '../components/settings-page.tsx'
import { appQuery, signInQuery } from '../queries.ts'
import {
  getDomainError,
  validateSignIn,
  toSignInValues,
  toSignInInput,
  type SignInSettings,
  type SignInValues,
} from '../sign-in-values.ts'
import { diffSignInSettings } from '../sign-in-differences.ts'
import styles from './sign-in-screen.module.css'

const MAX_SIGN_UP_TEXT = 300

/** The settings that another team member saved. */
type OtherVersion = { settings: SignInSettings } & ReturnType<typeof getLastChange>

/** Sign-in and sign-up settings: methods, provider keys and allowed addresses. They take effect at once. */
export function SignInScreen() {
  const t = useT()
  const query = useQuery(signInQuery(useSlug()))
  return (
    <SettingsPage title={t('studio_sign_in.title')}>
      <QueryBoundary query={query} content_name={t('studio_sign_in.title')}>
        {(settings) => (
          <>
            <SignInForm settings={settings} />
            <History settings={settings} />
          </>
        )}
      </QueryBoundary>
    </SettingsPage>
  )
}

function SignInForm({ settings }: { readonly settings: SignInSettings }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const [theirs, setTheirs] = useState<OtherVersion | null>(null)
  const saved = useMemo(() => toSignInValues(settings), [settings])
  const updateSettings = (changed: SignInSettings) => {
    cache.setQueryData(signInQuery(slug).queryKey, changed)
    void cache.invalidateQueries({ queryKey: appQuery(slug).queryKey })
  }
  const form = useForm<SignInValues>({
    draft_key: `sign-in-${slug}`,
    saved,
    validate: (values) => validateSignIn(t, values),
    save: async (values) => {
      try {
        const changed = await call('apps.saveSignIn', toSignInInput(values))
        form.change(toSignInValues(changed))
        updateSettings(changed)
        toasts.add({ text: t('studio_sign_in.saved') })
      } catch (error) {
        if (hasCode(error, 'stale_revision'))
          setTheirs({ settings: await call('apps.getSignIn', {}), ...getLastChange(error) })
        throw error
      }
    },
  })
  const { values } = form
  const their_values = theirs && toSignInValues(theirs.settings)
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const method_error = ['methods', 'methods.google', 'methods.apple'].map(form.errorOf).find(Boolean)
  const toggleMethod = (method: keyof SignInValues['methods']) => (is_on: boolean) =>
    form.set('methods', { ...values.methods, [method]: is_on })
  return (
    <form className={styles.form} {...form.props}>
      {leave_dialog}
      {theirs && their_values && (
        <ConflictDialog
          title={(name) => t('studio_sign_in.conflict', { name })}
          changed_by={theirs.changed_by}
          changed_at={theirs.changed_at}
          rows={diffSignInSettings(t, values, their_values)}
          onTakeTheirs={() => {
            updateSettings(theirs.settings)
            form.change(their_values)
            setTheirs(null)
          }}
          onKeepMine={() => {
            form.change({ ...values, revision: their_values.revision })
            setTheirs(null)
          }}
        />
      )}
      <Section title={t('studio_sign_in.methods')} text={t('studio_sign_in.methods_text')}>
        <div className={styles.methods}>
          {(['default', 'passwordless'] as const).map((method) => (
            <Switch
              key={method}
              label={t(`studio_sign_in.methods.${method}`)}
              meta={t(`studio_sign_in.methods.${method}_text`)}
              checked={values.methods[method]}
              onChange={(event) => toggleMethod(method)(event.target.checked)}
            />
          ))}
          {method_error && (
            <Notice tone="danger" icon={<CircleAlert />} role="alert">
              {method_error}
            </Notice>
          )}
          {(['google', 'apple'] as const).map((provider) => (
            <ProviderSettings
              key={provider}
              keys={settings[provider]}
              is_on={values.methods[provider]}
              onSwitch={toggleMethod(provider)}
              onSaved={updateSettings}
            />
          ))}
        </div>
      </Section>
      <Section title={t('studio_sign_in.sign_up')}>
        <div className={styles.fields}>
          <Switch
            label={t('studio_sign_in.sign_up.open')}
            meta={t('studio_sign_in.sign_up.open_text')}
            checked={values.is_sign_up_open}
            onChange={(event) => form.set('is_sign_up_open', event.target.checked)}
          />
          <TextArea
            label={t('studio_sign_in.sign_up.domains')}
            help={t('studio_sign_in.sign_up.domains_help')}
            note={t('studio_sign_in.optional')}
            placeholder="example.com"
            rows={3}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            value={values.domains}
            error={getDomainError(form.errorOf, toSignInInput(values).allowed_email_domains.length)}
            onChange={(event) => form.set('domains', event.target.value)}
          />
          <TextArea
            label={t('studio_sign_in.sign_up.text')}
            help={t('studio_sign_in.sign_up.text_help')}
            note={`${Array.from(values.sign_up_text).length}/${MAX_SIGN_UP_TEXT}`}
            maxLength={MAX_SIGN_UP_TEXT}
            rows={3}
            value={values.sign_up_text}
            error={form.errorOf('sign_up_text')}
            onChange={(event) => form.set('sign_up_text', event.target.value)}
          />
        </div>
      </Section>
      <SaveBar form={form} />
    </form>
  )
}

function History({ settings: { changes } }: { readonly settings: SignInSettings }) {
  const t = useT()
  const format = useFormat()
  if (changes.length === 0) return null
  return (
    <Section title={t('studio_sign_in.history')}>
      <ul className={styles.history}>
        {changes.map(({ id, kind, changed_by, changed_at }) => (
          <li key={id} className={styles.change}>
            <span>{t(`studio_sign_in.history.${kind}`)}</span>
            <span className={styles.when}>
              {t('studio_sign_in.history.by', {
                name: changed_by.name,
                date: format.dateTime(changed_at),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
