import { ApiError } from '@foyer/contract/client'
import { comparePages } from '@foyer/domain/pages'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageDraft, StudioPage } from '../types.ts'
import { clearStoredDraft, storeDraft, type StoredDraft } from './stored-draft.ts'
import { toSaveFault, type SaveCalls } from './save-calls.ts'
import {
  getBaseDraft,
  createSavingState,
  savingReducer,
  saveStatus,
  type SaveFault,
  type SaveStatus,
  type SavingEvent,
} from './saving-state.ts'

const DEBOUNCE_MS = 600
const RETRY_MS = 5_000

export type Autosave = {
  readonly status: SaveStatus
  /** Why the last save was refused. */
  readonly error: unknown
  /** The other version, while the owner has to choose. */
  readonly theirs: StudioPage | null
  /** The common base version, if known. */
  readonly base: PageDraft | null
  readonly retry: () => void
  /** Restores the deleted page and then saves the typed changes. Rejects when the restore fails. */
  readonly restore: () => Promise<void>
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  /** Resolves once everything is saved; rejects when that is not possible now. */
  readonly flush: () => Promise<void>
}

type AutosaveInput = {
  readonly page: StudioPage
  readonly draft: PageDraft
  /** What was left unsaved the last time; it is the draft now. */
  readonly stored_draft: StoredDraft | null
  readonly is_online: boolean
  readonly calls: SaveCalls
}

/** Saves a draft shortly after each change, one save at a time, on top of the revision on which it is based. */
export function useAutosave({ page, draft, stored_draft, is_online, calls }: AutosaveInput): Autosave {
  const [state, setState] = useState(() => createSavingState(page, stored_draft))
  // The save state is read before React has rendered it, so that no save uses an old revision.
  const current_state = useRef(state)
  const latest = useRef({ draft, calls, is_online })
  const sending = useRef<Promise<void> | null>(null)
  const status = saveStatus(state, draft, is_online)
  useEffect(() => {
    latest.current = { draft, calls, is_online }
  })
  const dispatch = useCallback((event: SavingEvent): void => {
    current_state.current = savingReducer(current_state.current, event)
    setState(current_state.current)
  }, [])

  useEffect(() => dispatch({ type: 'turned_to', draft }), [dispatch, draft])

  const send = useCallback((): Promise<void> => {
    const { draft: sent_draft, calls: save_calls } = latest.current
    dispatch({ type: 'sent', draft: sent_draft })
    const request = save_calls.save(current_state.current.revision, sent_draft).then(
      ({ revision }) => dispatch({ type: 'saved', draft: sent_draft, revision }),
      async (error: unknown) => {
        dispatch(toSavingEvent(await toSaveFault(error, sent_draft, save_calls), latest.current.draft))
        throw error
      },
    )
    sending.current = request.catch(() => undefined)
    return request
  }, [dispatch])

  const flush = useCallback(async (): Promise<void> => {
    await sending.current
    if (latest.current.draft === current_state.current.saved) return
    if (!latest.current.is_online) throw new ApiError(0, { code: 'network' })
    await send()
  }, [send])

  useEffect(() => {
    if (status !== 'waiting') return undefined
    const timer = setTimeout(() => void send().catch(() => undefined), DEBOUNCE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the draft begins the pause anew
  }, [status, draft, send])

  const is_unreachable = state.fault?.kind === 'unreachable'
  useEffect(() => {
    if (!is_unreachable || !is_online) return undefined
    const timer = setTimeout(() => dispatch({ type: 'retried' }), RETRY_MS)
    return () => clearTimeout(timer)
  }, [is_unreachable, is_online, dispatch])

  useEffect(() => {
    if (status === 'saved') clearStoredDraft(page.page_id)
    else storeDraft(page.page_id, { revision: state.revision, draft })
  }, [page.page_id, status, draft, state.revision])

  const theirs = state.fault?.kind === 'conflict' ? state.fault.theirs : null
  return {
    status,
    error: state.fault?.kind === 'refused' ? state.fault.error : null,
    theirs,
    base: getBaseDraft(state),
    retry: () => dispatch({ type: 'retried' }),
    restore: async () => {
      await calls.restore()
      dispatch({ type: 'retried' })
    },
    keepMine: () => theirs && dispatch({ type: 'kept_mine', revision: theirs.revision }),
    takeTheirs: () =>
      theirs && dispatch({ type: 'took_theirs', draft: theirs.draft, revision: theirs.revision }),
    flush,
  }
}

/** Two versions with the same content are no conflict, for example after undoing a change that was being saved. */
function toSavingEvent(fault: SaveFault, draft: PageDraft): SavingEvent {
  const is_identical = fault.kind === 'conflict' && comparePages(draft, fault.theirs.draft).length === 0
  return is_identical
    ? { type: 'took_theirs', draft, revision: fault.theirs.revision }
    : { type: 'failed', fault }
}
