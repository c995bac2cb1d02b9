import { localStore } from '../storage/local.ts'
import { LANGUAGE_KEY } from './language.ts'

/** Storage key of the language's origin; absent for a choice that was not sent to the server yet. */
const ORIGIN_KEY = 'foyer.language_origin'

/**
 * The language stored on a device. `untold`: chosen here, not sent yet. `device`: chosen here and sent. `member`:
 * set by the signed-in member and removed on sign-out.
 */
export type StoredLanguage = { language: string; origin: 'device' | 'untold' | 'member' }

/** The language stored on this device; null when none was chosen. */
export function readStoredLanguage(): StoredLanguage | null {
  const language = localStore.get(LANGUAGE_KEY)
  if (language === null) return null
  const origin = localStore.get(ORIGIN_KEY)
  return { language, origin: origin === 'device' || origin === 'member' ? origin : 'untold' }
}

/** Stores a language on this device; null removes it. */
export function storeLanguage(stored: StoredLanguage | null): void {
  if (stored === null) localStore.remove(LANGUAGE_KEY)
  else localStore.set(LANGUAGE_KEY, stored.language)
  if (stored === null || stored.origin === 'untold') localStore.remove(ORIGIN_KEY)
  else localStore.set(ORIGIN_KEY, stored.origin)
}

/** The action that synchronizes device and server. */
export type LanguageSyncAction = { do: 'tell' | 'adopt'; language: string } | { do: 'forget' } | null

/**
 * The language action once the member is known (docs/decisions/0013): a guest's choice is sent, a choice of the
 * device stays, and a device without one adopts the member's.
 */
export function nextLanguageSync(
  stored: StoredLanguage | null,
  memberLanguage: string | null,
  available: readonly string[],
): LanguageSyncAction {
  if (stored?.origin === 'untold')
    return available.includes(stored.language) ? { do: 'tell', language: stored.language } : { do: 'forget' }
  if (stored?.origin === 'device') return null
  if (memberLanguage === null || !available.includes(memberLanguage)) return stored && { do: 'forget' }
  return stored?.language === memberLanguage ? null : { do: 'adopt', language: memberLanguage }
}
