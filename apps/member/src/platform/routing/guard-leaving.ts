import { LOCATION_CHANGED, type AppLocation } from './app-location.ts'

/**
 * Stops the user from leaving the path, by link, by the history or with the tab. `ask` gets the function that leaves
 * after all. Returns the function that removes the guard.
 */
export function guardLeaving(location: AppLocation, ask: (leave: () => void) => void): () => void {
  const path = location.path()
  let key = location.key()
  let leave: (() => void) | null = null

  const stopHandling = location.onNavigate((to) => {
    ask(() => {
      release()
      location.navigate(to)
    })
    return true
  })
  const onMove = (): void => {
    if (location.path() === path) key = location.key()
  }
  const onPop = (event: PopStateEvent): void => {
    const is_here = location.path() === path
    if (is_here && !leave) return onMove()
    // The app must not draw the other path before the user has answered.
    event.stopImmediatePropagation()
    if (is_here && leave) {
      ask(leave)
      leave = null
      return
    }
    const distance = location.key() - key || -1
    leave = () => {
      release()
      history.go(distance)
    }
    history.go(-distance)
  }
  const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
  const release = (): void => {
    stopHandling()
    removeEventListener(LOCATION_CHANGED, onMove)
    removeEventListener('popstate', onPop, { capture: true })
    removeEventListener('beforeunload', onUnload)
  }
  addEventListener(LOCATION_CHANGED, onMove)
  addEventListener('popstate', onPop, { capture: true })
  addEventListener('beforeunload', onUnload)
  return release
}
