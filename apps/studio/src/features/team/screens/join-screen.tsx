import { nameFault, passwordFault } from '@foyer/domain/identity'
import { useT } from '@foyer/i18n/react'
import { Button, Loading, Notice, PasswordField, Skeleton, TextField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { call } from '#platform/api.ts'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { hasCode, isUnreachable, problemText } from '#platform/problem.ts'
import { queryClient } from '#platform/query-client.ts'
import { enterSession } from '#platform/session.ts'
import { useForm } from '#platform/use-form.ts'
import { AuthFrame } from '../components/auth-frame.tsx'
import styles from '../components/auth-frame.module.css'
import { teamInvitationQuery } from '../team/team-queries.ts'

/** Joins a team by the mailed link, whose token stands behind the hash. Opening it changes nothing. */
export function JoinScreen() {
  const t = useT()
  const token = new URLSearchParams(useLocation({ select: ({ hash }) => hash })).get('token') ?? ''
  const query = useQuery({ ...teamInvitationQuery(token), enabled: token !== '' })
  const { data, error } = query
  if (token === '' || error) {
    return (
      <AuthFrame title={t('studio_team.join.failed')} lead={t('studio_team.join.failed_text')}>
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {error ? faultText(t, error) : t('studio_team.join.no_link')}
        </Notice>
        {error && isUnreachable(error) ? (
          <Button kind="outline" is_busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('common.retry')}
          </Button>
        ) : (
          <ButtonLink kind="outline" to="/sign-in">
            {t('studio_accounts.sign_in')}
          </ButtonLink>
        )}
      </AuthFrame>
    )
  }
  if (!data) {
    return (
      <AuthFrame title={t('studio_team.join.title')} lead="">
        <Loading label={t('common.loading')}>
          <Skeleton height="2.5rem" />
        </Loading>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title={t('studio_team.join.title')}
      headline={t('studio_team.join.headline', { account: data.account_name })}
      lead={t('studio_team.join.lead', {
        name: data.invited_by_name,
        role: t(`studio_team.roles.${data.role}.name`),
      })}
    >
      <JoinForm token={token} email={data.email} />
    </AuthFrame>
  )
}

function faultText(t: ReturnType<typeof useT>, error: unknown): string {
  return hasCode(error, 'token_invalid') ? t('studio_team.join.invalid') : problemText(t, error)
}

const nothing_typed = { name: '', password: '' }

function JoinForm({ token, email }: { readonly token: string; readonly email: string }) {
  const t = useT()
  const navigate = useNavigate()
  const words = (code: string | null): string | undefined =>
    code === null
      ? undefined
      : (t.find(`studio.errors.${code}`) ?? t.find(`errors.${code}`) ?? t('errors.invalid'))
  const form = useForm({
    draft_key: 'join-team',
    saved: nothing_typed,
    secret: ['password'],
    validate: ({ name, password }) => {
      const faults = { name: words(nameFault(name)), password: words(passwordFault(password)) }
      return Object.fromEntries(
        Object.entries(faults).flatMap(([field, text]) => (text ? [[field, text]] : [])),
      )
    },
    save: async (values) => {
      const answer = await call('team.acceptTeamInvitation', { token, ...values })
      // Somebody else may have been signed in here.
      queryClient.clear()
      enterSession(answer)
      await navigate({ to: '/', replace: true })
    },
  })
  const field = (name: 'name' | 'password') => ({
    name,
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
    onBlur: () => form.values[name] !== '' && form.leave(name),
  })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextField label={t('common.email')} type="email" value={email} readOnly autoComplete="username" />
      <TextField label={t('studio_accounts.your_name')} autoComplete="name" {...field('name')} />
      <PasswordField
        label={t('common.password')}
        note={t('studio_accounts.password_rule')}
        show_label={t('studio_accounts.show_password')}
        hide_label={t('studio_accounts.hide_password')}
        autoComplete="new-password"
        {...field('password')}
      />
      {form.refusal && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {hasCode(form.failure, 'email_taken') ? t('studio_team.join.email_taken') : form.refusal}
        </Notice>
      )}
      <Button type="submit" kind="ink" size="large" is_wide is_busy={form.is_saving}>
        {t('studio_team.join.submit')}
      </Button>
    </form>
  )
}
