import { useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { queryClient } from '#platform/query-client.ts'
import { startSession } from '#platform/session.ts'
import type { AuthValues } from '../auth-errors.ts'
import { AuthForm } from '../components/auth-form.tsx'
import { AuthLayout } from '../components/auth-layout.tsx'

/** Requests a password reset link. Never reveals whether the address is known. */
export function ForgotScreen() {
  const t = useT()
  const [sent_to, setSentTo] = useState<string | null>(null)
  const requestReset = async ({ email }: AuthValues): Promise<void> => {
    await call('team.studioRequestReset', { email })
    setSentTo(email.trim())
  }
  if (sent_to !== null) {
    return (
      <AuthLayout title={t('auth.forgot_sent.title')} lead={t('auth.forgot_sent.text', { email: sent_to })}>
        <BackToSignIn kind="outline" />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('auth.forgot.title')} lead={t('auth.forgot.text')}>
      <AuthForm kind="forgot" label={t('auth.forgot.send')} save={requestReset}>
        <BackToSignIn kind="text" />
      </AuthForm>
    </AuthLayout>
  )
}

/**
 * Resets the password by the mailed link, whose token is in the hash. After a refused password the link stays valid.
 */
export function ResetScreen() {
  const t = useT()
  const navigate = useNavigate()
  const token = new URLSearchParams(useLocation({ select: ({ hash }) => hash })).get('token') ?? ''
  const resetPassword = async ({ password }: AuthValues): Promise<void> => {
    const response = await call('team.studioResetPassword', { token, password })
    // Another user may have been signed in here.
    queryClient.clear()
    startSession(response)
    await navigate({ to: '/', replace: true })
  }
  const retry_link = (
    <ButtonLink kind="text" size="small" to="/forgot-password">
      {t('auth.reset.request_again')}
    </ButtonLink>
  )
  return (
    <AuthLayout title={t('auth.reset.title')} lead={t('auth.reset.text')}>
      {token === '' ? (
        <>
          <Notice tone="danger" icon={<CircleAlert />} role="alert">
            {t('errors.token_invalid')}
          </Notice>
          {retry_link}
        </>
      ) : (
        <AuthForm kind="reset" label={t('auth.reset.save')} save={resetPassword}>
          {retry_link}
        </AuthForm>
      )}
    </AuthLayout>
  )
}

function BackToSignIn({ kind }: { readonly kind: 'text' | 'outline' }) {
  const t = useT()
  return (
    <ButtonLink kind={kind} size="small" to="/sign-in">
      {t('auth.back_to_login')}
    </ButtonLink>
  )
}
