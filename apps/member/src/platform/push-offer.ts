import { localStore, sessionStore } from './storage/local.ts'
import { createStore } from './store.ts'

const VISITED = 'foyer.visited'
const offer = createStore(false)

/** Whether something was just done of which a reminder makes sense; the prompt decides whether it is shown. */
export const pushOffer = { get: offer.get, initial: () => false, subscribe: offer.subscribe }

/** Called after a member planned something, answered an event or asked to be reminded. */
export function offerPush(): void {
  offer.set(true)
}

/** The offer was shown, or cannot be made. */
export function endPushOffer(): void {
  offer.set(false)
}

/** Whether this is the first visit of this browser: a visit lasts as long as its tab. */
export function isFirstVisit(): boolean {
  if (localStore.get(VISITED) === null) {
    localStore.set(VISITED, 'yes')
    sessionStore.set(VISITED, 'first')
  }
  return sessionStore.get(VISITED) === 'first'
}
