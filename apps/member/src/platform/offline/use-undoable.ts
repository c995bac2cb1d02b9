import { ApiError } from '@foyer/contract/api-error'
import type { CallName } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { useCallback } from 'react'
import { useFormatError } from '../format-error.ts'
import { usePlatform } from '../platform.ts'
import { useToast } from '../toasts.ts'
import type { SendResult, Write } from './write-queue.ts'

/** So long a message with Undo is shown. */
const UNDO_TOAST_MS = 10_000

/** A removal, the write that undoes it, and the message that offers Undo. */
export type Undoable<Name extends CallName, UndoName extends CallName> = {
  write: Write<Name>
  undo: Write<UndoName>
  message: string
  /** The message while the removal waits for a network. */
  waiting_message: string
  /** Called once the removal is undone, with whether the undo waits for a network. */
  onUndone: (is_waiting: boolean) => Promise<void> | void
}

/**
 * Sends a removal and offers Undo. Without a network both wait; an undo cancels a removal that has not been sent.
 * Rejects with `ApiError` when the server refuses the removal.
 */
export function useUndoable(): <Name extends CallName, UndoName extends CallName>(
  undoable: Undoable<Name, UndoName>,
) => Promise<SendResult<Name>> {
  const t = useT()
  const { queue } = usePlatform()
  const toast = useToast()
  const formatError = useFormatError()
  return useCallback(
    async ({ write, undo, message, waiting_message, onUndone }) => {
      const coalesce = `undoable.${JSON.stringify(write.input)}.${write.name}`
      const sent = await queue.send({ ...write, coalesce })
      const onAction = async (): Promise<void> => {
        try {
          const { state } = await queue.send({ ...undo, coalesce, is_toggle: true })
          await onUndone(state === 'waiting')
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          toast({ text: formatError(error), tone: 'danger' })
        }
      }
      toast({
        text: sent.state === 'waiting' ? waiting_message : message,
        duration: UNDO_TOAST_MS,
        action: { label: t('common.undo'), onAction: () => void onAction() },
      })
      return sent
    },
    [t, queue, toast, formatError],
  )
}
