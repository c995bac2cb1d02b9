import { ApiError } from '@foyer/contract/client'
import { comparePages } from '@foyer/domain/pages'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageDraft, StudioPage } from '../types.ts'
import { forgetDraft, keepDraft, type KeptDraft } from './kept-draft.ts'
import { faultOf, type SaveCalls } from './save-calls.ts'
import {
  baseOf,
  openedAt,
  savingReducer,
  saveStatus,
  type SaveFault,
  type SaveStatus,
  type SavingEvent,
} from './saving-state.ts'

const PAUSE_MS = 600
const RETRY_MS = 5_000

export type Autosave = {
  readonly status: SaveStatus
  /** Why the last save was refused. */
  readonly error: unknown
  /** The other version, while the owner has to choose. */
  readonly theirs: StudioPage | null
  /** The version that both began with, where it is known. */
  readonly base: PageDraft | null
  readonly retry: () => void
  /** Brings the deleted page back; what was typed is saved then. Rejects where it does not come back. */
  readonly restore: () => Promise<void>
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  /** Resolves once everything is saved; rejects where that cannot be now. */
  readonly flush: () => Promise<void>
}

type AutosaveOf = {
  readonly page: StudioPage
  readonly draft: PageDraft
  /** What was left unsaved the last time; it is the draft now. */
  readonly kept: KeptDraft | null
  readonly is_online: boolean
  readonly calls: SaveCalls
}

/** Saves a draft a moment after each change, one save at a time, on top of the revision it was made on. */
export function useAutosave({ page, draft, kept, is_online, calls }: AutosaveOf): Autosave {
  const [state, setState] = useState(() => openedAt(page, kept))
  // What is known of saving is read again before React has drawn it, so that no save is built on an old revision.
  const known = useRef(state)
  const latest = useRef({ draft, calls, is_online })
  const sending = useRef<Promise<void> | null>(null)
  const status = saveStatus(state, draft, is_online)
  useEffect(() => {
    latest.current = { draft, calls, is_online }
  })
  const tell = useCallback((event: SavingEvent): void => {
    known.current = savingReducer(known.current, event)
    setState(known.current)
  }, [])

  useEffect(() => tell({ type: 'turned_to', draft }), [tell, draft])

  const send = useCallback((): Promise<void> => {
    const { draft: sent, calls: to } = latest.current
    tell({ type: 'sent', draft: sent })
    const sent_now = to.save(known.current.revision, sent).then(
      ({ revision }) => tell({ type: 'saved', draft: sent, revision }),
      async (error: unknown) => {
        tell(outcomeOf(await faultOf(error, sent, to), latest.current.draft))
        throw error
      },
    )
    sending.current = sent_now.catch(() => undefined)
    return sent_now
  }, [tell])

  const flush = useCallback(async (): Promise<void> => {
    await sending.current
    if (latest.current.draft === known.current.saved) return
    if (!latest.current.is_online) throw new ApiError(0, { code: 'network' })
    await send()
  }, [send])

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
  }, [is_unreachable, is_online, tell])

  useEffect(() => {
    if (status === 'saved') forgetDraft(page.page_id)
    else keepDraft(page.page_id, { revision: state.revision, draft })
  }, [page.page_id, status, draft, state.revision])

  const theirs = state.fault?.kind === 'conflict' ? state.fault.theirs : null
  return {
    status,
    error: state.fault?.kind === 'refused' ? state.fault.error : null,
    theirs,
    base: baseOf(state),
    retry: () => tell({ type: 'retried' }),
    restore: async () => {
      await calls.restore()
      tell({ type: 'retried' })
    },
    keepMine: () => theirs && tell({ type: 'kept_mine', revision: theirs.revision }),
    takeTheirs: () => theirs && tell({ type: 'took_theirs', draft: theirs.draft, revision: theirs.revision }),
    flush,
  }
}

/** Nobody has to choose between two versions that say the same, as after taking back what was on its way. */
function outcomeOf(fault: SaveFault, draft: PageDraft): SavingEvent {
  const is_settled = fault.kind === 'conflict' && comparePages(draft, fault.theirs.draft).length === 0
  return is_settled
    ? { type: 'took_theirs', draft, revision: fault.theirs.revision }
    : { type: 'failed', fault }
}
