import { ApiError } from '@foyer/contract/client'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { PageDraft, StudioPage } from '../types.ts'
import { forgetDraft, keepDraft } from './kept-draft.ts'
import { openedAt, savingReducer, saveStatus, type SaveFault, type SaveStatus } from './saving-state.ts'

const PAUSE_MS = 600
const RETRY_MS = 5_000

export type SaveCalls = {
  readonly save: (revision: number, draft: PageDraft) => Promise<{ revision: number }>
  /** The page as it is on the server now. */
  readonly load: () => Promise<StudioPage>
}

export type Autosave = {
  readonly status: SaveStatus
  /** Why the last save was refused. */
  readonly error: unknown
  /** The other version, while the owner has to choose. */
  readonly theirs: StudioPage | null
  readonly retry: () => void
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  /** Resolves once everything is saved; rejects where that cannot be now. */
  readonly flush: () => Promise<void>
}

/** Saves a draft a moment after each change, one save at a time, on top of the revision it was made on. */
export function useAutosave(given: {
  page: StudioPage
  draft: PageDraft
  is_online: boolean
  calls: SaveCalls
}): Autosave {
  const { page, draft, is_online, calls } = given
  const [state, tell] = useReducer(savingReducer, page, openedAt)
  const status = saveStatus(state, draft, is_online)
  const latest = useRef({ state, draft, calls, status })
  useEffect(() => {
    latest.current = { state, draft, calls, status }
  })

  const send = useCallback(async (): Promise<void> => {
    const { state: now, draft: sent, calls: to } = latest.current
    tell({ type: 'sent', draft: sent })
    try {
      const { revision } = await to.save(now.revision, sent)
      tell({ type: 'saved', draft: sent, revision })
    } catch (error) {
      tell({ type: 'failed', fault: await faultOf(error, to) })
      throw error
    }
  }, [])

  useEffect(() => {
    if (status !== 'waiting') return undefined
    const timer = setTimeout(() => void send().catch(() => undefined), PAUSE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the draft begins the pause anew
  }, [status, draft, send])

  const is_unreachable = state.fault?.kind === 'unreachable'
  useEffect(() => {
    if (!is_unreachable || !is_online) return undefined
    const timer = setTimeout(() => tell({ type: 'retried' }), RETRY_MS)
    return () => clearTimeout(timer)
  }, [is_unreachable, is_online])

  useEffect(() => {
    if (status === 'saved') forgetDraft(page.page_id)
    else keepDraft(page.page_id, { revision: state.revision, draft })
  }, [page.page_id, status, draft, state.revision])

  const theirs = state.fault?.kind === 'conflict' ? state.fault.theirs : null
  return {
    status,
    error: state.fault?.kind === 'refused' ? state.fault.error : null,
    theirs,
    retry: () => tell({ type: 'retried' }),
    keepMine: () => theirs && tell({ type: 'kept_mine', revision: theirs.revision }),
    takeTheirs: () => theirs && tell({ type: 'took_theirs', draft: theirs.draft, revision: theirs.revision }),
    flush: async () => {
      if (latest.current.status === 'saved') return
      await send()
    },
  }
}

async function faultOf(error: unknown, calls: SaveCalls): Promise<SaveFault> {
  if (!(error instanceof ApiError)) return { kind: 'refused', error }
  if (error.code === 'network') return { kind: 'unreachable' }
  if (error.code !== 'stale_revision') return { kind: 'refused', error }
  try {
    return { kind: 'conflict', theirs: await calls.load() }
  } catch {
    return { kind: 'unreachable' }
  }
}
