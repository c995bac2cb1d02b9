import type { OutputFor } from '@foyer/contract/client'
import type { User } from '@foyer/contract/identity/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, ListRow, PasswordField, RowList } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Mail } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useOnline } from '#platform/offline/use-online.ts'
import { usePlatform } from '#platform/platform.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { useSessionStore } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import { FormErrorNotice, type Form } from '@foyer/ui/form'
import { findMissingFields } from '#platform/explain-refusal.ts'
import { useAction, useForm } from '#platform/use-form.ts'
import styles from './account.module.css'
import { ProviderMark } from './provider-buttons.tsx'
import { PROVIDER_NAMES, PROVIDERS } from '../provider-names.ts'
import { useProviderFlow } from '../use-provider-flow.ts'
import { ValidatedForm } from './validated-form.tsx'
import { SIGN_IN_METHODS_KEY } from '../sign-in-methods-key.ts'

type MethodsData = OutputFor<'identity.getProvider'>

/** How the member gets in: password, mailed link, and providers to link and unlink. */
export function SignInMethods({ member }: { member: User }): ReactNode {
  const t = useT()
  const api = useApi()
  const query = useQuery({ queryKey: SIGN_IN_METHODS_KEY, queryFn: () => api('identity.getProvider') })
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways" className={styles.sectionTitle}>
        {t('auth_providers.ways.title')}
      </h2>
      <QueryBoundary query={query}>
        {(methods) => <MethodList member={member} methods={methods} />}
      </QueryBoundary>
    </section>
  )
}

function MethodList({ member, methods }: { member: User; methods: MethodsData }): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const form = useAction(async () => {})
  const offers = (method: (typeof app.sign_in_methods)[number]) => app.sign_in_methods.includes(method)
  const shown = PROVIDERS.filter(
    (provider) => offers(provider) || methods.providers.some((linked) => linked.provider === provider),
  )
  return (
    <>
      <FormErrorNotice text={form.refusal} />
      <RowList label={t('auth_providers.ways.title')}>
        {[
          ...(offers('passwordless')
            ? [
                <ListRow
                  key="mail"
                  lead={<Mail aria-hidden="true" />}
                  title={t('auth_providers.ways.mail')}
                  meta={member.email}
                />,
              ]
            : []),
          ...(offers('default') ? [<PasswordRow key="password" has_password={methods.has_password} />] : []),
          ...shown.map((provider) => (
            <ProviderRow key={provider} provider={provider} methods={methods} form={form} />
          )),
        ]}
      </RowList>
    </>
  )
}

type ProviderRowProps = {
  provider: (typeof PROVIDERS)[number]
  methods: MethodsData
  form: Pick<Form<object>, 'send'>
}

function ProviderRow({ provider, methods, form }: ProviderRowProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const api = useApi()
  const cache = useQueryClient()
  const toast = useToast()
  const is_online = useOnline()
  const { app } = usePlatform()
  const { openingProvider, openProvider } = useProviderFlow('link', form)
  const [is_unlinking, setUnlinking] = useState(false)
  const linked = methods.providers.find((one) => one.provider === provider)
  const name = PROVIDER_NAMES[provider]

  const unlink = async (): Promise<void> => {
    setUnlinking(true)
    await form.send(async () => {
      cache.setQueryData(SIGN_IN_METHODS_KEY, await api('identity.unlinkProvider', { provider }))
      toast(t('auth_providers.unlinked', { provider: name }))
    })
    setUnlinking(false)
  }
  const since = linked && t('auth_providers.ways.since', { date: format.date(linked.linked_at, 'long') })
  const can_link = app.sign_in_methods.includes(provider)
  return (
    <ListRow
      lead={<ProviderMark provider={provider} />}
      title={name}
      meta={linked ? (linked.email ?? since) : t('auth_providers.ways.not_linked')}
      end={
        linked ? (
          <Button
            kind="outline"
            size="small"
            disabled={!is_online}
            is_busy={is_unlinking}
            aria-label={t('auth_providers.ways.unlink_named', { provider: name })}
            onClick={() => void unlink()}
          >
            {t('auth_providers.ways.unlink')}
          </Button>
        ) : (
          can_link && (
            <Button
              kind="outline"
              size="small"
              disabled={!is_online}
              is_busy={openingProvider === provider}
              aria-label={t('auth_providers.ways.link_named', { provider: name })}
              onClick={() => openProvider(provider)}
            >
              {t('auth_providers.ways.link')}
            </Button>
          )
        )
      }
    />
  )
}

/** Whether the account has a password; one without can add it here. */
function PasswordRow({ has_password }: { has_password: boolean }): ReactNode {
  const t = useT()
  const [is_open, setOpen] = useState(false)
  const row = (
    <ListRow
      lead={<KeyRound aria-hidden="true" />}
      title={t('common.password')}
      meta={has_password ? t('auth_providers.ways.has_password') : t('auth_providers.ways.no_password')}
      end={
        !has_password &&
        !is_open && (
          <Button kind="outline" size="small" onClick={() => setOpen(true)}>
            {t('auth_providers.ways.set_password')}
          </Button>
        )
      }
    />
  )
  if (has_password || !is_open) return row
  return (
    <>
      {row}
      <NewPassword onClose={() => setOpen(false)} />
    </>
  )
}

function NewPassword({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const store = useSessionStore()
  const cache = useQueryClient()
  const form = useForm({
    saved: { password: '' },
    validate: (typed) => findMissingFields(t, typed),
    save: async ({ password }) => {
      const { user } = await api('identity.setPassword', { password })
      store.patchUser(user)
      await cache.invalidateQueries({ queryKey: SIGN_IN_METHODS_KEY })
      toast(t('auth_providers.ways.password_set'))
      onClose()
    },
  })
  return (
    <ValidatedForm form={form}>
      <PasswordField
        label={t('auth.new_password')}
        autoComplete="new-password"
        help={t('auth_providers.ways.password_help')}
        show_label={t('auth.show_password')}
        hide_label={t('auth.hide_password')}
        {...form.field('password')}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" is_busy={form.is_saving}>
          {t('common.save')}
        </Button>
        <Button kind="text" size="small" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </ValidatedForm>
  )
}
