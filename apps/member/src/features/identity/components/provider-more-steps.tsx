import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { NameField, SecretField } from './auth-fields.tsx'
import { AuthForm, AuthStepFrame, AlternativeMethods } from './auth-step.tsx'
import { deviceTimeZone } from '../device-time-zone.ts'
import { PROVIDER_NAMES } from '../provider-names.ts'
import type { AuthFlow } from '../use-auth-flow.ts'
import { useStepForm } from '../use-step-form.ts'
import { useRequestLink } from '../use-request-link.ts'

/** Asks a new member from a provider for a name, then signs them in. */
export function ProviderSignUpStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const { email } = flow.draft
  const { outcome: goBack, providerFlow } = flow.provider_return ?? {}

  const form = useStepForm(flow, {
    required: ['name'],
    save: async ({ name }) => {
      if (!providerFlow || !goBack || !('ticket' in goBack)) return flow.go('start')
      const timezone = deviceTimeZone()
      const { provider, flow: secret } = providerFlow
      const ticket = { provider, provider_id: goBack.ticket, flow: secret }
      await flow.completeSignIn(
        await api('identity.signUp', { ...ticket, name, ...(timezone === null ? {} : { timezone }) }),
      )
    },
  })
  return (
    <AuthStepFrame
      title={t('auth.sign_up.title', { app: app.name })}
      text={app.sign_up.text === '' ? t('auth_providers.sign_up.text', { email }) : app.sign_up.text}
    >
      <AuthForm form={form}>
        <NameField form={form} />
        <Button type="submit" is_wide is_busy={form.is_saving}>
          {t('common.sign_up')}
        </Button>
      </AuthForm>
      <AlternativeMethods>
        <Button kind="text" size="small" onClick={() => flow.go('start')}>
          {t('auth_providers.other_way')}
        </Button>
      </AlternativeMethods>
    </AuthStepFrame>
  )
}

/** The email belongs to an account: the member signs in to it by its own method, then the provider is linked. */
export function LinkNeededStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const mailLink = useRequestLink(flow)
  const { email } = flow.draft
  const provider = PROVIDER_NAMES[flow.provider_return?.providerFlow?.provider ?? 'google']
  const has_password = app.sign_in_methods.includes('default')
  const has_mail = app.sign_in_methods.includes('passwordless')

  const form = useStepForm(flow, {
    required: has_password ? ['password'] : [],
    fieldByCode: { wrong_credentials: 'password' },
    save: async ({ password }) =>
      has_password ? flow.completeSignIn(await api('identity.login', { email, password })) : mailLink(),
  })
  return (
    <AuthStepFrame
      title={t('auth_providers.link.title')}
      text={t('auth_providers.link.text', { email, provider })}
    >
      <AuthForm form={form}>
        {has_password && <SecretField form={form} kind="current" />}
        <Button type="submit" is_wide is_busy={form.is_saving}>
          {has_password ? t('auth_providers.link.log_in') : t('auth_providers.link.by_mail')}
        </Button>
      </AuthForm>
      <AlternativeMethods>
        {has_password && has_mail && (
          <Button kind="text" size="small" onClick={() => void form.send(mailLink)}>
            {t('auth_providers.link.by_mail')}
          </Button>
        )}
        {has_password && (
          <Button kind="text" size="small" onClick={() => flow.go('forgot')}>
            {t('auth.forgot')}
          </Button>
        )}
        <Button kind="text" size="small" onClick={() => flow.go('start')}>
          {t('auth_providers.other_way')}
        </Button>
      </AlternativeMethods>
    </AuthStepFrame>
  )
}
