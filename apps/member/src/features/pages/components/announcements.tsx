import { dayInZone } from '@foyer/domain/time'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { logFailure } from '#platform/log.ts'
import { usePlatform } from '#platform/platform.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { useSession } from '#platform/session/use-session.ts'
import { addSeen, chooseAnnouncements, parseSeen, toSeenKey } from '../choose-announcements.ts'
import { overlayQuery } from '../overlay-query.ts'

/**
 * Opens the first announcement that is due and that the viewer may read: one for each opening of the app, and never
 * over another panel. Renders nothing.
 */
export function Announcements(): null {
  const { app, api, preferences } = usePlatform()
  const session = useSession()
  const client = useQueryClient()
  const hash = useHash()
  const user = session.status === 'authenticated' ? session.user : null
  const user_id = user?.id ?? null
  const open = useEffectEvent(async (viewer_id: string | null, isCurrent: () => boolean): Promise<void> => {
    const today = dayInZone(new Date().toISOString(), app.time_zone)
    const seen = parseSeen(preferences.get('seen_announcements'))
    // The document of a private app names none, since anyone may read it.
    const { announcements } = app.access.is_private ? await api('apps.getApp') : app
    for (const announcement of chooseAnnouncements(announcements, {
      user_id: viewer_id,
      is_buyer: (user?.active_product_ids.length ?? 0) > 0,
      today,
      seen,
    })) {
      const { overlay_id } = announcement
      try {
        await client.fetchQuery(overlayQuery(api, overlay_id))
      } catch {
        continue
      }
      if (!isCurrent() || globalThis.location.hash !== '') return
      preferences.set(
        'seen_announcements',
        addSeen(preferences.get('seen_announcements'), toSeenKey(announcement, viewer_id, today)),
      )
      hash.open('overlay', { id: overlay_id })
      return
    }
  })
  useEffect(() => {
    let is_current = true
    open(user_id, () => is_current).catch((error: unknown) => logFailure('announcements', error))
    return () => {
      is_current = false
    }
  }, [user_id])
  return null
}
