import type { OutputFor } from '@foyer/contract/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { currentFlush } from '../publish/unsaved.ts'
import { askedFor, type PreviewWish } from './preview-wish.ts'

type Grant = OutputFor<'pages.openPreview'>

/** A grant with whom it shows the app to. */
export type OpenPreview = Grant & { readonly wish: PreviewWish }

export type GrantState = {
  /** The last one that was given; it stays while another is on its way. */
  readonly open: OpenPreview | null
  readonly error: unknown
  readonly is_busy: boolean
  /** Opens another one: the drafts as they are now. */
  readonly renew: () => void
}

/** A grant is renewed this long before it ends. */
const AHEAD_MS = 60_000

/**
 * Keeps a grant for what is chosen: what is not saved yet is saved first, each choice opens another grant, and none is
 * let run out while the preview is looked at.
 */
export function usePreviewGrant(page_id: string, wish: PreviewWish, zone: string): GrantState {
  const call = useAppCall()
  const [open, setOpen] = useState<OpenPreview | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [is_busy, setBusy] = useState(true)
  const [round, setRound] = useState(0)
  const newest = useRef(0)
  const renew = useCallback(() => setRound((now) => now + 1), [])

  useEffect(() => {
    const asked = askedFor(wish, zone)
    if (!asked) return
    newest.current += 1
    const own = newest.current
    const is_newest = (): boolean => own === newest.current
    // oxlint-disable-next-line react/set-state-in-effect -- what is asked for is on its way from here on
    setBusy(true)
    const ask = async (): Promise<void> => {
      try {
        await currentFlush()?.()
        const grant = await call('pages.openPreview', { id: page_id, ...asked })
        if (!is_newest()) return
        setOpen({ ...grant, wish })
        setError(null)
      } catch (reason) {
        if (is_newest()) setError(reason)
      } finally {
        if (is_newest()) setBusy(false)
      }
    }
    void ask()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each round opens another grant
  }, [call, page_id, wish, zone, round])

  useEffect(() => {
    if (!open) return undefined
    const left = Date.parse(open.expires_at) - Date.now() - AHEAD_MS
    const timer = setTimeout(renew, Math.max(AHEAD_MS / 2, left))
    return () => clearTimeout(timer)
  }, [open, renew])

  useEffect(
    () => () => {
      newest.current += 1
    },
    [],
  )
  return { open, error, is_busy, renew }
}
