import type { OutputFor } from '@foyer/contract/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { getOpenPageFlush } from '../publish/open-page.ts'
import { toPreviewInput, type PreviewOptions } from './preview-options.ts'

type Grant = OutputFor<'pages.openPreview'>

/** A grant with its options. */
export type OpenPreview = Grant & { readonly options: PreviewOptions }

export type GrantState = {
  /** The last one that was given; it stays while another is on its way. */
  readonly open: OpenPreview | null
  readonly error: unknown
  readonly is_busy: boolean
  /** Opens another one: the drafts as they are now. */
  readonly renew: () => void
}

/** A grant is renewed this long before it ends. */
const RENEW_AHEAD_MS = 60_000

/**
 * Maintains a preview grant for the options: saves the draft first, requests a new grant per change and renews it
 * before it expires.
 */
export function usePreviewGrant(page_id: string, options: PreviewOptions, zone: string): GrantState {
  const call = useAppCall()
  const [open, setOpen] = useState<OpenPreview | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [is_busy, setBusy] = useState(true)
  const [attempt, setAttempt] = useState(0)
  const newest_request = useRef(0)
  const renew = useCallback(() => setAttempt((now) => now + 1), [])

  useEffect(() => {
    const preview_input = toPreviewInput(options, zone)
    if (!preview_input) return
    newest_request.current += 1
    const own_request = newest_request.current
    const isNewest = (): boolean => own_request === newest_request.current
    // oxlint-disable-next-line react/set-state-in-effect -- what is asked for is on its way from here on
    setBusy(true)
    const requestGrant = async (): Promise<void> => {
      try {
        await getOpenPageFlush()?.()
        const grant = await call('pages.openPreview', { id: page_id, ...preview_input })
        if (!isNewest()) return
        setOpen({ ...grant, options })
        setError(null)
      } catch (reason) {
        if (isNewest()) setError(reason)
      } finally {
        if (isNewest()) setBusy(false)
      }
    }
    void requestGrant()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each round opens another grant
  }, [call, page_id, options, zone, attempt])

  useEffect(() => {
    if (!open) return undefined
    const remaining_ms = Date.parse(open.expires_at) - Date.now() - RENEW_AHEAD_MS
    const timer = setTimeout(renew, Math.max(RENEW_AHEAD_MS / 2, remaining_ms))
    return () => clearTimeout(timer)
  }, [open, renew])

  useEffect(
    () => () => {
      newest_request.current += 1
    },
    [],
  )
  return { open, error, is_busy, renew }
}
