import { useT } from '@foyer/i18n/react'
import type { ReactNode, RefObject } from 'react'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import type { Flush } from '../publish/publish-dialog-store.ts'

/**
 * Saves the draft before leaving the editor, and asks when that is not possible: it is stored in this browser, but
 * the user must know. Render the returned dialog.
 */
export function useLeaveEditor(is_unsaved: boolean, flush: RefObject<Flush | null>): ReactNode {
  const t = useT()
  const saveBeforeLeaving = async (): Promise<boolean> => {
    if (!flush.current) return true
    return flush.current().then(
      () => true,
      () => false,
    )
  }
  return useConfirmLeave(is_unsaved, {
    trySave: saveBeforeLeaving,
    draft_texts: {
      title: t('editor.leave.title'),
      text: t('editor.leave.text'),
      stay: t('editor.leave.stay'),
      go: t('editor.leave.go'),
    },
  })
}
