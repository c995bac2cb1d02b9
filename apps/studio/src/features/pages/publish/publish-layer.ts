import { useEffect, useId, useSyncExternalStore } from 'react'

/** Saves what is not saved yet, before anything is published. */
export type Flush = () => Promise<void>

type Layer = { readonly flush: Flush | null } | null

const listeners = new Set<() => void>()
let layer: Layer = null
let hosts: readonly string[] = []

function changed(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the publish dialog, from wherever in the studio. */
export function openPublish(flush: Flush | null = null): void {
  layer = { flush }
  changed()
}

/** Closes it again; a publish that is under way goes on. */
export function closePublish(): void {
  layer = null
  changed()
}

/** The open dialog for one of the publish buttons on the screen: the first one draws it, so that there is only one. */
export function usePublishLayer(): Layer {
  const id = useId()
  useEffect(() => {
    hosts = [...hosts, id]
    changed()
    return () => {
      hosts = hosts.filter((host) => host !== id)
      changed()
    }
  }, [id])
  return useSyncExternalStore(subscribe, () => (hosts[0] === id ? layer : null))
}
