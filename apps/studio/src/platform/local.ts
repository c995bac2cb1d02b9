/** Reads a setting of this browser; null when missing or storage is blocked. */
export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(`foyer.studio.${name}`)
  } catch {
    return null
  }
}

/** Stores or removes a setting of this browser. Without storage it lasts until the next load. */
export function writeLocal(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`foyer.studio.${name}`)
    else localStorage.setItem(`foyer.studio.${name}`, value)
  } catch {
    // Private windows may refuse storage; nothing here is needed to work.
  }
}
