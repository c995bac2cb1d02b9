import type { Message } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import { EmptyState, VisuallyHidden } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Heart, SmilePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { ShowMore } from '#platform/screen/show-more.tsx'
import { useBlockedUserIds } from '#platform/session/use-blocked.ts'
import { useMember } from '#platform/session/use-session.ts'
import { PersonWords } from '../people/person-row.tsx'
import { groupReactions } from './group-reactions.ts'
import styles from './reactions-sheet.module.css'

/** Who reacted to a message and how, the latest first. */
export function ReactionsSheet({ message, close }: { message: Message; close: () => void }): ReactNode {
  const t = useT()
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('messages.reactions')}
      close_label={t('common.close')}
    >
      <People message={message} close={close} />
    </Sheet>
  )
}

function People({ message, close }: { message: Message; close: () => void }): ReactNode {
  const t = useT()
  const api = useApi()
  const hash = useHash()
  const viewer_id = useMember()?.id ?? null
  const blocked = useBlockedUserIds()
  const { message_thread_id: id, message_ts: ts } = message
  const query = useInfiniteQuery({
    queryKey: ['messaging', 'reactions', id, ts, viewer_id],
    queryFn: ({ pageParam: page }) => api('messaging.listMessageReactions', { id, ts, page }),
    initialPageParam: 1,
    getNextPageParam: ({ has_more }, pages) => (has_more ? pages.length + 1 : null),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <QueryBoundary query={query}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items).filter(({ user }) => !blocked.has(user.user_id))
        if (items.length === 0) return <EmptyState icon={<SmilePlus />} title={t('messages.no_reactions')} />
        return (
          <>
            <ul className={styles.people}>
              {groupReactions(items).map(({ user, emojis }) => (
                <li key={user.user_id}>
                  <button
                    type="button"
                    className={styles.person}
                    disabled={viewer_id === null}
                    onClick={() => {
                      close()
                      hash.open('profile', { user: user.user_id })
                    }}
                  >
                    <PersonWords
                      person={{ ...user, is_staff: user.is_admin }}
                      meta={user.user_id === viewer_id ? t('messages.you') : null}
                    />
                    <span className={styles.reactions}>
                      {emojis.map((emoji) => (
                        <Reaction key={emoji} emoji={emoji} />
                      ))}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <ShowMore of={query} />
          </>
        )
      }}
    </QueryBoundary>
  )
}

function Reaction({ emoji }: { emoji: string | null }): ReactNode {
  const t = useT()
  return (
    <span className={styles.reaction}>
      {emoji ?? (
        <>
          <Heart aria-hidden="true" />
          <VisuallyHidden>{t('messages.like', { count: 0 })}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
