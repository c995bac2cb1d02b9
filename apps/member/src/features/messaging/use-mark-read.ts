import { ApiError } from '@foyer/contract/api-error'
import { compareMessageTs } from '@foyer/domain/messaging'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { usePlatform } from '../../platform/platform.ts'

const RETRY_MS = 15_000

/** Moves the reader's marker to the newest message seen. A refused marker is sent again with the next one, or later. */
export function useMarkRead(thread_id: string, viewer_id: string | null): (message_ts: string) => void {
  const { api } = usePlatform()
  const client = useQueryClient()
  const marker = useMemo(
    () =>
      createMarker(viewer_id !== null, async (client_ts) => {
        await api('messaging.markThreadRead', { id: thread_id, client_ts })
        void client.invalidateQueries({ queryKey: ['messaging', 'unread'] })
        void client.invalidateQueries({ queryKey: ['messaging', 'threads'] })
      }),
    [api, client, thread_id, viewer_id],
  )
  useEffect(() => marker.stop, [marker])
  return marker.mark
}

/** Sends the newest message seen, one call at a time. */
function createMarker(is_enabled: boolean, save: (message_ts: string) => Promise<void>) {
  let seen: string | null = null
  let sent: string | null = null
  let is_busy = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = async (): Promise<void> => {
    if (is_busy || seen === null || seen === sent) return
    const message_ts = seen
    is_busy = true
    try {
      await save(message_ts)
      sent = message_ts
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      clearTimeout(timer)
      timer = setTimeout(() => void send(), RETRY_MS)
      return
    } finally {
      is_busy = false
    }
    if (seen !== sent) void send()
  }
  return {
    mark: (message_ts: string): void => {
      if (!is_enabled || (seen !== null && compareMessageTs(message_ts, seen) <= 0)) return
      seen = message_ts
      void send()
    },
    stop: (): void => clearTimeout(timer),
  }
}
