import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { childPath, isReservedPath, normalizePath, toPagePath } from './page-path.ts'

describe('normalizePath', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['//about///team', '/about/team'],
    ['/About/TEAM', '/about/team'],
    ['/caf%C3%A9', '/café'],
    ['/cafe%CC%81', '/café'],
    ['/%D8%AA%D9%85%D8%A7%D8%B1%D9%8A%D9%86', '/تمارين'],
    ['/a%20b', '/a b'],
    ['/favicon.ico', '/favicon.ico'],
    ['/...', '/...'],
  ])('%s is %s', (raw, path) => {
    expect(normalizePath(raw)).toEqual({ ok: true, path })
  })

  it.each([
    ['', 'path_malformed'],
    ['about', 'path_malformed'],
    ['/a?b=1', 'path_malformed'],
    ['/a#b', 'path_malformed'],
    ['/%', 'path_malformed'],
    ['/%zz', 'path_malformed'],
    ['/%ff', 'path_malformed'],
    ['/\ud800', 'path_malformed'],
    ['/a%2fb', 'path_has_encoded_separator'],
    ['/a%2Fb', 'path_has_encoded_separator'],
    ['/a%5cb', 'path_has_encoded_separator'],
    ['/a\\b', 'path_has_backslash'],
    ['/a\0', 'path_has_nul'],
    ['/a%00.png', 'path_has_nul'],
    ['/a%0d%0ab', 'path_has_control'],
    ['/a\tb', 'path_has_control'],
    ['/..', 'path_has_dot_segment'],
    ['/a/../b', 'path_has_dot_segment'],
    ['/a/./b', 'path_has_dot_segment'],
    ['/a/%2e%2e/b', 'path_has_dot_segment'],
    ['/%2E/b', 'path_has_dot_segment'],
    ['/a%252fb', 'path_is_double_encoded'],
    ['/100%25', 'path_is_double_encoded'],
    [`/${'a'.repeat(1024)}`, 'path_too_long'],
    [`/${'%61'.repeat(2000)}`, 'path_too_long'],
  ])('%j is refused: %s', (raw, code) => {
    expect(normalizePath(raw)).toEqual({ ok: false, code })
  })

  it('changes nothing a second time and never leaves a step upward', () => {
    const piece = fc.constantFrom(
      '/',
      '.',
      '..',
      'a',
      'B',
      '%2e',
      '%2f',
      '%25',
      'é',
      'e\u0301',
      'İ',
      '\\',
      ' ',
      '-',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = normalizePath(`/${pieces.join('')}`)
        if (!once.ok) return
        expect(normalizePath(encodeURI(once.path))).toEqual(once)
        expect(once.path.split('/').slice(1)).not.toContain('..')
        expect(once.path).not.toMatch(/[\\%]|\/\//u)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('reserved paths', () => {
  it.each([
    ['/me', true],
    ['/me/account', true],
    ['/api/v1/pages', true],
    ['/_pages/index.json', true],
    ['/_', true],
    ['/apple-touch-icon-precomposed.png', true],
    ['/.well-known/security.txt', true],
    ['/sw.js', true],
    ['/media', true],
    ['/media/clips', true],
    ['/mediathek', false],
    ['/', false],
    ['/menu', false],
    ['/about/me', false],
    ['/formsandmore', false],
  ])('%s: %s', (path, is_reserved) => {
    expect(isReservedPath(path)).toBe(is_reserved)
  })
})

describe('the path of a page', () => {
  it.each([
    ['about us', '/about-us'],
    ['/Programs/Strong Start/', '/programs/strong-start'],
    ['/', '/'],
    ['50% off', '/50-off'],
    ['what? #1', '/what-1'],
    ['تمارين القوة', '/تمارين-القوة'],
  ])('%j becomes %s', (typed, path) => {
    expect(toPagePath(typed)).toEqual({ ok: true, path })
  })

  it.each([
    ['me', 'path_reserved'],
    ['Media', 'path_reserved'],
    ['/media/clips', 'path_reserved'],
    ['/API/x', 'path_reserved'],
    ['_private', 'path_reserved'],
    ['(me)', 'path_reserved'],
    ['/about/!!!', 'path_not_a_slug'],
    ['/a/../b', 'path_has_dot_segment'],
    ['/a\\b', 'path_has_backslash'],
  ])('%j is refused: %s', (typed, code) => {
    expect(toPagePath(typed)).toEqual({ ok: false, code })
  })

  it('is created below another from a title', () => {
    expect(childPath('/', 'Week 1')).toBe('/week-1')
    expect(childPath('/program', 'Week 1')).toBe('/program/week-1')
    expect(childPath('/program', '✨')).toBe('/program/page')
  })
})
