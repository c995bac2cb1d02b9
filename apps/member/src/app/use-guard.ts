import { useEffect } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { hashRouter } from '../platform/routing/use-hash.ts'
import { useSession } from '../platform/session/use-session.ts'
import { viewingTab } from '../platform/session/viewing-tab.ts'
import { watchGuard } from './watch-guard.ts'

/** Watches over the screen that it is drawn on, from now on and whenever somebody signs out. */
export function useGuard(): void {
  const { location, session } = usePlatform()
  const { status } = useSession()
  const is_signed_in = status === 'authenticated'
  useEffect(() => {
    if (is_signed_in) return undefined
    const hash = () => hashRouter(location, location.hash())
    return watchGuard({
      status: () => session.state.get().status,
      isOpen: (panel) => hash().get(panel) !== null,
      // Where a preview is over, whoever looked is asked for nothing: the banner leads them back.
      openSignIn: () => {
        if (!viewingTab()) hash().open('auth')
      },
    })
  }, [is_signed_in, location, session])
}
