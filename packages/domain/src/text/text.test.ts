import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanLine, cleanText, excerpt, getInitials, graphemes, hasVisibleText, truncate } from './index.ts'

const family = '👨‍👩‍👧‍👦'
const scotland = '🏴󠁧󠁢󠁳󠁣󠁴󠁿'

describe('hasVisibleText', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \t\n\u00a0\u3000'],
    ['zero-width spaces', '\u200b\u200b'],
    ['word joiners', '\u2060\u2060'],
    ['Hangul fillers', '\u3164\uffa0\u115f\u1160'],
    ['Braille blanks', '\u2800\u2800'],
    ['a Mongolian vowel separator', '\u180e'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['direction overrides', '\u202e\u2066\u2069'],
    ['joiners and selectors', '\u200d\u200c\ufe0f\u{e0101}'],
    ['marks alone', '\u0301\u0301'],
    ['a byte order mark', '\ufeff'],
    ['controls', '\u0000\u0007\u0085'],
    ['tags', '\u{e0067}\u{e007f}'],
    ['a null note head', '\u{1d159}'],
    ['noncharacters and lone surrogates', '\uffff\ud800'],
    ['an object placeholder', '\ufffc'],
    ['all of them together', ' \u200b\u3164\u2800\u202e\u0301 '],
  ])('is false for %s', (_what, text) => {
    expect(hasVisibleText(text)).toBe(false)
    expect(cleanLine(text)).toBe('')
    expect(cleanText(text)).toBe('')
  })

  it.each(['a', '.', '0', 'نور', '이', '❤️', '5️⃣', family, scotland, 'e\u0301', '\u202ea', '\ue000'])(
    'is true for %j',
    (text) => expect(hasVisibleText(text)).toBe(true),
  )
})

describe('cleanLine', () => {
  it.each([
    ['  Dana  ', 'Dana'],
    ['Dana\u200bWhitlock', 'DanaWhitlock'],
    ['\u202eneraM anaD', 'neraM anaD'],
    ['\u2067Dana\u2069', 'Dana'],
    ['Dana\u2800Whitlock', 'Dana Whitlock'],
    ['one\r\ntwo\u2028three', 'one two three'],
    ['a\u0000b', 'a b'],
    ['Dana\u200d', 'Dana'],
    ['\ufe0fDana', 'Dana'],
    // Joiners and selectors within are letters of emoji and of scripts.
    [family, family],
    [scotland, scotland],
    ['Coffee ☕️', 'Coffee ☕️'],
    ['می‌خواهم', 'می‌خواهم'],
    ['क्‍ष', 'क्‍ष'],
    ['C++\u200e عربي', 'C++\u200e عربي'],
    ['\ud800x', '\ufffdx'],
  ])('%j becomes %j', (typed, stored) => expect(cleanLine(typed)).toBe(stored))

  it('changes nothing the second time', () => {
    const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u200b', ' ', '\u202e', '\u3164'))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const once = cleanLine(pieces.join(''))
        expect(cleanLine(once)).toBe(once)
        expect(once === '' || hasVisibleText(once)).toBe(true)
      }),
    )
  })
})

describe('cleanText', () => {
  it.each([
    [' one\n\ttwo ', 'one\n\ttwo'],
    ['a\u202eb\u202c c', 'ab c'],
    ['مرحبا Dana 123 (test)!', 'مرحبا Dana 123 (test)!'],
    ['a\u0007b', 'ab'],
  ])('%j becomes %j', (typed, stored) => expect(cleanText(typed)).toBe(stored))
})

describe('graphemes', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  const cases: [string, string[]][] = [
    ['', []],
    ['ab', ['a', 'b']],
    ['🇨🇭🇸🇪', ['🇨🇭', '🇸🇪']],
    [`${family}!`, [family, '!']],
    ['e\u0301x', ['e\u0301', 'x']],
    ['👍🏽5️⃣', ['👍🏽', '5️⃣']],
    [scotland, [scotland]],
  ]

  it.each(cases)('splits %j', (text, parts) => expect(graphemes(text)).toEqual(parts))

  it.each(cases)('splits %j without a segmenter', async (text, parts) => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
    vi.resetModules()
    const fallback = await import('./graphemes.ts')
    expect(fallback.graphemes(text)).toEqual(parts)
  })
})

describe('truncate', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly', 7, 'exactly'],
    ['one two', 4, 'one'],
    [`${family}${family}`, family.length + 5, family],
    ['🇨🇭🇸🇪', 5, '🇨🇭'],
    ['ae\u0301', 2, 'a'],
    [family, 3, ''],
  ])('%j to %d is %j', (text, max, cut) => expect(truncate(text, max)).toBe(cut))

  it('is a beginning within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, max) => {
        const cut = truncate(text, max)
        expect(cut.length).toBeLessThanOrEqual(max)
        expect(text.startsWith(cut)).toBe(true)
      }),
    )
  })

  it('marks the cut of an excerpt', () => {
    expect(excerpt('short', 5)).toBe('short')
    expect(excerpt('longer text', 8)).toBe('longer…')
    expect(excerpt(`🇨🇭🇸🇪🇩🇪`, 9)).toBe('🇨🇭🇸🇪…')
  })
})

describe('getInitials', () => {
  it.each([
    ['Maren Oduya', 'MO'],
    ['dana', 'D'],
    ['Ana María de la Cruz', 'AC'],
    ['  ', ''],
    ['\u200b \u3164', ''],
    ['ليلى حسن', 'لح'],
    ['𝒜lex Å', '𝒜Å'],
    ['🇨🇭 Heidi', '🇨🇭H'],
    [`${family} Oduya`, `${family}O`],
    ['e\u0301ric roy', 'É'.normalize('NFD') + 'R'],
    ['\u200bdana', 'D'],
  ])('%s is %s', (name, initials) => expect(getInitials(name)).toBe(initials))
})
