import { describe, expect, it } from 'vitest'
import { urlInLanguage, formatLanguageName } from './language.ts'

describe('inLanguage', () => {
  it('marks the address with another language and keeps the rest', () =>
    expect(urlInLanguage('https://kiln.example/journal?a=1#auth', 'ar', 'en')).toBe(
      'https://kiln.example/journal?a=1&lang=ar#auth',
    ))
  it("leaves the app's own language without a mark", () =>
    expect(urlInLanguage('https://kiln.example/journal?lang=ar', 'en', 'en')).toBe(
      'https://kiln.example/journal',
    ))
})

describe('languageName', () => {
  it('names a language as its speakers do, with a capital', () => {
    expect(formatLanguageName('fr')).toBe('Français')
    expect(formatLanguageName('ar')).toBe('العربية')
  })
})
