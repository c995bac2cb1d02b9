import { validateName, validatePassword } from '@foyer/domain/identity'
import { useT } from '@foyer/i18n/react'
import { Button, Loading, Notice, PasswordField, Skeleton, TextField } from '@foyer/ui'
import { FormErrorNotice } from '@foyer/ui/form'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { call } from '#platform/api.ts'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { hasCode, isUnreachable, formatError } from '#platform/problem.ts'
import { queryClient } from '#platform/query-client.ts'
import { startSession } from '#platform/session.ts'
import { useForm } from '#platform/use-form.ts'
import { AuthLayout } from '../components/auth-layout.tsx'
import styles from '../components/auth-layout.module.css'
import { teamInvitationQuery } from '../team/team-queries.ts'

/** Joins a team by the mailed link, whose token is in the hash. Opening it changes nothing. */
export function JoinScreen() {
  const t = useT()
  const token = new URLSearchParams(useLocation({ select: ({ hash }) => hash })).get('token') ?? ''
  const query = useQuery({ ...teamInvitationQuery(token), enabled: token !== '' })
  const { data, error } = query
  if (token === '' || error) {
    return (
      <AuthLayout title={t('studio_team.join.failed')} lead={t('studio_team.join.failed_text')}>
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {error ? formatFieldFault(t, error) : t('studio_team.join.no_link')}
        </Notice>
        {error && isUnreachable(error) ? (
          <Button kind="outline" is_busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('common.retry')}
          </Button>
        ) : (
          <ButtonLink kind="outline" to="/sign-in">
            {t('studio_auth.sign_in')}
          </ButtonLink>
        )}
      </AuthLayout>
    )
  }
  if (!data) {
    return (
      <AuthLayout title={t('studio_team.join.title')} lead="">
        <Loading label={t('common.loading')}>
          <Skeleton height="2.5rem" />
        </Loading>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title={t('studio_team.join.title')}
      headline={t('studio_team.join.headline', { account: data.account_name })}
      lead={t('studio_team.join.lead', {
        name: data.invited_by_name,
        role: t(`studio_team.roles.${data.role}.name`),
      })}
    >
      <JoinForm token={token} email={data.email} />
    </AuthLayout>
  )
}

function formatFieldFault(t: ReturnType<typeof useT>, error: unknown): string {
  return hasCode(error, 'token_invalid') ? t('studio_team.join.invalid') : formatError(t, error)
}

const blank_values = { name: '', password: '' }

function JoinForm({ token, email }: { readonly token: string; readonly email: string }) {
  const t = useT()
  const navigate = useNavigate()
  const formatFault = (code: string | null): string | undefined =>
    code === null
      ? undefined
      : (t.find(`studio.errors.${code}`) ?? t.find(`errors.${code}`) ?? t('errors.invalid'))
  const form = useForm({
    draft_key: 'join-team',
    saved: blank_values,
    secret: ['password'],
    messageByCode: { email_taken: t('studio_team.join.email_taken') },
    validate: ({ name, password }) => {
      const faults = {
        name: formatFault(validateName(name)),
        password: formatFault(validatePassword(password)),
      }
      return Object.fromEntries(
        Object.entries(faults).flatMap(([name, text]) => (text ? [[name, text]] : [])),
      )
    },
    save: async (values) => {
      const response = await call('team.acceptTeamInvitation', { token, ...values })
      // Another user may have been signed in here.
      queryClient.clear()
      startSession(response)
      await navigate({ to: '/', replace: true })
    },
  })
  return (
    <form className={styles.form} {...form.props}>
      <TextField label={t('common.email')} type="email" value={email} readOnly autoComplete="username" />
      <TextField label={t('studio_auth.your_name')} autoComplete="name" {...form.field('name')} />
      <PasswordField
        label={t('common.password')}
        note={t('studio_auth.password_rule')}
        show_label={t('studio_auth.show_password')}
        hide_label={t('studio_auth.hide_password')}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <FormErrorNotice text={form.refusal} />
      <Button type="submit" kind="ink" size="large" is_wide is_busy={form.is_saving}>
        {t('studio_team.join.submit')}
      </Button>
    </form>
  )
}
