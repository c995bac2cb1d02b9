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
  const marker = useMemo(() => {
    let seen: string | null = null
    let sent: string | null = null
    let is_busy = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = async (): Promise<void> => {
      if (is_busy || seen === null || seen === sent) return
      const client_ts = seen
      is_busy = true
      try {
        await api('messaging.markThreadRead', { id: thread_id, client_ts })
        sent = client_ts
        void client.invalidateQueries({ queryKey: ['messaging', 'unread'] })
        void client.invalidateQueries({ queryKey: ['messaging', 'threads'] })
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
      mark: (message_ts: string) => {
        if (viewer_id === null || (seen !== null && compareMessageTs(message_ts, seen) <= 0)) return
        seen = message_ts
        void send()
      },
      stop: () => clearTimeout(timer),
    }
  }, [api, client, thread_id, viewer_id])
  useEffect(() => marker.stop, [marker])
  return marker.mark
}
