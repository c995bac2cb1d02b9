import { useEffect, useState } from 'react'
import { createWakeLock } from './create-wake-lock.ts'

/** Keeps the screen on while `is_wanted`. Returns whether it is kept on now. */
export function useWakeLock(is_wanted: boolean): boolean {
  const [is_on, setOn] = useState(false)
  useEffect(() => {
    if (!is_wanted) return undefined
    const lock = createWakeLock({ wakeLock: navigator.wakeLock, document, onChange: setOn })
    lock.start()
    return lock.stop
  }, [is_wanted])
  return is_on
}
