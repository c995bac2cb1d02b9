import type { Thread } from '@foyer/contract/messaging/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { Composer } from './composer/composer.tsx'
import type { FooterProps } from './footer-props.ts'
import styles from './thread.module.css'

/** The message field and who else reads; guests are asked to sign in, and a closed thread says why it is closed. */
export function ThreadFooter(props: FooterProps): ReactNode {
  const { thread, layout } = props
  const t = useT()
  const hash = useHash()
  const member = useMember()
  const { app } = usePlatform()
  const reason = useReason(thread)
  return (
    <div className={styles.footer} data-layout={layout}>
      {thread.is_read_by_team && (
        <p className={styles.readers}>{t('messages.read_by_team', { app: app.name })}</p>
      )}
      {!member && (
        <Button kind="outline" is_wide onClick={() => hash.open('auth')}>
          {t('messages.log_in')}
        </Button>
      )}
      {member && !thread.abilities.send && <p className={styles.reason}>{reason}</p>}
      {member && thread.abilities.send && <Composer {...props} viewer_id={member.id} />}
    </div>
  )
}

function useReason({ type, no_send_reason: reason, no_send_until }: Thread): string {
  const t = useT()
  const format = useFormat()
  switch (reason) {
    case 'team_only':
      return t('messages.closed_team_only')
    case 'not_accepting':
      return t('messages.closed_not_accepting')
    case 'alone':
      return t(type === 'direct' ? 'messages.closed_gone' : 'messages.closed_alone')
    case 'chat_unavailable':
      return t('messages.closed_chat_unavailable')
    case 'archived':
      return t('messages.closed_archived')
    case 'muted':
      return no_send_until === null
        ? t('messages.closed_muted')
        : t('messages.closed_muted_until', { date: format.dateTime(no_send_until, 'short') })
    case 'read_only':
    case null:
      return t('errors.thread_is_read_only')
    default:
      return reason satisfies never
  }
}
