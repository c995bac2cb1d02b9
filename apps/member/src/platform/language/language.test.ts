import { describe, expect, it } from 'vitest'
import { urlInLanguage, formatLanguageName } from './language.ts'

describe('urlInLanguage', () => {
  it('adds another language to the address and keeps the rest', () =>
    expect(urlInLanguage('https://kiln.example/journal?a=1#auth', 'ar', 'en')).toBe(
      'https://kiln.example/journal?a=1&lang=ar#auth',
    ))
  it('adds nothing for the default language of the app', () =>
    expect(urlInLanguage('https://kiln.example/journal?lang=ar', 'en', 'en')).toBe(
      'https://kiln.example/journal',
    ))
})

describe('formatLanguageName', () => {
  it('names a language as its speakers do, with a capital', () => {
    expect(formatLanguageName('fr')).toBe('Français')
    expect(formatLanguageName('ar')).toBe('العربية')
  })
})
