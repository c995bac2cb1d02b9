import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Badge, Button, LinkButton, Notice } from '@foyer/ui'
import { Ban, EyeOff, MessageCircle, UserRoundCheck } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMember } from '../../platform/session/use-session.ts'
import styles from './people.module.css'
import { newMessageUrl } from '../../platform/routing/new-message-url.ts'
import { usePersonName } from '../../platform/person-name.ts'
import { useBlock } from './use-block.ts'

type Profile = OutputFor<'directory.getProfile'>

/** One person: picture, name, since when, and what the member may do about them. */
export function ProfileCard({ profile }: { profile: Profile }): ReactNode {
  const t = useT()
  const format = useFormat()
  const member = useMember()
  const { name, avatar_urls, is_staff, member_since, is_blocked_by_me } = profile
  const is_own = member?.id === profile.user_id
  const shown = usePersonName()(name)
  return (
    <div className={styles.profile}>
      <Avatar name={shown} src={avatar_urls?.large ?? null} size={96} />
      <h2 className={styles.name} dir="auto">
        {shown}
      </h2>
      {(is_staff || is_own) && <Badge tone="accent">{is_own ? t('people.you') : t('people.staff')}</Badge>}
      <p className={styles.since}>{t('people.member_since', { date: format.date(member_since, 'month') })}</p>
      {is_blocked_by_me && <Notice icon={<Ban />}>{t('people.blocked', { name: shown })}</Notice>}
      {is_own && member.profile_visibility === 'private' && (
        <Notice icon={<EyeOff />}>{t('people.your_profile_is_private')}</Notice>
      )}
      {is_own && (
        <LinkButton kind="outline" size="small" href="/me/account/privacy">
          {t('account.privacy')}
        </LinkButton>
      )}
      {profile.can_message && (
        <LinkButton size="small" icon={<MessageCircle />} href={newMessageUrl([profile.user_id])}>
          {t('people.message')}
        </LinkButton>
      )}
      {(profile.abilities.block || is_blocked_by_me) && <BlockSection profile={profile} />}
    </div>
  )
}

/** Blocks or unblocks a member after a confirmation in the same place. */
function BlockSection({ profile }: { profile: Profile }): ReactNode {
  const t = useT()
  const change = useBlock()
  const [is_confirming, setConfirming] = useState(false)
  const { is_blocked_by_me } = profile
  const name = usePersonName()(profile.name)
  const first = useRef<HTMLElement>(null)
  useEffect(() => {
    if (is_confirming) first.current?.focus()
  }, [is_confirming])
  if (!is_confirming) {
    return (
      <Button
        kind="outline"
        size="small"
        icon={is_blocked_by_me ? <UserRoundCheck /> : <Ban />}
        onClick={() => setConfirming(true)}
      >
        {is_blocked_by_me ? t('people.unblock') : t('people.block')}
      </Button>
    )
  }
  const title = is_blocked_by_me ? t('people.unblock_title', { name }) : t('people.block_title', { name })
  return (
    <section ref={first} className={styles.question} aria-labelledby="block-question" tabIndex={-1}>
      <h3 id="block-question" className={styles.ask}>
        {title}
      </h3>
      <p>{is_blocked_by_me ? t('people.unblock_text') : t('people.block_text', { name })}</p>
      <div className={styles.answers}>
        <Button kind="outline" size="small" onClick={() => setConfirming(false)}>
          {t('common.cancel')}
        </Button>
        <Button
          kind={is_blocked_by_me ? 'ink' : 'danger'}
          size="small"
          onClick={() => {
            setConfirming(false)
            void change(profile, !is_blocked_by_me)
          }}
        >
          {is_blocked_by_me ? t('people.unblock') : t('people.block')}
        </Button>
      </div>
    </section>
  )
}
