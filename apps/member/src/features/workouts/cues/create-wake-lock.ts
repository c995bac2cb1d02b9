/** Keeps the screen on while it runs. */
export type WakeLock = { start: () => void; stop: () => void }

type Options = {
  wakeLock: Pick<Navigator['wakeLock'], 'request'> | undefined
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** Whether the screen is kept on now. */
  onChange: (is_on: boolean) => void
}

/**
 * Requests the lock at once, when the page is shown again, and on the next tap: the browser ends it with the page
 * hidden, and may refuse it outside of a tap.
 */
export function createWakeLock({ wakeLock, document, onChange }: Options): WakeLock {
  let lock: WakeLockSentinel | null = null
  let is_running = false
  let is_requesting = false

  const request = async (): Promise<void> => {
    if (!wakeLock || !is_running || is_requesting || lock || document.visibilityState !== 'visible') return
    is_requesting = true
    const sentinel = await wakeLock.request('screen').catch(() => null)
    is_requesting = false
    if (!sentinel) return onChange(false)
    if (!is_running) return void sentinel.release().catch(() => undefined)
    lock = sentinel
    sentinel.addEventListener('release', () => {
      if (lock === sentinel) lock = null
      if (is_running) onChange(false)
    })
    return onChange(true)
  }
  const retry = (): void => void request()
  return {
    start: () => {
      is_running = true
      document.addEventListener('visibilitychange', retry)
      document.addEventListener('pointerdown', retry)
      retry()
    },
    stop: () => {
      is_running = false
      document.removeEventListener('visibilitychange', retry)
      document.removeEventListener('pointerdown', retry)
      lock?.release().catch(() => undefined)
      lock = null
      onChange(false)
    },
  }
}
