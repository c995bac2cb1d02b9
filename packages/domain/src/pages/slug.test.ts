import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify, toAppSlug } from './slug.ts'

describe('slugify', () => {
  it.each([
    ['Week 1: Squat & Press', 'week-1-squat-press'],
    ['  Über Größe  ', 'uber-grosse'],
    ["Coach's notes", 'coachs-notes'],
    ['Crème brûlée — 2 ways', 'creme-brulee-2-ways'],
    ['Łódź, Ørsted, Ærø', 'lodz-orsted-aero'],
    ['İstanbul', 'istanbul'],
    ['تمارين القوة', 'تمارين-القوة'],
    ['हिन्दी', 'हिन्दी'],
    ['日本語 ページ', '日本語-ページ'],
    ['---a---b---', 'a-b'],
    ['../../etc/passwd', 'etc-passwd'],
    ['😀', ''],
    ['Coffee ☕️ time', 'coffee-time'],
    ['Hello ❤️', 'hello'],
    ['Top 5️⃣ moves', 'top-5-moves'],
    ['1️⃣0️⃣ reps', '10-reps'],
    ['Family 👨‍👩‍👧‍👦 week', 'family-week'],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scotland 🇨🇭', 'scotland'],
    ['👍🏽Go👍🏽', 'go'],
    ['ℹ️ Help Ⓜ️', 'help'],
    ['soft\u00adhy\u2060phen', 'softhyphen'],
    ['zero\u200bwidth', 'zero-width'],
    ['\u3164\u2800\u202e', ''],
    ['क्\u200dष', 'क्ष'],
    ['می\u200cخواهم', 'می-خواهم'],
    ['', ''],
  ])('%j becomes %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it('is at most 80 characters long and never ends in a hyphen', () => {
    expect(slugify('a'.repeat(200))).toBe('a'.repeat(80))
    expect(slugify(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
  })

  it('is stable when repeated, and contains nothing with another meaning in paths', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (title) => {
        const slug = slugify(title)
        expect(slugify(slug)).toBe(slug)
        expect(slug).not.toMatch(/[\s/\\.%?#\p{Cc}]|^-|-$|--/u)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('toAppSlug', () => {
  it.each([
    ['Ironwood', 'ironwood'],
    ['Iron & Oak', 'iron-oak'],
    ['Señor Fuerza', 'senor-fuerza'],
    ['  Mara’s Kiln  ', 'maras-kiln'],
    ['Café & Straße', 'cafe-strasse'],
    ['Æther Øre', 'aether-ore'],
    ['--a--b--', 'a-b'],
    ['نادي القوة', ''],
    ['نادي Fit', 'fit'],
    ['x'.repeat(60), 'x'.repeat(40)],
  ])('suggests an address for “%s”', (name, slug) => {
    expect(toAppSlug(name)).toBe(slug)
  })
})
