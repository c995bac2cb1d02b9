import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { useState, type ReactNode } from 'react'
import type { FieldErrors } from '@foyer/ui/form'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { isVerified } from '#platform/session/session-state.ts'
import { useSession, useSessionStore } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import { AuthForm, AuthStepFrame, AlternativeMethods, AuthProgress } from './auth-step.tsx'
import type { AuthFlow } from '../use-auth-flow.ts'
import { useAction } from '#platform/use-form.ts'
import { useStepForm } from '../use-step-form.ts'
import { useRequestLink } from '../use-request-link.ts'
import { useOncePerSecret } from '../use-once.ts'

/** Entry of the six-digit code from the mail. */
export function CodeStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const { app } = usePlatform()
  const mailLink = useRequestLink(flow)
  const { email } = flow.draft
  const form = useStepForm(flow, {
    fieldByCode: { token_invalid: 'code' },
    messageByCode: { token_invalid: t('auth.code.wrong') },
    validate: (typed): FieldErrors => (/^\d{6}$/.test(typed.code) ? {} : { code: t('auth.code.six_digits') }),
    save: async ({ code }) => flow.completeSignIn(await api('identity.verifyPasswordless', { code })),
  })
  const { code } = form.values
  const type = (text: string): void => {
    const typed = text.replace(/\D/g, '').slice(0, 6)
    form.set('code', typed)
    if (typed.length === 6 && typed !== code) form.submit()
  }
  const resend = (): void =>
    void form.send(async () => {
      await mailLink()
      toast(t('auth.code.resent'))
    })
  return (
    <AuthStepFrame title={t('auth.code.title')} text={t('auth.code.text', { email })}>
      <AuthForm form={form}>
        <TextField
          label={t('auth.code.label')}
          help={t('auth.code.help')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={form.errorOf('code')}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" is_wide is_busy={form.is_saving}>
          {t('common.continue')}
        </Button>
      </AuthForm>
      <AlternativeMethods>
        <Button kind="text" size="small" onClick={resend}>
          {t('auth.code.resend')}
        </Button>
        {app.sign_in_methods.includes('default') && (
          <Button kind="text" size="small" onClick={() => flow.go('login')}>
            {t('auth.with_password')}
          </Button>
        )}
        <Button kind="text" size="small" onClick={() => flow.go('start')}>
          {t('auth.change_email')}
        </Button>
      </AlternativeMethods>
    </AuthStepFrame>
  )
}

/** A mailed sign-in link. One that was requested on another device needs a confirmation. */
export function LinkStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const token = flow.secret?.token ?? ''
  const enter = async (): Promise<void> =>
    flow.completeSignIn(await api('identity.verifyPasswordless', { token }))
  const enterConfirmed = async (): Promise<void> =>
    flow.completeSignIn(await api('identity.verifyPasswordless', { token, is_confirmed: true }))
  const form = useAction(enter, { fieldByCode: { confirmation_needed: 'confirm' } })
  const [is_confirming, setConfirming] = useState(false)
  const must_confirm = is_confirming || form.errorOf('confirm') !== undefined
  useOncePerSecret(token, form.submit)

  if (must_confirm) {
    return (
      <AuthStepFrame title={t('auth.confirm.title')} text={t('auth.confirm.text')}>
        <Button
          is_wide
          is_busy={form.is_saving}
          onClick={() => {
            setConfirming(true)
            void form.send(enterConfirmed)
          }}
        >
          {t('auth.confirm.yes')}
        </Button>
        <Button is_wide kind="outline" onClick={flow.close}>
          {t('auth.confirm.no')}
        </Button>
        {form.refusal !== null && <p role="alert">{form.refusal}</p>}
      </AuthStepFrame>
    )
  }
  if (form.refusal === null) return <AuthProgress title={t('auth.link.title')} />
  return (
    <AuthStepFrame title={t('auth.link.failed_title')} text={form.refusal}>
      <Button is_wide onClick={() => flow.go('start')}>
        {t('auth.reset.request_again')}
      </Button>
    </AuthStepFrame>
  )
}

/**
 * A mailed link that verifies an email; its owner has to be signed in. A changed email ends every session, including
 * this one.
 */
export function VerifyEmailStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const session = useSession()
  const store = useSessionStore()
  const token = flow.secret?.token ?? ''
  const [verified, setVerified] = useState<{ email: string; is_changed: boolean } | null>(null)

  const verifyEmail = async (): Promise<void> => {
    const { email, is_changed } = await api('identity.verifyEmail', { token })
    flow.storeEmail(email)
    flow.updateDraft({ email })
    setVerified({ email, is_changed })
    if (is_changed) await store.signOut()
    else store.patchUser({ is_email_verified: true })
  }
  const form = useAction(verifyEmail, { fieldByCode: { sign_in_to_confirm: 'account' } })
  /** The link can be checked against the account only once the session state is known. */
  useOncePerSecret(isVerified(session) ? token : '', form.submit)

  if (form.errorOf('account') !== undefined) {
    return (
      <AuthStepFrame title={t('auth.proof.log_in_title')} text={t('auth.proof.log_in_text')}>
        <Button is_wide onClick={() => void flow.verifyEmailAfterSignIn()}>
          {t('common.log_in')}
        </Button>
        <Button is_wide kind="outline" onClick={flow.close}>
          {t('auth.proof.not_me')}
        </Button>
      </AuthStepFrame>
    )
  }
  if (form.refusal !== null) {
    return (
      <AuthStepFrame title={t('auth.link.failed_title')} text={form.refusal}>
        <Button is_wide kind="outline" onClick={flow.close}>
          {t('common.close')}
        </Button>
      </AuthStepFrame>
    )
  }
  if (!verified) return <AuthProgress title={t('auth.proof.title')} />
  const { email, is_changed } = verified
  return (
    <AuthStepFrame
      title={t('auth.proof.done_title')}
      text={is_changed ? t('auth.proof.changed_text', { email }) : t('auth.proof.done_text', { email })}
    >
      <Button
        is_wide
        is_busy={form.is_saving}
        onClick={() => (is_changed ? flow.go('login') : void form.send(flow.closeForMember))}
      >
        {is_changed ? t('common.log_in') : t('common.continue')}
      </Button>
    </AuthStepFrame>
  )
}
