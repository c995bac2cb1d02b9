import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { NameField, SecretField } from './auth-fields.tsx'
import { AuthForm, AuthStepFrame, OtherWays } from './auth-step.tsx'
import { deviceZone } from './device-zone.ts'
import { PROVIDER_NAMES } from './provider-names.ts'
import type { AuthFlow } from './use-auth-flow.ts'
import { useFormCall } from './use-form-call.ts'
import { useMailedLink } from './use-mailed-link.ts'

/** A newcomer whom a provider has proven says how they are called, and is in. */
export function ProviderSignUpStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const form = useFormCall()
  const { name, email } = flow.draft
  const { back, trip } = flow.came_back ?? {}

  const signUp = (): void =>
    void form.send({ name }, async () => {
      if (!trip || !back || !('ticket' in back)) return flow.go('start')
      const timezone = deviceZone()
      const { provider, flow: secret } = trip
      const ticket = { provider, provider_id: back.ticket, flow: secret }
      await flow.enter(
        await api('identity.signUp', { ...ticket, name, ...(timezone === null ? {} : { timezone }) }),
      )
    })
  return (
    <AuthStepFrame
      title={t('auth.sign_up.title', { app: app.name })}
      text={app.sign_up.text === '' ? t('auth_providers.sign_up.text', { email }) : app.sign_up.text}
    >
      <AuthForm onSubmit={signUp} faults={form.faults}>
        <NameField flow={flow} faults={form.faults} />
        <Button type="submit" is_wide is_busy={form.is_busy}>
          {t('common.sign_up')}
        </Button>
      </AuthForm>
      <OtherWays>
        <Button kind="text" size="small" onClick={() => flow.go('start')}>
          {t('auth_providers.other_way')}
        </Button>
      </OtherWays>
    </AuthStepFrame>
  )
}

/** Somebody has the address already: they prove that account by its own means, and the provider is linked then. */
export function LinkNeededStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const form = useFormCall({ wrong_credentials: 'password' })
  const mailLink = useMailedLink(flow)
  const { email, password } = flow.draft
  const provider = PROVIDER_NAMES[flow.came_back?.trip?.provider ?? 'google']
  const has_password = app.sign_in_methods.includes('default')
  const has_mail = app.sign_in_methods.includes('passwordless')

  const logIn = (): void =>
    void form.send({ password }, async () => {
      await flow.enter(await api('identity.login', { email, password }))
    })
  const mail = (): void => void form.send({}, mailLink)
  return (
    <AuthStepFrame
      title={t('auth_providers.link.title')}
      text={t('auth_providers.link.text', { email, provider })}
    >
      <AuthForm onSubmit={has_password ? logIn : mail} faults={form.faults}>
        {has_password && <SecretField flow={flow} faults={form.faults} kind="current" />}
        <Button type="submit" is_wide is_busy={form.is_busy}>
          {has_password ? t('auth_providers.link.log_in') : t('auth_providers.link.by_mail')}
        </Button>
      </AuthForm>
      <OtherWays>
        {has_password && has_mail && (
          <Button kind="text" size="small" onClick={mail}>
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
      </OtherWays>
    </AuthStepFrame>
  )
}
