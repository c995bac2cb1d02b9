import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { validateName, normalizeName, validatePassword } from './credentials.ts'
import { normalizeEmail } from './email.ts'

describe('names', () => {
  it.each([
    ['Ann', null],
    ['Ann Lee', null],
    ['نور', null],
    ['李小龙', null],
    ['Al', 'name_too_short'],
    ['  Al  ', 'name_too_short'],
    ['👍👍', 'name_too_short'],
    ['', 'name_too_short'],
    ['a'.repeat(120), null],
    ['a'.repeat(121), 'name_too_long'],
    ['\u200b\u200b\u200b', 'name_too_short'],
    ['\u2060\u2060\u2060', 'name_too_short'],
    ['\u3164\u3164\u3164', 'name_too_short'],
    ['\u2800\u2800\u2800', 'name_too_short'],
    ['A\u200d\u200dl', 'name_too_short'],
    ['रवि', null],
    ['Ann\nBcc: x', 'name_has_line_break'],
    ['Ann\u0000Lee', 'name_has_line_break'],
  ])('%j: %s', (name, expected) => {
    expect(validateName(name)).toBe(expected)
  })

  it('are stored without needless white space', () => {
    expect(normalizeName('  Ann \t  Lee ')).toBe('Ann Lee')
    expect(normalizeName('Rene\u0301')).toBe('René')
    expect(normalizeName('Dana\u200bWhitlock\u200f')).toBe('DanaWhitlock')
    expect(normalizeName('\u202eneraM anaD')).toBe('neraM anaD')
  })
})

describe('passwords', () => {
  it.each<[string, string | undefined, string | null]>([
    ['stone-river-7', undefined, null],
    ['seven77', undefined, null],
    ['sixsix', undefined, 'password_too_short'],
    ['', undefined, 'password_too_short'],
    ['🐎🐎🐎🐎🐎🐎', undefined, 'password_too_short'],
    ['a'.repeat(256), undefined, null],
    ['a'.repeat(257), undefined, 'password_too_long'],
    ['password', undefined, 'password_too_common'],
    ['PassWord123', undefined, 'password_too_common'],
    ['stone-river-7', 'stone-river-7', null],
    ['stone-river-7', 'stone-river-8', 'passwords_differ'],
    ['stone-river-7', '', 'passwords_differ'],
    ['short', 'other', 'password_too_short'],
  ])('%j confirmed by %j: %s', (password, confirmation, expected) => {
    expect(validatePassword(password, confirmation)).toBe(expected)
  })

  it('that are common are recognized, others are not', () => {
    expect(['12345678', 'qwerty123', 'iloveyou', 'Letmein1'].filter((it) => !isCommonPassword(it))).toEqual(
      [],
    )
    expect(isCommonPassword('correct horse battery')).toBe(false)
  })
})

describe('normalizeEmail', () => {
  it.each([
    ['ann@coach.example', 'ann@coach.example'],
    ['  Ann.Lee@Coach.Example ', 'ann.lee@coach.example'],
    ['ann+tag@coach.example', 'ann+tag@coach.example'],
    ["o'neil@coach.example", "o'neil@coach.example"],
    ['ann@größe.example', 'ann@xn--gre-6ka8i.example'],
    ['ann@XN--GRE-6KA8I.example', 'ann@xn--gre-6ka8i.example'],
    ['ann@例え.テスト', 'ann@xn--r8jz45g.xn--zckzah'],
    ['rené@coach.example', 'rené@coach.example'],
    ['rene\u0301@coach.example', 'rené@coach.example'],
    [`${'a'.repeat(64)}@coach.example`, `${'a'.repeat(64)}@coach.example`],
  ])('%j is kept as %s', (text, email) => {
    expect(normalizeEmail(text)).toEqual({ ok: true, email })
  })

  it.each([
    '',
    'ann',
    '@coach.example',
    'ann@',
    'ann@@coach.example',
    'ann@coach@example',
    'ann@localhost',
    'ann@127.0.0.1',
    'ann@[127.0.0.1]',
    'ann@2130706433',
    'ann@coach..example',
    'ann@-coach.example',
    'ann@coach.example.',
    'ann@coach.example:25',
    'ann@coach.example/x',
    'ann@co%61ch.example',
    '.ann@coach.example',
    'ann.@coach.example',
    'a..b@coach.example',
    'ann lee@coach.example',
    '"ann"@coach.example',
    'Ann <ann@coach.example>',
    'ann@coach.example,bo@coach.example',
    'ann@coach.example;bo@coach.example',
    'ann@coach.example\nbcc:bo@coach.example',
    'ann@coach.example\r\n',
    'ann\0@coach.example',
    'ann@coach.c',
  ])('%j is no address', (text) => {
    expect(normalizeEmail(text)).toEqual({ ok: false, code: 'email_invalid' })
  })

  it.each([
    `${'a'.repeat(65)}@coach.example`,
    `ann@${`${'a'.repeat(60)}.`.repeat(5)}example`,
    `${'é'.repeat(33)}@coach.example`,
    'a'.repeat(2000),
  ])('an address of too many bytes is refused', (text) => {
    expect(normalizeEmail(text)).toEqual({ ok: false, code: 'email_too_long' })
  })

  it('leaves its own result unchanged, whatever case was typed', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.boolean(), (address, is_loud) => {
        const first = normalizeEmail(is_loud ? address.toUpperCase() : address)
        if (!first.ok) return
        expect(normalizeEmail(first.email)).toEqual(first)
        expect(normalizeEmail(address.toLowerCase())).toEqual(first)
      }),
    )
  })
})
