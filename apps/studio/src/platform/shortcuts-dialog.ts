const listeners = new Set<() => void>()

/** Opens the dialog of all shortcuts from anywhere in the studio. The layout renders it. */
export function openShortcutsDialog(): void {
  for (const listener of listeners) listener()
}

/** Listens for requests to open that dialog; returns a cleanup. */
export function onShortcutsRequested(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
