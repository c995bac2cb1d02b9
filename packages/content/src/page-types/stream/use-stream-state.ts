import { getStreamState, type StreamState } from '@foyer/domain/schedule'
import { useCallback, useSyncExternalStore } from 'react'

type Span = { starts_at: string; ends_at: string } | null

/**
 * The state of a stream now; it changes by itself. Null while pre-rendering, because that output is cached and shown
 * later, unless the stream has no date.
 */
export function useStreamState(span: Span): StreamState | null {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => getStreamState(span, Date.now()), [span]),
    () => (span ? null : 'undated'),
  )
}

/** The time to the second; null while pre-rendering. */
export function useSeconds(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / 1000) * 1000,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}
