import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeLanguage, readStoredLanguage, nextLanguageSync } from './stored-language.ts'
import type { StoredLanguage, LanguageSyncAction } from './stored-language.ts'

const OFFERED = ['en', 'ar']
const ar = (origin: StoredLanguage['origin']): StoredLanguage => ({ language: 'ar', origin })

describe('nextLanguageSync', () => {
  const cases: [
    what: string,
    kept: StoredLanguage | null,
    chosen: string | null,
    step: LanguageSyncAction,
  ][] = [
    ['tells what a guest chose', ar('untold'), null, { do: 'tell', language: 'ar' }],
    ['tells it though the member once chose otherwise', ar('untold'), 'en', { do: 'tell', language: 'ar' }],
    ['leaves the choice of a device', ar('device'), 'en', null],
    ['leaves it where the member has none', ar('device'), null, null],
    ['takes the member’s where the device has none', null, 'ar', { do: 'adopt', language: 'ar' }],
    ['has nothing to do where nobody has chosen', null, null, null],
    ['takes none that the app does not speak', null, 'cs', null],
    ['stays with what it has taken', ar('member'), 'ar', null],
    ['follows a choice made elsewhere', ar('member'), 'en', { do: 'adopt', language: 'en' }],
    ['forgets what the member takes back', ar('member'), null, { do: 'forget' }],
    ['tells none that the app speaks no more', { language: 'cs', origin: 'untold' }, 'en', { do: 'forget' }],
  ]
  it.each(cases)('%s', (_what, stored, chosen, step) => {
    expect(nextLanguageSync(stored, chosen, OFFERED)).toEqual(step)
  })
})

describe('readStoredLanguage', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('returns the stored language with its origin', () => {
    expect(readStoredLanguage()).toBeNull()
    for (const origin of ['untold', 'member', 'device'] as const) {
      storeLanguage(ar(origin))
      expect(readStoredLanguage()).toEqual(ar(origin))
    }
    storeLanguage(ar('untold'))
    storeLanguage(null)
    expect(readStoredLanguage()).toBeNull()
    localStorage.setItem('foyer.language', 'ar')
    expect(readStoredLanguage()).toEqual(ar('untold'))
  })
})
