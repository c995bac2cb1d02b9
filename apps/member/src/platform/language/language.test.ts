import { describe, expect, it } from 'vitest'
import { inLanguage, languageName } from './language.ts'

describe('inLanguage', () => {
  it('marks the address with another language and keeps the rest', () =>
    expect(inLanguage('https://kiln.example/journal?a=1#auth', 'ar', 'en')).toBe(
      'https://kiln.example/journal?a=1&lang=ar#auth',
    ))
  it("leaves the app's own language without a mark", () =>
    expect(inLanguage('https://kiln.example/journal?lang=ar', 'en', 'en')).toBe(
      'https://kiln.example/journal',
    ))
})

describe('languageName', () => {
  it('names a language as its speakers do, with a capital', () => {
    expect(languageName('fr')).toBe('Français')
    expect(languageName('ar')).toBe('العربية')
  })
})
