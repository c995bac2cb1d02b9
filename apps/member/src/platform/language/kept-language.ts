import { local } from '../storage/local.ts'
import { LANGUAGE_KEY } from './language.ts'

/** Stands beside the language; nothing stands there for a choice that has not been told. */
const ORIGIN_KEY = 'foyer.language_origin'

/**
 * The language that a device keeps. `untold`: it was chosen here, and the server has not heard of it. `device`: the
 * same once it has. `member`: it came with whoever is signed in, and goes with them.
 */
export type KeptLanguage = { language: string; origin: 'device' | 'untold' | 'member' }

/** What is kept on this device; null where nobody has chosen anything. */
export function keptLanguage(): KeptLanguage | null {
  const language = local.get(LANGUAGE_KEY)
  if (language === null) return null
  const origin = local.get(ORIGIN_KEY)
  return { language, origin: origin === 'device' || origin === 'member' ? origin : 'untold' }
}

/** Keeps a language on this device; null forgets it. */
export function keepLanguage(kept: KeptLanguage | null): void {
  if (kept === null) local.remove(LANGUAGE_KEY)
  else local.set(LANGUAGE_KEY, kept.language)
  if (kept === null || kept.origin === 'untold') local.remove(ORIGIN_KEY)
  else local.set(ORIGIN_KEY, kept.origin)
}

/** What brings device and server together. */
export type LanguageStep = { do: 'tell' | 'adopt'; language: string } | { do: 'forget' } | null

/**
 * What is to be done about the language when it is known who is signed in (docs/decisions/0013): a guest's choice is
 * told, a choice of the device stands, and a device without one takes the member's.
 */
export function languageStep(
  kept: KeptLanguage | null,
  chosen: string | null,
  offered: readonly string[],
): LanguageStep {
  if (kept?.origin === 'untold')
    return offered.includes(kept.language) ? { do: 'tell', language: kept.language } : { do: 'forget' }
  if (kept?.origin === 'device') return null
  if (chosen === null || !offered.includes(chosen)) return kept && { do: 'forget' }
  return kept?.language === chosen ? null : { do: 'adopt', language: chosen }
}
