import { ApiError } from '@foyer/contract/api-error'
import { useState } from 'react'
import { useFormatError } from './format-error.ts'
import { useToast } from './toasts.ts'

/** A call by a single button: a refusal is shown in a toast. Resolves true on success. */
export function useToastedCall(): {
  is_busy: boolean
  send: (work: () => Promise<void>) => Promise<boolean>
} {
  const toast = useToast()
  const formatError = useFormatError()
  const [is_busy, setBusy] = useState(false)
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ text: formatError(error), tone: 'danger' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { is_busy, send }
}
