import { describe, expect, it } from 'vitest'
import { fillParts, findTokens, formatToken, parseTokens, withoutTokens, type TextPart } from './tokens.ts'

const token = (slug: string, fallback = ''): TextPart => ({ slug, fallback })

describe('parseTokens', () => {
  const cases: [what: string, text: string, parts: TextPart[]][] = [
    ['nothing', '', []],
    ['plain text', 'Hi there', ['Hi there']],
    [
      'a token with a fallback text',
      'Hi {member.first_name|there}!',
      ['Hi ', token('member.first_name', 'there'), '!'],
    ],
    ['a token without one', '{page.title}', [token('page.title')]],
    ['an empty fallback text', '{page.level|}', [token('page.level')]],
    ['two next to each other', '{page.a}{member.b|x}', [token('page.a'), token('member.b', 'x')]],
    ['a bar in the fallback text', '{page.a|x|y}', [token('page.a', 'x|y')]],
    [
      'other scripts in the fallback text',
      'مرحبا {member.first_name|بك}',
      ['مرحبا ', token('member.first_name', 'بك')],
    ],
    ['a fallback text that looks like HTML', '{page.a|<b>x</b>}', [token('page.a', '<b>x</b>')]],
    ['double braces', 'Type {{page.title}} here', ['Type {page.title} here']],
    ['double braces with a fallback text', '{{member.a|x}}', ['{member.a|x}']],
    ['a token beside a literal one', '{{page.a}}{page.a}', ['{page.a}', token('page.a')]],
    ['a triple brace', '{{{page.a}}}', ['{{page.a}}']],
    ['another word in braces', 'Use {curly} braces', ['Use {curly} braces']],
    ['another namespace', '{app.name|x}', ['{app.name|x}']],
    ['no namespace', '{title}', ['{title}']],
    ['capitals', '{page.Title}', ['{page.Title}']],
    ['spaces inside', '{ page.title }', ['{ page.title }']],
    ['a digit first', '{page.1st}', ['{page.1st}']],
    ['an unfinished token', 'Hi {member.first_name', ['Hi {member.first_name']],
    ['a brace in the fallback text', '{page.a|x{y}', ['{page.a|x{y}']],
    ['a slug that is too long', `{page.${'a'.repeat(41)}}`, [`{page.${'a'.repeat(41)}}`]],
  ]
  it.each(cases)('reads %s', (_what, text, parts) => {
    expect(parseTokens(text)).toEqual(parts)
  })

  it('reads what formatToken writes', () => {
    expect(parseTokens(formatToken('page.level', 'any {level}'))).toEqual([token('page.level', 'any level')])
    expect(formatToken('page.level', '')).toBe('{page.level}')
  })

  it('finds tokens by their positions', () => {
    expect(findTokens('{{page.a}} {page.a|x}')).toEqual([{ slug: 'page.a', fallback: 'x', from: 11, to: 21 }])
  })

  it('takes little time for many open braces', () => {
    const text = '{page.a|'.repeat(5000)
    expect(parseTokens(text)).toEqual([text])
  })
})

describe('fillParts', () => {
  const parts = parseTokens('Hi {member.first_name|there}')
  it.each([
    ['the value', 'Dana', 'Hi Dana'],
    ['the fallback text without one', null, 'Hi there'],
    ['the fallback text for a blank one', '  ', 'Hi there'],
    ['a value with a token as it is', '{page.title}', 'Hi {page.title}'],
  ])('shows %s', (_what, value, text) => {
    expect(fillParts(parts, () => value)).toBe(text)
  })

  it('shows fallback texts where nothing is known', () => {
    expect(withoutTokens('Hi {member.first_name|there}, {page.a}{{page.a}}')).toBe('Hi there, {page.a}')
  })
})
