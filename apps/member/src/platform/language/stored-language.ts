import { localStore } from '../storage/local.ts'
import { LANGUAGE_KEY } from './language.ts'

/** Stands beside the language; nothing stands there for a choice that has not been told. */
const ORIGIN_KEY = 'foyer.language_origin'

/**
 * The language that a device keeps. `untold`: it was chosen here, and the server has not heard of it. `device`: the
 * same once it has. `member`: it came with whoever is signed in, and goes with them.
 */
export type StoredLanguage = { language: string; origin: 'device' | 'untold' | 'member' }

/** What is kept on this device; null where nobody has chosen anything. */
export function readStoredLanguage(): StoredLanguage | null {
  const language = localStore.get(LANGUAGE_KEY)
  if (language === null) return null
  const origin = localStore.get(ORIGIN_KEY)
  return { language, origin: origin === 'device' || origin === 'member' ? origin : 'untold' }
}

/** Keeps a language on this device; null forgets it. */
export function storeLanguage(stored: StoredLanguage | null): void {
  if (stored === null) localStore.remove(LANGUAGE_KEY)
  else localStore.set(LANGUAGE_KEY, stored.language)
  if (stored === null || stored.origin === 'untold') localStore.remove(ORIGIN_KEY)
  else localStore.set(ORIGIN_KEY, stored.origin)
}

/** What brings device and server together. */
export type LanguageSyncAction = { do: 'tell' | 'adopt'; language: string } | { do: 'forget' } | null

/**
 * What is to be done about the language when it is known who is signed in (docs/decisions/0013): a guest's choice is
 * told, a choice of the device stands, and a device without one takes the member's.
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
