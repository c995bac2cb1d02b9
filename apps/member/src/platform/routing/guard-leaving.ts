import { LOCATION_CHANGED, type AppLocation } from './app-location.ts'

/**
 * Stops the user from leaving the path, by link, by the history or with the tab. `ask` gets the function that leaves
 * after all. Returns the function that removes the guard.
 */
export function guardLeaving(address: AppLocation, ask: (leave: () => void) => void): () => void {
  const path = address.path()
  // The app must not draw another path before the user has answered.
  const releasePath = address.holdPath()
  let key = address.key()
  let leave: (() => void) | null = null

  const stopHandling = address.onNavigate((to) => {
    ask(() => {
      release()
      address.navigate(to)
    })
    return true
  })
  const onMove = (): void => {
    if (location.pathname === path) key = address.key()
  }
  const onPop = (): void => {
    if (location.pathname !== path) {
      const distance = address.key() - key || -1
      leave = () => {
        release()
        history.go(distance)
      }
      history.go(-distance)
      return
    }
    onMove()
    if (leave) ask(leave)
    leave = null
  }
  const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
  const release = (): void => {
    releasePath()
    stopHandling()
    removeEventListener(LOCATION_CHANGED, onMove)
    removeEventListener('popstate', onPop)
    removeEventListener('beforeunload', onUnload)
  }
  addEventListener(LOCATION_CHANGED, onMove)
  addEventListener('popstate', onPop)
  addEventListener('beforeunload', onUnload)
  return release
}
