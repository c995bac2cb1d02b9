import { onlineManager } from '@tanstack/react-query'
import type { Platform } from '../platform.ts'
import { isVerified } from '../session/session-state.ts'

/**
 * Holds every query back while there is no network and, after a start without one, until the server has said who this
 * is: what is asked before goes without a token and is refused. What was held goes by itself afterwards.
 */
export function pauseQueries({ session }: Pick<Platform, 'session'>): void {
  onlineManager.setEventListener((setOnline) => {
    const updateOnline = (): void => setOnline(navigator.onLine && isVerified(session.state.get()))
    const stop = session.state.subscribe(() => {
      // A guest's screens go first, so that nothing on them asks as nobody.
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
