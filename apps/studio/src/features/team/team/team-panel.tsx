import { useT, useFormat, useLocale } from '@foyer/i18n/react'
import { useQuery, useMutation, useQueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { InboxPermissions } from './inbox-permissions.tsx'
import { TeamMemberRow } from './team-member-row.tsx'
import {
  teamQuery,
  type Invitation,
  messagingProfileQuery,
  type TeamMember,
  teamLogQuery,
  type LogEntry,
} from './team-queries.ts'
import styles from './team.module.css'
import { Badge, Button, SelectField, EmptyState } from '@foyer/ui'
import { Mail, History } from 'lucide-react'
import { call, useAppCall } from '#platform/api.ts'
import { toasts } from '#platform/toasts.ts'
import { useTeamAction } from './use-team-action.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { directionOf } from '@foyer/i18n'
import { Link } from '@tanstack/react-router'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'

/** Team members, invitations, the messaging profile and the log. */
export function TeamPanel() {
  const t = useT()
  const query = useQuery(teamQuery)
  return (
    <QueryBoundary query={query} content_name={t('studio_team.title')}>
      {({ members, invitations, abilities }) => (
        <div className={styles.panel}>
          <ul className={styles.list} aria-label={t('studio_team.title')}>
            {members.map((team_member) => (
              <TeamMemberRow key={team_member.id} team_member={team_member} />
            ))}
          </ul>
          {invitations.length > 0 && (
            <Section title={t('studio_team.invitations.title')}>
              <ul className={styles.list}>
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            </Section>
          )}
          <MessagingProfileSelect members={members} may_choose={abilities.read_log} />
          <InboxPermissions members={members} />
          <RoleDescriptions />
          {abilities.read_log && <TeamLog />}
        </div>
      )}
    </QueryBoundary>
  )
}

/** An open invitation; the link can be sent again or withdrawn. */
function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const t = useT()
  const format = useFormat()
  const { id, email, role, expires_at, is_expired } = invitation
  const resend = useTeamAction({
    act: () => call('team.resendTeamInvitation', { id }),
    onDone: () => void toasts.add({ text: t('studio_team.invitations.sent', { email }) }),
  })
  const withdraw = useTeamAction({
    act: () => call('team.withdrawTeamInvitation', { id }),
    onDone: () => void toasts.add({ text: t('studio_team.invitations.withdrawn', { email }) }),
  })
  return (
    <li className={styles.row}>
      <span className={styles.sign} aria-hidden="true">
        <Mail />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.cut} dir="auto">
            {email}
          </span>
        </span>
        <span className={styles.meta}>
          {t(`studio_team.roles.${role}.name`)}
          {' · '}
          {is_expired
            ? t('studio_team.invitations.expired', { date: format.date(expires_at) })
            : t('studio_team.invitations.expires', { date: format.date(expires_at) })}
        </span>
      </span>
      {is_expired && <Badge tone="warn">{t('studio_team.invitations.is_expired')}</Badge>}
      <span className={styles.tools}>
        <Button
          kind="outline"
          size="small"
          is_busy={resend.isPending}
          aria-label={t('studio_team.invitations.resend_to', { email })}
          onClick={() => resend.mutate()}
        >
          {t('studio_team.invitations.resend')}
        </Button>
        <Button
          kind="ghost"
          size="small"
          is_busy={withdraw.isPending}
          aria-label={t('studio_team.invitations.withdraw_from', { email })}
          onClick={() => withdraw.mutate()}
        >
          {t('studio_team.invitations.withdraw')}
        </Button>
      </span>
    </li>
  )
}

type MessagingProfileSelectProps = { readonly members: readonly TeamMember[]; readonly may_choose: boolean }

/** Selects the app's messaging profile, with immediate effect. */
function MessagingProfileSelect({ members, may_choose }: MessagingProfileSelectProps) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const query = useQuery(messagingProfileQuery(slug))
  const choose = useMutation({
    mutationFn: (team_member_id: string) => call('team.chooseMessagingProfile', { team_member_id }),
    onSuccess: (chosen) => {
      cache.setQueryData(messagingProfileQuery(slug).queryKey, chosen)
      const name = members.find(({ id }) => id === chosen.team_member_id)?.name ?? ''
      toasts.add({ text: t('studio_team.voice.chosen', { name }) })
      void cache.invalidateQueries({ queryKey: teamQuery.queryKey })
    },
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
  return (
    <Section title={t('studio_team.voice.title')} text={t('studio_team.voice.text')}>
      <QueryBoundary query={query} content_name={t('studio_team.voice.title')}>
        {({ team_member_id }) => (
          <div className={styles.voice}>
            <SelectField
              label={t('studio_team.voice.label')}
              {...(team_member_id === null && { placeholder: t('studio_team.voice.nobody') })}
              value={choose.isPending ? choose.variables : (team_member_id ?? '')}
              disabled={!may_choose}
              help={may_choose ? undefined : t('studio_team.voice.not_yours')}
              onChange={(event) => event.target.value !== '' && choose.mutate(event.target.value)}
              choices={members.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
        )}
      </QueryBoundary>
    </Section>
  )
}

const ROLES = ['owner', 'account_admin', 'admin'] as const

/** The permissions of each role. */
function RoleDescriptions() {
  const t = useT()
  return (
    <Section title={t('studio_team.roles.title')}>
      <dl className={styles.roles}>
        {ROLES.map((role) => (
          <div key={role} className={styles.role}>
            <dt className={styles.role_name}>{t(`studio_team.roles.${role}.name`)}</dt>
            <dd className={styles.role_text}>{t(`studio_team.roles.${role}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Who did what to whom, newest first. */
function TeamLog() {
  const t = useT()
  const query = useInfiniteQuery(teamLogQuery)
  return (
    <Section title={t('studio_team.log.title')} text={t('studio_team.log.text')}>
      <InfiniteList
        query={query}
        content_name={t('studio_team.log.title')}
        getRows={(pages) => pages.flatMap(({ entries }) => entries)}
        empty={<EmptyState heading="h3" icon={<History />} title={t('studio_team.log.none')} />}
      >
        {(entries) => (
          <ol className={styles.list}>
            {entries.map((entry) => (
              <LogEntryRow key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </InfiniteList>
    </Section>
  )
}

function LogEntryRow({ entry }: { readonly entry: LogEntry }) {
  const t = useT()
  const format = useFormat()
  const isolate = useBidiIsolate()
  const { action, actor_name, subject_name, member_id, app, details, at } = entry
  const actor = isolate(actor_name)
  const subject = subject_name === null ? t('studio_team.log.deleted_user') : isolate(subject_name)
  const { from = '', to = '', count = 0 } = details
  const entry_text = t.find(`studio_team.log.lines.${action}`, { actor, subject, from, to, count }) ?? action
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <span>{entry_text}</span>
        {app && (
          <span className={styles.meta}>
            {member_id ? (
              <Link
                to="/apps/$slug/members/$member_id"
                params={{ slug: app.slug, member_id }}
                className={styles.link}
              >
                {app.name}
              </Link>
            ) : (
              app.name
            )}
          </span>
        )}
      </span>
      <time className={styles.meta} dateTime={at}>
        {format.dateTime(at, 'short')}
      </time>
    </li>
  )
}

/** Isolates names, so that two names side by side stay in order in right-to-left text. */
function useBidiIsolate(): (name: string) => string {
  const direction = directionOf(useLocale())
  return (name) => (direction === 'rtl' ? `\u2068${name}\u2069` : name)
}
