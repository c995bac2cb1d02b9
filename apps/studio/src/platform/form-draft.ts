import type { FormDraft } from '@foyer/ui/form'

const prefix = 'foyer.studio.draft.'

/** The draft of a form in this tab; `blank` fills in what is not stored. */
export function createFormDraft<Values extends object>(
  key: string,
  blank: Values,
  secret: readonly string[],
): FormDraft<Values> {
  return {
    read: () => readDraft(key, blank),
    write: (values) => writeDraft(key, values, secret),
    clear: () => clearDraft(key),
  }
}

/** Reads what was typed into a form before a reload; null for nothing. */
export function readDraft<Values extends object>(key: string, blank: Values): Values | null {
  try {
    const text = sessionStorage.getItem(prefix + key)
    if (text === null) return null
    const stored: unknown = JSON.parse(text)
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? { ...blank, ...stored }
      : null
  } catch {
    return null
  }
}

/** Stores the typed values until the tab closes, without secrets. */
export function writeDraft(key: string, values: object, secret: readonly string[]): void {
  const stored = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)))
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(stored))
  } catch {
    // Without storage the form still works; only a reload would lose it, and leaving is guarded.
  }
}

/** Forgets a draft once it is saved or given up. */
export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key)
  } catch {
    // Nothing was stored either.
  }
}
