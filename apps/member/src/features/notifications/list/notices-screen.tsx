import type { MemberNotification, NotificationKind } from '@foyer/contract/notifications/inbox-shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, EmptyState, ListRow, RowList, VisuallyHidden } from '@foyer/ui'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  BadgeCheck,
  Bell,
  CalendarClock,
  CreditCard,
  LockOpen,
  Megaphone,
  MessageCircle,
  Settings,
  ShoppingBag,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useFormatError } from '#platform/format-error.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { Screen } from '#platform/screen/screen.tsx'
import { ShowMore } from '#platform/screen/show-more.tsx'
import { useMember } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import styles from './notices.module.css'
import { noticesKey, useUnreadNotices } from './use-unread.ts'

const ICONS: Partial<Readonly<Record<NotificationKind, LucideIcon>>> = {
  message: MessageCircle,
  reply: MessageCircle,
  mention: MessageCircle,
  comment: MessageCircle,
  announcement: Megaphone,
  broadcast: Megaphone,
  unlocked: LockOpen,
  place_given: BadgeCheck,
  purchase: ShoppingBag,
  payment_failed: CreditCard,
  test: Bell,
}

/** What the member was notified of, the latest first. */
export function NoticesScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const member = useMember()
  const unread_count = useUnreadNotices()
  const { markRead, is_busy } = useMarkRead()
  const query = useInfiniteQuery({
    queryKey: [...noticesKey(member?.id ?? null), 'list'],
    queryFn: ({ pageParam: after_id }) =>
      api('notifications.listNotifications', after_id === null ? {} : { after_id }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ has_more, next_after_id }) => (has_more ? next_after_id : null),
    enabled: (member?.subscriber_id ?? null) !== null,
  })
  return (
    <Screen
      title={t('notice_list.title')}
      back="/"
      actions={
        <a
          href="/me/account/notifications"
          className={styles.settings}
          aria-label={t('notice_list.settings')}
        >
          <Settings aria-hidden="true" />
        </a>
      }
    >
      <QueryBoundary query={query}>
        {({ pages }) => {
          const notices = pages.flatMap(({ notifications }) => notifications)
          if (notices.length === 0 && !query.hasNextPage)
            return (
              <EmptyState icon={<Bell />} title={t('notice_list.empty')} text={t('notice_list.empty_text')} />
            )
          return (
            <div className={styles.list}>
              {unread_count > 0 && (
                <Button kind="outline" size="small" is_busy={is_busy} onClick={() => markRead(undefined)}>
                  {t('notice_list.mark_all')}
                </Button>
              )}
              <RowList label={t('notice_list.title')}>
                {notices.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} onOpen={() => markRead([notice.id])} />
                ))}
              </RowList>
              <ShowMore of={query} />
            </div>
          )
        }}
      </QueryBoundary>
    </Screen>
  )
}

function NoticeRow({ notice, onOpen }: { notice: MemberNotification; onOpen: () => void }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { kind, title, text, path, created_at, is_read } = notice
  const Icon = ICONS[kind] ?? CalendarClock
  return (
    <ListRow
      href={path}
      onClick={is_read ? undefined : onOpen}
      lead={<Icon className={styles.icon} aria-hidden="true" />}
      title={title}
      meta={
        <span className={styles.text} dir="auto">
          {text}
        </span>
      }
      below={<span className={styles.time}>{format.dateTime(created_at, 'medium')}</span>}
      end={
        !is_read && (
          <span className={styles.unread}>
            <VisuallyHidden>{t('notice_list.unread')}</VisuallyHidden>
          </span>
        )
      }
      has_chevron={false}
    />
  )
}

/** Marks notifications as read, all of them where none is named; a refusal is shown. */
function useMarkRead(): { markRead: (ids: string[] | undefined) => void; is_busy: boolean } {
  const api = useApi()
  const client = useQueryClient()
  const toast = useToast()
  const formatError = useFormatError()
  const viewer_id = useMember()?.id ?? null
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: string[] | undefined) =>
      api('notifications.markRead', ids === undefined ? {} : { ids }),
    onSuccess: () => client.invalidateQueries({ queryKey: noticesKey(viewer_id) }),
    onError: (error) => toast({ text: formatError(error), tone: 'danger' }),
  })
  return { markRead: mutate, is_busy: isPending }
}
