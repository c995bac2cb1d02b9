import { Button, FoyerWordmark, Notice, PasswordField, TextField } from '@foyer/ui'
import { useT } from '@foyer/i18n/react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { call } from '../../../platform/api.ts'
import { useTitle } from '../../../platform/parts/page.tsx'
import { enterSession } from '../../../platform/session.ts'
import { useForm } from '../../../platform/use-form.ts'
import { authErrors, safeReturnPath, type AuthKind, type AuthValues } from '../auth-words.ts'
import styles from './auth-screen.module.css'

const Arches = lazy(async () => ({ default: (await import('../components/arches.tsx')).Arches }))
const blank: AuthValues = { name: '', email: '', password: '' }

/** Sign in at the studio. */
export function SignInScreen() {
  return <AuthScreen kind="sign_in" />
}

/** Make an account. */
export function SignUpScreen() {
  return <AuthScreen kind="sign_up" />
}

function AuthScreen({ kind }: { readonly kind: AuthKind }) {
  const t = useT()
  const { redirect } = useSearch({ strict: false })
  useTitle(t(`studio_accounts.${kind}`))
  return (
    <div className={styles.screen}>
      <main className={styles.main}>
        <FoyerWordmark size={22} />
        <div className={styles.body}>
          <h1 className={styles.headline}>{t('studio_accounts.headline')}</h1>
          <p className={styles.lead}>{t('studio_accounts.lead')}</p>
          <nav className={styles.switch} aria-label={t('studio_accounts.switch')}>
            <Link to="/sign-up" search={redirect ? { redirect } : {}} className={styles.tab}>
              {t('studio_accounts.sign_up')}
            </Link>
            <Link to="/sign-in" search={redirect ? { redirect } : {}} className={styles.tab}>
              {t('studio_accounts.sign_in')}
            </Link>
          </nav>
          <AuthForm key={kind} kind={kind} return_to={safeReturnPath(redirect)} />
        </div>
      </main>
      <Suspense fallback={<div className={styles.stage} />}>
        <div className={styles.stage}>
          <Arches />
        </div>
      </Suspense>
    </div>
  )
}

function AuthForm({ kind, return_to }: { readonly kind: AuthKind; readonly return_to: string }) {
  const t = useT()
  const navigate = useNavigate()
  const form = useForm<AuthValues>({
    draft_key: 'auth',
    saved: blank,
    secret: ['password'],
    validate: (values) => authErrors(t, kind, values),
    fieldOfCode: { email_taken: 'email' },
    save: async ({ name, email, password }) => {
      const answer =
        kind === 'sign_in'
          ? await call('accounts.studioLogin', { email, password })
          : await call('accounts.studioSignUp', { name, email, password })
      enterSession(answer)
      await navigate({ href: return_to, replace: true })
    },
  })
  const field = (name: keyof AuthValues) => ({
    name,
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
    onBlur: () => form.values[name] !== '' && form.leave(name),
  })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {kind === 'sign_up' && (
        <TextField label={t('studio_accounts.your_name')} autoComplete="name" {...field('name')} />
      )}
      <TextField
        label={t('common.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        {...field('email')}
      />
      <PasswordField
        label={t('common.password')}
        note={kind === 'sign_up' ? t('studio_accounts.password_rule') : undefined}
        show_label={t('studio_accounts.show_password')}
        hide_label={t('studio_accounts.hide_password')}
        autoComplete={kind === 'sign_up' ? 'new-password' : 'current-password'}
        {...field('password')}
      />
      {form.refusal && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {form.refusal}
        </Notice>
      )}
      <Button type="submit" kind="ink" size="large" is_wide is_busy={form.is_saving}>
        {t(`studio_accounts.${kind}`)}
      </Button>
    </form>
  )
}
