const listeners = new Set<() => void>()

/** Asks for the dialog with all keys, from wherever in the studio. The frame draws it. */
export function openShortcutsDialog(): void {
  for (const listener of listeners) listener()
}

/** Listens for that wish; gives what ends it. */
export function onShortcutsRequested(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
