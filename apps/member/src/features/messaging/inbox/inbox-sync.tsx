import { useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useApi } from '#platform/api/use-api.ts'
import { logFailure } from '#platform/log.ts'
import { usePlatform } from '#platform/platform.ts'
import { useChannel } from '#platform/realtime/use-channel.ts'
import { useMember } from '#platform/session/use-session.ts'
import { useStore } from '#platform/store.ts'
import { lazyFeature } from '#platform/texts/lazy-feature.tsx'
import styles from './unread.module.css'
import { unreadKey, useThreadCache } from './use-threads.ts'

/** Several changes within this time are one. */
const COLLECT_MS = 300

/** More changed threads than this load the whole list anew. */
const MOST_SINGLE = 5

const WarningDialog = lazyFeature(
  async () => (await import('../warnings/warning-dialog.tsx')).WarningDialog,
  ['member_warnings'],
  { waiting: null },
)

/**
 * Follows the member's threads on every screen: lists, the count in the menu, the badge of the app's icon, and warnings
 * of the team, which there are without chat too.
 */
export function InboxSync(): ReactNode {
  const api = useApi()
  const viewer_id = useMember()?.id ?? null
  useThreadChanges()
  const { data } = useQuery({
    queryKey: unreadKey(viewer_id),
    queryFn: () => api('messaging.getUnreadStatus', {}),
    enabled: viewer_id !== null,
  })
  useAppBadge(data?.unread_threads)
  const [warning] = data?.warnings ?? []
  return (
    <>
      <UnreadMarks count={data?.unread_threads ?? 0} />
      {warning && <WarningDialog key={warning.id} warning={warning} />}
    </>
  )
}

/** Applies the changes that the member's own channel reports. What happened before it was joined is loaded anew. */
function useThreadChanges(): void {
  const client = useQueryClient()
  const cache = useThreadCache()
  const member = useMember()
  const changed = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const apply = useEffectEvent(() => {
    const ids = [...changed.current]
    changed.current.clear()
    void client.invalidateQueries({ queryKey: unreadKey(member?.id ?? null) })
    if (ids.length > MOST_SINGLE) cache.invalidate()
    else for (const id of ids) void cache.refresh(id)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  useChannel(member?.global_events_channel ?? null, {
    on_events: (events) => {
      for (const { type, data } of events) {
        if (type === 'thread_changed')
          changed.current.add(String((data as { thread_id?: unknown }).thread_id))
        if (type === 'member_warned')
          void client.invalidateQueries({ queryKey: unreadKey(member?.id ?? null) })
        if (type === 'member_muted') cache.invalidateAll()
      }
      if (changed.current.size === 0) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => apply(), COLLECT_MS)
    },
    on_subscribed: () => cache.invalidate(),
  })
}

type BadgeNavigator = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

/** Sets the badge of the app's icon once the count is known, and clears it when the member signs out. */
function useAppBadge(count: number | undefined): void {
  const { session } = usePlatform()
  useEffect(() => {
    if (count !== undefined) setBadge(count)
  }, [count])
  useEffect(() => session.onSignOut(() => setBadge(0)), [session])
}

function setBadge(count: number): void {
  const badge: BadgeNavigator = navigator
  const change = count === 0 ? badge.clearAppBadge?.() : badge.setAppBadge?.(count)
  change?.catch((error: unknown) => logFailure('badge', error))
}

/** The count at every item of the menu that leads to the messages. */
function UnreadMarks({ count }: { count: number }): ReactNode {
  const { navigation } = usePlatform()
  const items = useStore(navigation)
  const [links, setLinks] = useState<readonly Element[]>([])
  useEffect(() => {
    const paths = items.filter(({ target }) => target === 'messages').map(({ path }) => path)
    const frame = requestAnimationFrame(() =>
      setLinks(paths.flatMap((path) => [...document.querySelectorAll(`nav a[href="${path}"]`)])),
    )
    return () => cancelAnimationFrame(frame)
  }, [items])
  if (count === 0) return null
  return links
    .filter((link) => link.isConnected)
    .map((link, at) => createPortal(<UnreadMark count={count} />, link, String(at)))
}

/** A dot at the icon on phones, the count at the end of the row in the rail. */
function UnreadMark({ count }: { count: number }): ReactNode {
  const t = useT()
  return (
    <span className={styles.mark}>
      <span className={styles.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <VisuallyHidden>{t('inbox.unread_threads', { count })}</VisuallyHidden>
    </span>
  )
}
