import { describe, expect, it } from 'vitest'
import { listLocales } from './catalog/read-catalog.ts'
import { directionOf, hasTexts, isLocale, LOCALES, TEXT_LOCALES } from './locales.ts'

describe('locales', () => {
  it('are the thirteen of the specification', () => {
    expect(LOCALES).toHaveLength(13)
  })

  it.each([
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['pt-BR', 'ltr'],
    ['en', 'ltr'],
  ])('run %s %s', (locale, direction) => {
    expect(directionOf(locale)).toBe(direction)
  })

  it('have texts where there is a folder of them', () => {
    expect(TEXT_LOCALES).toEqual(listLocales())
    expect([hasTexts('ar'), hasTexts('de')]).toEqual([true, false])
  })

  it('are spelled exactly', () => {
    expect([isLocale('pt-BR'), isLocale('pt-br'), isLocale('ja')]).toEqual([true, false, false])
  })
})
