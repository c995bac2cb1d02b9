import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { useEffect } from 'react'
import { formatRefusal } from './save-status-line.tsx'
import { UnsavedDraft } from './unsaved-draft.ts'
import type { Autosave } from './use-autosave.ts'

/** Returns how the draft is saved at once, and hands it out. It rejects with `UnsavedDraft`, which says why. */
export function useFlush(
  saving: Pick<Autosave, 'flush'>,
  blocks: readonly StoredBlock[],
  onReady: (flush: () => Promise<void>) => void,
): () => Promise<void> {
  const t = useT()
  const flush = (): Promise<void> =>
    saving.flush().catch((cause: unknown) => {
      throw new UnsavedDraft(formatRefusal(t, cause, blocks), { cause })
    })
  useEffect(() => onReady(flush))
  return flush
}
