import { logFailure } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'

/** What is told there that changes what a member may see, or whom. */
const CHANGES: ReadonlySet<string> = new Set(['access_changed', 'member_blocked', 'people_changed'])

/**
 * Listens to the member's own channel and asks again what they may see whenever it says that this has changed, such
 * as the moment a payment is verified in another tab.
 */
export function followAccess({ session, realtime }: Platform): void {
  let channel: string | null = null
  let stop: (() => void) | null = null

  const follow = async (): Promise<void> => {
    const state = session.state.get()
    const next =
      state.status === 'authenticated' && state.token !== null ? state.user.global_events_channel : null
    if (next === channel) return
    stop?.()
    stop = null
    channel = next
    if (next === null) return
    const client = await realtime()
    if (channel !== next) return
    stop = client.listen(next, {
      on_events: (events) => {
        if (events.some(({ type }) => CHANGES.has(type))) void session.refresh()
      },
    })
  }
  const again = (): void => void follow().catch((error: unknown) => logFailure('member channel', error))
  session.state.subscribe(again)
  again()
}
