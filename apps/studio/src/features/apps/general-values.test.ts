import { describe, expect, it } from 'vitest'
import { getReading, toLocaleStates } from './general-values.ts'

const app = {
  locales: [
    { locale: 'en', status: 'default' },
    { locale: 'ar', status: 'published' },
    { locale: 'de', status: 'draft' },
  ] as const,
}
const states = (main: 'en' | 'ar' | 'de' | 'fr', published: ('en' | 'ar' | 'de' | 'fr')[]) =>
  toLocaleStates({ locales: [...app.locales] }, { default_locale: main, published, drafts: [] })

describe('the languages of an app', () => {
  it('stay as they are when nothing changes', () => {
    expect(states('en', ['ar'])).toEqual(app.locales)
  })

  it('become drafts when they are no longer offered, so that no translation is lost', () => {
    expect(states('en', [])).toContainEqual({ locale: 'ar', status: 'draft' })
  })

  it('have one default, which is never listed twice', () => {
    const changed = states('ar', ['ar', 'fr'])
    expect(changed.filter(({ locale }) => locale === 'ar')).toEqual([{ locale: 'ar', status: 'default' }])
    expect(changed).toContainEqual({ locale: 'en', status: 'draft' })
    expect(changed).toContainEqual({ locale: 'fr', status: 'published' })
  })
})

describe('what members read in a language', () => {
  it.each([
    ['ar', true, true, { content: 'ar', buttons: 'ar' }],
    ['ar', false, true, { content: 'en', buttons: 'ar' }],
    ['de', true, false, { content: 'de', buttons: 'en' }],
    ['de', false, false, null],
  ] as const)('%s, translated pages: %s, own buttons: %s', (locale, has_content, has_interface, reading) => {
    expect(getReading({ locale, has_content, has_interface }, 'en')).toEqual(reading)
  })

  it('is the content itself where the pages are written in it', () => {
    const german = { locale: 'de', has_content: false, has_interface: false } as const
    expect(getReading(german, 'de')).toEqual({ content: 'de', buttons: 'en' })
  })
})
