import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api/use-api.ts'
import { useChannel } from '#platform/realtime/use-channel.ts'
import { useMember } from '#platform/session/use-session.ts'

/** The keys of what this device has of one member's notifications. */
export const noticesKey = (viewer_id: string | null): readonly unknown[] => [
  'notifications',
  'own',
  viewer_id,
]

/** The number of the member's unread notifications; follows their own channel. 0 until it is known. */
export function useUnreadNotices(): number {
  const api = useApi()
  const client = useQueryClient()
  const member = useMember()
  const viewer_id = member?.id ?? null
  const { data } = useQuery({
    queryKey: [...noticesKey(viewer_id), 'unread'],
    queryFn: () => api('notifications.countUnread', {}),
    enabled: (member?.subscriber_id ?? null) !== null,
  })
  useChannel(member?.global_events_channel ?? null, {
    on_events: (events) => {
      if (events.some(({ type }) => type === 'notifications_changed' || type === 'thread_changed'))
        void client.invalidateQueries({ queryKey: noticesKey(viewer_id) })
    },
  })
  return data?.unread_count ?? 0
}
