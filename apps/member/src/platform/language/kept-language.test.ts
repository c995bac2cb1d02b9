import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLanguage, keptLanguage, languageStep } from './kept-language.ts'
import type { KeptLanguage, LanguageStep } from './kept-language.ts'

const OFFERED = ['en', 'ar']
const ar = (origin: KeptLanguage['origin']): KeptLanguage => ({ language: 'ar', origin })

describe('languageStep', () => {
  const cases: [what: string, kept: KeptLanguage | null, chosen: string | null, step: LanguageStep][] = [
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
  it.each(cases)('%s', (_what, kept, chosen, step) => {
    expect(languageStep(kept, chosen, OFFERED)).toEqual(step)
  })
})

describe('keptLanguage', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('gives back what is kept, with where it came from', () => {
    expect(keptLanguage()).toBeNull()
    for (const origin of ['untold', 'member', 'device'] as const) {
      keepLanguage(ar(origin))
      expect(keptLanguage()).toEqual(ar(origin))
    }
    keepLanguage(ar('untold'))
    keepLanguage(null)
    expect(keptLanguage()).toBeNull()
    localStorage.setItem('foyer.language', 'ar')
    expect(keptLanguage()).toEqual(ar('untold'))
  })
})
