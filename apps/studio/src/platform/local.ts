/** Reads a setting of this browser; null where there is none or storage is shut off. */
export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(`foyer.studio.${name}`)
  } catch {
    return null
  }
}

/** Keeps a setting in this browser, or removes it. Without storage the setting lasts until the next load. */
export function writeLocal(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`foyer.studio.${name}`)
    else localStorage.setItem(`foyer.studio.${name}`, value)
  } catch {
    // Private windows may refuse storage; nothing here is needed to work.
  }
}
