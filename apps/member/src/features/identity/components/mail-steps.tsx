import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { isVerified } from '#platform/session/session-state.ts'
import { useSession, useSessionStore } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import { AuthForm, AuthStepFrame, AlternativeMethods, AuthProgress } from './auth-step.tsx'
import type { AuthFlow } from '../use-auth-flow.ts'
import { useFormCall } from '../use-form-call.ts'
import { useRequestLink } from '../use-request-link.ts'
import { useOncePerSecret } from '../use-once.ts'

/** Entry of the six-digit code from the mail. */
export function CodeStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const { app } = usePlatform()
  const form = useFormCall({ token_invalid: 'code' }, { token_invalid: t('auth.code.wrong') })
  const mailLink = useRequestLink(flow)
  const { email, code } = flow.draft
  const error = form.errors.fields['code']

  const verify = (typed: string): void => {
    if (!/^\d{6}$/.test(typed)) {
      form.setFieldErrors({ code: t('auth.code.six_digits') })
      return
    }
    void form.send({ code: typed }, async () => {
      await flow.completeSignIn(await api('identity.verifyPasswordless', { code: typed }))
    })
  }
  const type = (text: string): void => {
    const typed = text.replace(/\D/g, '').slice(0, 6)
    flow.updateDraft({ code: typed })
    if (typed.length === 6 && typed !== code) verify(typed)
  }
  const resend = (): void =>
    void form.send({}, async () => {
      await mailLink()
      toast(t('auth.code.resent'))
    })
  return (
    <AuthStepFrame title={t('auth.code.title')} text={t('auth.code.text', { email })}>
      <AuthForm onSubmit={() => verify(code)} errors={form.errors}>
        <TextField
          label={t('auth.code.label')}
          help={t('auth.code.help')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={error}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" is_wide is_busy={form.is_busy}>
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
  const form = useFormCall({ confirmation_needed: 'confirm' })
  const token = flow.secret?.token ?? ''
  const [is_confirming, setConfirming] = useState(false)
  const must_confirm = is_confirming || form.errors.fields['confirm'] !== undefined

  const enter = (is_confirmed: boolean): void =>
    void form.send({}, async () => {
      const requested = is_confirmed ? { token, is_confirmed } : { token }
      await flow.completeSignIn(await api('identity.verifyPasswordless', requested))
    })
  useOncePerSecret(token, () => enter(false))

  if (must_confirm) {
    return (
      <AuthStepFrame title={t('auth.confirm.title')} text={t('auth.confirm.text')}>
        <Button
          is_wide
          is_busy={form.is_busy}
          onClick={() => {
            setConfirming(true)
            enter(true)
          }}
        >
          {t('auth.confirm.yes')}
        </Button>
        <Button is_wide kind="outline" onClick={flow.close}>
          {t('auth.confirm.no')}
        </Button>
        {form.errors.notice !== null && <p role="alert">{form.errors.notice}</p>}
      </AuthStepFrame>
    )
  }
  if (form.errors.notice === null) return <AuthProgress title={t('auth.link.title')} />
  return (
    <AuthStepFrame title={t('auth.link.failed_title')} text={form.errors.notice}>
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
  const form = useFormCall({ sign_in_to_confirm: 'account' })
  const token = flow.secret?.token ?? ''
  const [verified, setVerified] = useState<{ email: string; is_changed: boolean } | null>(null)

  const verifyEmail = (): void =>
    void form.send({}, async () => {
      const { email, is_changed } = await api('identity.verifyEmail', { token })
      flow.storeEmail(email)
      flow.updateDraft({ email })
      setVerified({ email, is_changed })
      if (is_changed) await store.signOut()
      else store.patchUser({ is_email_verified: true })
    })
  /** The link can be checked against the account only once the session state is known. */
  useOncePerSecret(isVerified(session) ? token : '', verifyEmail)

  if (form.errors.fields['account'] !== undefined) {
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
  if (form.errors.notice !== null) {
    return (
      <AuthStepFrame title={t('auth.link.failed_title')} text={form.errors.notice}>
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
        is_busy={form.is_busy}
        onClick={() => (is_changed ? flow.go('login') : void form.send({}, flow.closeForMember))}
      >
        {is_changed ? t('common.log_in') : t('common.continue')}
      </Button>
    </AuthStepFrame>
  )
}
