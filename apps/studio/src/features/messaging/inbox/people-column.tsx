import type { ConversationDetail } from '@foyer/contract/messaging/inbox-shapes'
import { useT } from '@foyer/i18n/react'
import { Avatar } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import { useSlug } from '#platform/routes.ts'
import styles from './member-column.module.css'
import { MemberColumn } from './member-column.tsx'

/** The member of a conversation, or everybody of a group. */
export function PeopleColumn({ conversation }: { readonly conversation: ConversationDetail }) {
  const t = useT()
  const slug = useSlug()
  const { type, member, people } = conversation
  if (type === 'direct') {
    return member ? (
      <MemberColumn member_id={member.user_id} />
    ) : (
      <p className={styles.meta}>{t('studio_inbox.member.gone')}</p>
    )
  }
  return (
    <section className={styles.column} aria-label={t('studio_inbox.member.people')}>
      <h2 className={styles.name}>{t('studio_inbox.member.people')}</h2>
      <ul>
        {people.map(({ user_id, is_admin, name, avatar_urls }) => (
          <li key={user_id} className={styles.person}>
            <Avatar name={name} src={avatar_urls?.small ?? null} size={32} />
            {is_admin ? (
              <bdi dir="auto">{name}</bdi>
            ) : (
              <Link
                to="/apps/$slug/members/$member_id"
                params={{ slug, member_id: user_id }}
                className={styles.link}
              >
                <bdi dir="auto">{name}</bdi>
              </Link>
            )}
            {is_admin && <span className={styles.meta}>{t('studio_members.team')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
