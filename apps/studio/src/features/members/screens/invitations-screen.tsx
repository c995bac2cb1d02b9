import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, Button, EmptyState } from '@foyer/ui'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MailOpen } from 'lucide-react'
import { useAppCall } from '#platform/api.ts'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { BackLabel, Page } from '#platform/parts/page.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import styles from '../administer/administer.module.css'
import { invitationsQuery, type MemberInvitation } from '../administer/invitations.ts'

/** The people invited to the app who have not joined yet. */
export function InvitationsScreen() {
  const t = useT()
  const slug = useSlug()
  const query = useInfiniteQuery(invitationsQuery(slug))
  return (
    <Page
      title={t('studio_member_admin.invitations.title')}
      back={
        <Link to="/apps/$slug/members" params={{ slug }}>
          <BackLabel>{t('studio.nav.members')}</BackLabel>
        </Link>
      }
    >
      <InfiniteList
        query={query}
        content_name={t('studio_member_admin.invitations.title')}
        getRows={(pages) => pages.flatMap(({ items }) => items)}
        empty={
          <EmptyState
            icon={<MailOpen />}
            title={t('studio_member_admin.invitations.none')}
            text={t('studio_member_admin.invitations.none_text')}
          />
        }
      >
        {(items) => (
          <ul className={styles.list} aria-label={t('studio_member_admin.invitations.title')}>
            {items.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </Page>
  )
}

type InvitationAction = 'resend' | 'withdraw'

function InvitationRow({ invitation }: { readonly invitation: MemberInvitation }) {
  const t = useT()
  const format = useFormat()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const { id, email, name, products, expires_at, is_expired } = invitation
  const invitation_mutation = useMutation({
    mutationFn: async (action: InvitationAction) => {
      if (action === 'resend') await call('members.resendMemberInvitation', { id })
      else await call('members.withdrawMemberInvitation', { id })
    },
    onSuccess: (_answer, action) =>
      toasts.add({
        text:
          action === 'resend'
            ? t('studio_member_admin.invite.sent', { email })
            : t('studio_member_admin.invitations.withdrawn', { email }),
      }),
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: invitationsQuery(slug).queryKey }),
  })
  const until = { date: format.date(expires_at) }
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name || email}
        </span>
        <span className={styles.meta}>
          {[
            name ? email : null,
            is_expired
              ? t('studio_member_admin.invitations.expired', until)
              : t('studio_member_admin.invitations.expires', until),
            products.length > 0 && format.list(products.map(({ title }) => title)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {is_expired && <Badge tone="warn">{t('studio_member_admin.invitations.is_expired')}</Badge>}
      <span className={styles.tools}>
        <Button
          kind="outline"
          size="small"
          is_busy={invitation_mutation.isPending && invitation_mutation.variables === 'resend'}
          aria-label={t('studio_member_admin.invitations.resend_to', { email })}
          onClick={() => invitation_mutation.mutate('resend')}
        >
          {t('studio_member_admin.invitations.resend')}
        </Button>
        <Button
          kind="ghost"
          size="small"
          is_busy={invitation_mutation.isPending && invitation_mutation.variables === 'withdraw'}
          aria-label={t('studio_member_admin.invitations.withdraw_from', { email })}
          onClick={() => invitation_mutation.mutate('withdraw')}
        >
          {t('studio_member_admin.invitations.withdraw')}
        </Button>
      </span>
    </li>
  )
}
