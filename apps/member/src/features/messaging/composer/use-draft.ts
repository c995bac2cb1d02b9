import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { messageDrafts, type Draft } from './drafts.ts'

const WRITE_AFTER_MS = 400

const EMPTY: Draft = { text: '', picked: [], quote: null, at: 0 }

/** The draft of a thread: restored when the field opens, stored shortly after each change and on leaving. */
export function useDraft(
  viewer_id: string,
  thread_id: string,
): [Draft, (change: Partial<Draft>) => void, () => void] {
  const { session } = usePlatform()
  const [draft, setDraft] = useState(EMPTY)
  const is_touched = useRef(false)
  const latest = useRef(draft)

  useEffect(() => {
    let is_left = false
    void messageDrafts.read(viewer_id, thread_id).then((stored) => {
      if (stored && !is_left && !is_touched.current) setDraft(stored)
    })
    return () => {
      is_left = true
    }
  }, [viewer_id, thread_id])
  const store = useEffectEvent(() => {
    if (is_touched.current)
      void messageDrafts.write(viewer_id, thread_id, { ...latest.current, at: Date.now() })
  })
  useEffect(() => {
    latest.current = draft
    const timer = setTimeout(() => store(), WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    const flush = (): void => store()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  useEffect(() => session.onSignOut(() => messageDrafts.clear()), [session])

  const change = (next: Partial<Draft>): void => {
    is_touched.current = true
    setDraft((known) => ({ ...known, ...next }))
  }
  const clear = (): void => {
    is_touched.current = true
    setDraft(EMPTY)
    void messageDrafts.write(viewer_id, thread_id, EMPTY)
  }
  return [draft, change, clear]
}
