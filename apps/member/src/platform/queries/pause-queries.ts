import { onlineManager } from '@tanstack/react-query'
import type { Platform } from '../platform.ts'
import { isVerified } from '../session/session-state.ts'

/**
 * Pauses all queries while offline and, after an offline start, until the session is verified: without a token they
 * would be refused. Paused queries then continue by themselves.
 */
export function pauseQueries({ session }: Pick<Platform, 'session'>): void {
  onlineManager.setEventListener((setOnline) => {
    const updateOnline = (): void => setOnline(navigator.onLine && isVerified(session.state.get()))
    const stop = session.state.subscribe(() => {
      // Wait until a guest's previous screens are unmounted, so that they send no query without a session.
      if (session.state.get().status === 'guest') setTimeout(updateOnline)
      else updateOnline()
    })
    addEventListener('online', updateOnline)
    addEventListener('offline', updateOnline)
    updateOnline()
    return () => {
      stop()
      removeEventListener('online', updateOnline)
      removeEventListener('offline', updateOnline)
    }
  })
}
