import { useT } from '@foyer/i18n/react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { call } from '#platform/api.ts'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { startSession } from '#platform/session.ts'
import { safeReturnPath, type AuthValues } from '../auth-errors.ts'
import { AuthForm } from '../components/auth-form.tsx'
import { AuthLayout } from '../components/auth-layout.tsx'
import { PasskeySignIn } from '../components/passkey-sign-in.tsx'
import styles from '../components/auth-layout.module.css'

/** Sign in at the studio. */
export function SignInScreen() {
  return <AuthScreen kind="sign_in" />
}

/** Creates an account. */
export function SignUpScreen() {
  return <AuthScreen kind="sign_up" />
}

function AuthScreen({ kind }: { readonly kind: 'sign_in' | 'sign_up' }) {
  const t = useT()
  const navigate = useNavigate()
  const { redirect } = useSearch({ strict: false })
  const search = redirect ? { redirect } : {}
  const redirectAfterSignIn = () => navigate({ href: safeReturnPath(redirect), replace: true })
  const submitAuth = async ({ name, email, password }: AuthValues): Promise<void> => {
    const response =
      kind === 'sign_in'
        ? await call('team.studioLogin', { email, password })
        : await call('team.studioSignUp', { name, email, password })
    startSession(response)
    await redirectAfterSignIn()
  }
  return (
    <AuthLayout
      title={t(`studio_auth.${kind}`)}
      headline={t('studio_auth.headline')}
      lead={t('studio_auth.lead')}
    >
      <nav className={styles.switch} aria-label={t('studio_auth.switch')}>
        <Link to="/sign-up" search={search} className={styles.tab}>
          {t('studio_auth.sign_up')}
        </Link>
        <Link to="/sign-in" search={search} className={styles.tab}>
          {t('studio_auth.sign_in')}
        </Link>
      </nav>
      <AuthForm key={kind} kind={kind} label={t(`studio_auth.${kind}`)} save={submitAuth}>
        {kind === 'sign_in' && (
          <>
            <PasskeySignIn onSignedIn={redirectAfterSignIn} />
            <ButtonLink kind="text" size="small" to="/forgot-password">
              {t('auth.forgot')}
            </ButtonLink>
          </>
        )}
      </AuthForm>
    </AuthLayout>
  )
}
