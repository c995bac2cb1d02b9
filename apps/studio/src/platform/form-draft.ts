const prefix = 'foyer.studio.draft.'

/** What was typed into a form and not saved before the page was loaded anew; null where there is nothing. */
export function readDraft<Values extends object>(key: string, blank: Values): Values | null {
  try {
    const text = sessionStorage.getItem(prefix + key)
    if (text === null) return null
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...blank, ...kept } : null
  } catch {
    return null
  }
}

/** Keeps what is typed until the tab closes. Secrets are left out. */
export function writeDraft(key: string, values: object, secret: readonly string[]): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)))
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(kept))
  } catch {
    // Without storage the form still works; only a reload would lose it, and leaving is guarded.
  }
}

/** Forgets a draft once it is saved or given up. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key)
  } catch {
    // Nothing was kept either.
  }
}
