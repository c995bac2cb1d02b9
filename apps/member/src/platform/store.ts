import { useSyncExternalStore } from 'react'

/** A value that parts of the app outside of React can change and components can watch. */
export interface Store<T> {
  get: () => T
  /** What the first drawing showed; hydration compares with it. */
  initial: () => T
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates a store. Setting an equal value does not notify listeners. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    initial: () => initial,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns a part of a store. Renders again only when that part changes, so `select` must not create objects. */
export function useStoreSelector<T, Part>(
  store: Pick<Store<T>, 'get' | 'initial' | 'subscribe'>,
  select: (value: T) => Part,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial()),
  )
}

/** The value of a store; while hydrating it is the one that the server drew. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'initial' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.initial)
}
