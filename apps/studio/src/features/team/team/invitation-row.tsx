import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, Button } from '@foyer/ui'
import { Mail } from 'lucide-react'
import { call } from '#platform/api.ts'
import { toasts } from '#platform/toasts.ts'
import type { Invitation } from './team-queries.ts'
import styles from './team.module.css'
import { useTeamAction } from './use-team-action.ts'

/** Somebody who has not answered yet; the link can be sent again, or taken back. */
export function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
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
