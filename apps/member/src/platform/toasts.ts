import type { ToastInput } from '@foyer/ui'
import { useCallback } from 'react'
import { usePlatform } from './platform.ts'

/** Shows a short message at the foot of the screen. */
export function useToast(): (toast: ToastInput | string) => void {
  const { toasts } = usePlatform()
  return useCallback(
    (toast) => {
      toasts.add(typeof toast === 'string' ? { text: toast } : toast)
    },
    [toasts],
  )
}
