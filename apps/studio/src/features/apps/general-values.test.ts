import { describe, expect, it } from 'vitest'
import { toLocaleStates } from './general-values.ts'

const app = {
  locales: [
    { locale: 'en', status: 'default' },
    { locale: 'ar', status: 'published' },
    { locale: 'de', status: 'draft' },
  ] as const,
}
const states = (main: 'en' | 'ar' | 'de' | 'fr', published: ('en' | 'ar' | 'de' | 'fr')[]) =>
  toLocaleStates({ locales: [...app.locales] }, main, published)

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
