import { onlineManager } from '@tanstack/react-query'
import type { Platform } from '../platform.ts'
import { isSettled } from '../session/session-state.ts'

/**
 * Holds every query back while there is no network and, after a start without one, until the server has said who this
 * is: what is asked before goes without a token and is refused. What was held goes by itself afterwards.
 */
export function holdQueries({ session }: Pick<Platform, 'session'>): void {
  onlineManager.setEventListener((setOnline) => {
    const tell = (): void => setOnline(navigator.onLine && isSettled(session.state.get()))
    const stop = session.state.subscribe(() => {
      // A guest's screens go first, so that nothing on them asks as nobody.
      if (session.state.get().status === 'guest') setTimeout(tell)
      else tell()
    })
    addEventListener('online', tell)
    addEventListener('offline', tell)
    tell()
    return () => {
      stop()
      removeEventListener('online', tell)
      removeEventListener('offline', tell)
    }
  })
}
