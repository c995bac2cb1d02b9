/** The app's data in each history entry. */
type EntryState = { foyer: { key: number; opened?: string } }

/** How to go somewhere. */
export type NavigateOptions = { replace?: boolean }

/** The address of the app and its history. */
export interface AppLocation {
  path: () => string
  hash: () => string
  navigate: (to: string, options?: NavigateOptions) => void
  /** Changes the hash only. `opened` names the panel that the new history entry is for. */
  setHash: (hash: string, options: NavigateOptions & { opened?: string }) => void
  /** The panel that the current history entry was created for. */
  openedPanel: () => string | null
  back: () => void
  /** Whether going back stays in the app. */
  canGoBack: () => boolean
  /** The number of the entry in force: it rises with each new one. */
  key: () => number
  /** Called before each navigation to another path; a handler that returns true takes it over. */
  onNavigate: (handler: (to: string) => boolean) => () => void
  /** Keeps `path` as it is until the returned function is called, wherever the history goes. */
  holdPath: () => () => void
}

/** Event on the window when the app changed the address; browsers report only their own changes. */
export const LOCATION_CHANGED = 'foyer:moved'

const LOCATION_EVENTS = [LOCATION_CHANGED, 'popstate', 'hashchange']

/** Calls the listener on every change of the address, by the app or the browser. */
export function subscribeToLocation(listener: () => void): () => void {
  for (const event of LOCATION_EVENTS) addEventListener(event, listener)
  return () => {
    for (const event of LOCATION_EVENTS) removeEventListener(event, listener)
  }
}

/** The address bar of the browser. */
export function createAppLocation(): AppLocation {
  const handlers = new Set<(to: string) => boolean>()
  let first: number | undefined
  let last = -1
  let held_path: string | null = null

  const currentState = (): EntryState['foyer'] | null => readState(history.state)
  const key = (): number => {
    const storedKey = currentState()?.key
    if (storedKey !== undefined) {
      first ??= storedKey
      last = storedKey
      return storedKey
    }
    // A link to a fragment created this entry, without state.
    last += 1
    first ??= last
    history.replaceState({ foyer: { key: last } } satisfies EntryState, '', location.href)
    return last
  }
  const write = (to: string, { replace = false, opened }: NavigateOptions & { opened?: string }): void => {
    const next = replace ? key() : key() + 1
    const state: EntryState = { foyer: { key: next, ...(opened === undefined ? {} : { opened }) } }
    if (replace) history.replaceState(state, '', to)
    else history.pushState(state, '', to)
    dispatchEvent(new Event(LOCATION_CHANGED))
  }

  return {
    path: () => held_path ?? location.pathname,
    hash: () => location.hash,
    navigate: (to, options = {}) => {
      const url = new URL(to, location.href)
      if (url.pathname !== location.pathname && [...handlers].some((handler) => handler(to))) return
      if (url.href === location.href) return
      write(url.pathname + url.search + url.hash, options)
    },
    setHash: (hash, options) => write(location.pathname + location.search + hash, options),
    openedPanel: () => currentState()?.opened ?? null,
    back: () => history.back(),
    canGoBack: () => key() > (first ?? 0),
    key,
    onNavigate: (handler) => {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
    holdPath: () => {
      held_path = location.pathname
      return () => {
        held_path = null
      }
    },
  }
}

function readState(state: unknown): EntryState['foyer'] | null {
  if (typeof state !== 'object' || state === null || !('foyer' in state)) return null
  const { foyer } = state
  if (typeof foyer !== 'object' || foyer === null || !('key' in foyer) || typeof foyer.key !== 'number')
    return null
  const opened = 'opened' in foyer && typeof foyer.opened === 'string' ? { opened: foyer.opened } : {}
  return { key: foyer.key, ...opened }
}
