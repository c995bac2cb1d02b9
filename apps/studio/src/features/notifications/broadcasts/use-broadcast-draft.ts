import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { broadcastQuery, broadcastsQuery, type Broadcast, type BroadcastChange } from './queries.ts'

/** Milliseconds without typing after which a draft is saved. */
const PAUSE_MS = 700

type Draft = {
  /** What is shown: the stored broadcast with what is typed since. */
  readonly broadcast: Broadcast
  /** What the server has; counts and previews are about it. */
  readonly stored: Broadcast
  readonly state: 'saved' | 'changed' | 'saving' | 'failed'
  readonly error: unknown
  readonly change: (change: BroadcastChange) => void
  /** Saves what is typed. Resolves to the stored broadcast, null where it could not be saved. */
  readonly save: () => Promise<Broadcast | null>
}

/** A draft that is saved after each pause, one change after the other. */
export function useBroadcastDraft(stored: Broadcast): Draft {
  const call = useAppCall()
  const cache = useQueryClient()
  const slug = useSlug()
  const [typed, setTyped] = useState<BroadcastChange>({})
  const [is_saving, setIsSaving] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const latest = useRef({ stored, typed })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<Broadcast | null> | null>(null)

  const write = async (): Promise<Broadcast | null> => {
    setIsSaving(true)
    try {
      while (Object.keys(latest.current.typed).length > 0) {
        const sent = latest.current.typed
        const { id, revision } = latest.current.stored
        const saved = await call('notifications.updateBroadcast', { ...sent, id, revision })
        const left = Object.entries(latest.current.typed).filter(
          ([name, value]) => sent[name as keyof BroadcastChange] !== value,
        )
        latest.current = { stored: saved, typed: Object.fromEntries(left) }
        setTyped(latest.current.typed)
        cache.setQueryData(broadcastQuery(slug, id).queryKey, saved)
      }
      setError(null)
      void cache.invalidateQueries({ queryKey: broadcastsQuery(slug).queryKey })
      return latest.current.stored
    } catch (failure) {
      setError(failure)
      return null
    } finally {
      setIsSaving(false)
    }
  }

  const save = (): Promise<Broadcast | null> => {
    clearTimeout(timer.current)
    running.current ??= write().finally(() => {
      running.current = null
    })
    return running.current
  }

  const change = (next: BroadcastChange): void => {
    latest.current = { ...latest.current, typed: { ...latest.current.typed, ...next } }
    setTyped(latest.current.typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE_MS)
  }

  const is_changed = Object.keys(typed).length > 0
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    broadcast: { ...stored, ...toShown(typed) },
    stored,
    state: is_saving ? 'saving' : error !== null ? 'failed' : is_changed ? 'changed' : 'saved',
    error,
    change,
    save,
  }
}

/** The typed fields, without those that are left out. */
function toShown(typed: BroadcastChange): Partial<Broadcast> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))
}
