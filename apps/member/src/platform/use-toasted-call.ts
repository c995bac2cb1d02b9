import { ApiError } from '@foyer/contract/api-error'
import { useState } from 'react'
import { useFormatError } from './format-error.ts'
import { useToast } from './toasts.ts'

/** A call of a lone button: what the server refuses is told in a toast. Resolves true where the server took it. */
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
