import { useT } from '@foyer/i18n/react'
import { ApiError } from '@foyer/contract/client'
import { Button, Notice } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { EmailField, NameField, SecretField } from './auth-fields.tsx'
import { AuthForm, AuthStepFrame, AlternativeMethods } from './auth-step.tsx'
import { deviceTimeZone } from '../device-time-zone.ts'
import { DividedProviderButtons } from './provider-buttons.tsx'
import type { AuthFlow } from '../use-auth-flow.ts'
import { useStepForm } from '../use-step-form.ts'
import { useRequestLink } from '../use-request-link.ts'

/** Signing in by password, with the ways round a forgotten one. */
export function LoginStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const mailLink = useRequestLink(flow)
  const form = useStepForm(flow, {
    required: ['email', 'password'],
    fieldByCode: { wrong_credentials: 'password' },
    save: async ({ email, password }) =>
      flow.completeSignIn(await api('identity.login', { email, password })),
  })
  return (
    <AuthStepFrame title={t('auth.login.title')} text={t('auth.login.text', { app: app.name })}>
      <output>{flow.notice !== null && <Notice>{flow.notice}</Notice>}</output>
      <AuthForm form={form}>
        <EmailField form={form} />
        <SecretField form={form} kind="current" />
        <Button type="submit" is_wide is_busy={form.is_saving}>
          {t('common.log_in')}
        </Button>
      </AuthForm>
      <AlternativeMethods>
        <Button kind="text" size="small" onClick={() => flow.go('sign_up')}>
          {t('auth.login.new_here')}
        </Button>
        <Button kind="text" size="small" onClick={() => flow.go('forgot')}>
          {t('auth.forgot')}
        </Button>
        {app.sign_in_methods.includes('passwordless') && (
          <Button kind="text" size="small" onClick={() => void form.send(mailLink, ['email'])}>
            {t('auth.start.email_link')}
          </Button>
        )}
      </AlternativeMethods>
      <DividedProviderButtons form={form} />
    </AuthStepFrame>
  )
}

/** Creates an account. An email that has one already leads to logging in, with what was typed (spec section 8). */
export function SignUpStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const mailLink = useRequestLink(flow)
  const form = useStepForm(flow, {
    required: ['email', 'name', 'password'],
    fieldByCode: { email_domain_not_allowed: 'email' },
    save: async ({ email, name, password }) => {
      const timezone = deviceTimeZone()
      const zone = timezone === null ? {} : { timezone }
      try {
        await flow.completeSignIn(await api('identity.signUp', { email, name, password, ...zone }))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'email_taken') throw error
        flow.go('login', t('common.email_exists'))
      }
    },
  })
  if (!app.sign_up.is_open) return <SignUpClosedStep flow={flow} />
  return (
    <AuthStepFrame
      title={t('auth.sign_up.title', { app: app.name })}
      text={app.sign_up.text === '' ? t('auth.sign_up.text') : app.sign_up.text}
    >
      <AuthForm form={form}>
        <NameField form={form} />
        <EmailField form={form} />
        <SecretField form={form} kind="new" />
        <Button type="submit" is_wide is_busy={form.is_saving}>
          {t('common.sign_up')}
        </Button>
      </AuthForm>
      <Button kind="outline" is_wide onClick={() => flow.go('login')}>
        {t('auth.sign_up.have_account')}
      </Button>
      {app.sign_in_methods.includes('passwordless') && (
        <AlternativeMethods>
          <Button kind="text" size="small" onClick={() => void form.send(mailLink, ['email'])}>
            {t('auth.start.email_link')}
          </Button>
        </AlternativeMethods>
      )}
      <DividedProviderButtons form={form} />
    </AuthStepFrame>
  )
}

/** Sign-up is closed; members with an account can still sign in. */
function SignUpClosedStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  return (
    <AuthStepFrame
      title={t('auth_providers.closed.title')}
      text={t('auth_providers.closed.text', { app: app.name })}
    >
      <Button is_wide kind="outline" onClick={() => flow.go('login')}>
        {t('auth.back_to_login')}
      </Button>
    </AuthStepFrame>
  )
}

/** Requests a link that sets a new password. */
export function ForgotStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const form = useStepForm(flow, {
    required: ['email'],
    save: async ({ email }) => {
      await api('identity.requestReset', { email })
      flow.storeEmail(email.trim())
      flow.go('forgot_sent')
    },
  })
  return (
    <AuthStepFrame title={t('auth.forgot.title')} text={t('auth.forgot.text')}>
      <AuthForm form={form}>
        <EmailField form={form} />
        <Button type="submit" is_wide is_busy={form.is_saving}>
          {t('auth.forgot.send')}
        </Button>
      </AuthForm>
      <AlternativeMethods>
        <Button kind="text" size="small" onClick={() => flow.go('login')}>
          {t('auth.back_to_login')}
        </Button>
      </AlternativeMethods>
    </AuthStepFrame>
  )
}

/** Confirms that the link was sent if the email has an account. */
export function ForgotSentStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const { email } = flow.draft
  return (
    <AuthStepFrame title={t('auth.forgot_sent.title')} text={t('auth.forgot_sent.text', { email })}>
      <Button is_wide kind="outline" onClick={() => flow.go('login')}>
        {t('auth.back_to_login')}
      </Button>
    </AuthStepFrame>
  )
}

/** Sets a new password by a mailed link. The link stays valid when the password is refused. */
export function ResetStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const form = useStepForm(flow, {
    required: ['password', 'password_confirmation'],
    save: async ({ password, password_confirmation }) => {
      const token = flow.secret?.token ?? ''
      await flow.completeSignIn(
        await api('identity.resetPassword', { token, password, password_confirmation }),
      )
    },
  })
  return (
    <AuthStepFrame title={t('auth.reset.title')} text={t('auth.reset.text')}>
      <AuthForm form={form}>
        <SecretField form={form} kind="reset" />
        <SecretField form={form} kind="again" />
        <Button type="submit" is_wide is_busy={form.is_saving}>
          {t('auth.reset.save')}
        </Button>
      </AuthForm>
      <AlternativeMethods>
        <Button kind="text" size="small" onClick={() => flow.go('forgot')}>
          {t('auth.reset.request_again')}
        </Button>
      </AlternativeMethods>
    </AuthStepFrame>
  )
}
