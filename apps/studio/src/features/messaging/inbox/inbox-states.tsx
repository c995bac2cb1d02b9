import type { OutputFor } from '@foyer/contract/client'
import type { InboxScope } from '@foyer/contract/messaging/inbox-shapes'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { CircleCheck, Inbox as InboxIcon, Lock, MessageCircleOff, SearchX, UserRoundCog } from 'lucide-react'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { useSlug } from '#platform/routes.ts'
import type { InboxSearch } from './queries.ts'

type Inbox = OutputFor<'messaging.getInbox'>

/** Whose conversations are shown before anybody chooses: without the team's, one's own. */
export function getDefaultScope({ team, mine }: Pick<Inbox, 'team' | 'mine'>): InboxScope {
  return team === null && mine !== null ? 'mine' : 'team'
}

/** Why there are no conversations to list at all. */
type Missing = 'permission' | 'profile'

/** What the inbox lacks in a scope; null where it can be listed. */
export function findMissing(
  { team, profile }: Pick<Inbox, 'team' | 'profile'>,
  scope: InboxScope,
): Missing | null {
  if (scope === 'mine') return null
  if (team === null) return 'permission'
  return profile === null ? 'profile' : null
}

/** Says what is missing, who can change it, and where. */
export function MissingState({ missing, inbox }: { readonly missing: Missing; readonly inbox: Inbox }) {
  const t = useT()
  const slug = useSlug()
  const own = inbox.mine !== null && (
    <ButtonLink
      kind="outline"
      to="/apps/$slug/messages/inbox"
      params={{ slug }}
      search={{ scope: 'mine' as const }}
    >
      {t('studio_inbox.scopes.mine')}
    </ButtonLink>
  )
  if (missing === 'permission') {
    return (
      <EmptyState
        icon={<Lock />}
        title={t('studio_inbox.missing.permission_title')}
        text={t('studio_inbox.missing.permission_text')}
        actions={own}
      />
    )
  }
  return (
    <EmptyState
      icon={<UserRoundCog />}
      title={t('studio_inbox.missing.profile_title')}
      text={t('studio_inbox.missing.profile_text')}
      actions={
        <>
          <ButtonLink kind="ink" to="/apps/$slug/settings/team" params={{ slug }}>
            {t('studio_inbox.missing.choose_profile')}
          </ButtonLink>
          {own}
        </>
      }
    />
  )
}

type EmptyListProps = { readonly inbox: Inbox; readonly search: InboxSearch; readonly onNew: () => void }

/** An empty list, by what was asked for. */
export function EmptyList({ inbox, search, onNew }: EmptyListProps) {
  const t = useT()
  const slug = useSlug()
  const { view = 'open', unread, assignee, term } = search
  if (unread || assignee !== undefined || term !== undefined) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('studio_inbox.empty.filtered')}
        actions={
          <ButtonLink
            kind="outline"
            to="/apps/$slug/messages/inbox"
            params={{ slug }}
            search={{
              ...(search.scope && { scope: search.scope }),
              ...(search.view && { view: search.view }),
            }}
          >
            {t('studio_inbox.filters.clear')}
          </ButtonLink>
        }
      />
    )
  }
  if (!inbox.is_chat_available) {
    return (
      <EmptyState
        icon={<MessageCircleOff />}
        title={t('studio_inbox.empty.chat_off')}
        text={t('studio_inbox.empty.chat_off_text')}
        actions={
          <ButtonLink kind="outline" to="/apps/$slug/settings/messaging" params={{ slug }}>
            {t('studio_inbox.empty.chat_settings')}
          </ButtonLink>
        }
      />
    )
  }
  if (view === 'open') {
    return (
      <EmptyState
        icon={<InboxIcon />}
        title={t('studio_inbox.empty.open')}
        text={t(search.scope === 'mine' ? 'studio_inbox.empty.mine_text' : 'studio_inbox.empty.open_text')}
        actions={
          <Button kind="outline" onClick={onNew}>
            {t('studio_inbox.start.open')}
          </Button>
        }
      />
    )
  }
  return <EmptyState icon={<CircleCheck />} title={t(`studio_inbox.empty.${view}`)} />
}
