import { useT } from '@foyer/i18n/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MailOpen } from 'lucide-react'
import { useSlug } from '#platform/routes.ts'
import styles from './administer.module.css'
import { invitationsQuery } from './invitations.ts'

/** Shows the number of open invitations, if there are any, with a link to them. */
export function PendingInvitationsLink() {
  const t = useT()
  const slug = useSlug()
  const { data } = useInfiniteQuery(invitationsQuery(slug))
  const total = data?.pages[0]?.total ?? 0
  if (total === 0) return null
  return (
    <Link to="/apps/$slug/members/invitations" params={{ slug }} className={styles.waiting}>
      <MailOpen aria-hidden="true" />
      {t('studio_member_admin.invitations.waiting', { count: total })}
    </Link>
  )
}
