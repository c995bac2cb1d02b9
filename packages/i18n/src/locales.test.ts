import { describe, expect, it } from 'vitest'
import { directionOf, isLocale, LOCALES } from './locales.ts'

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

  it('are spelled exactly', () => {
    expect([isLocale('pt-BR'), isLocale('pt-br'), isLocale('ja')]).toEqual([true, false, false])
  })
})
