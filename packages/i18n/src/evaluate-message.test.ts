import { createFormatters } from '@formatjs/intl'
import { describe, expect, it } from 'vitest'
import { parseMessage } from './catalog/compile-message.ts'
import { placeholdersOf } from './catalog/placeholders.ts'
import { featuresOf, readTexts } from './catalog/read-catalog.ts'
import { createEvaluator } from './evaluate-message.ts'
import { formattingLocale } from './format.ts'
import { LOCALES } from './locales.ts'

const say = (text: string, values?: Record<string, unknown>, locale = 'en'): unknown =>
  createEvaluator(locale)(parseMessage(text), values)

describe('the evaluator of texts', () => {
  it.each([
    ['{name} and {other}', { name: 'Ada', other: 7 }, 'Ada and 7'],
    ['{n, number} steps', { n: 12_345.5 }, '12,345.5 steps'],
    ['{n, number, ::group-off} px', { n: 1280 }, '1280 px'],
    ['{n, number}', { n: -3 }, '-3'],
    ['{n, plural, =0 {none} one {# day} other {# days}}', { n: 0 }, 'none'],
    ['{n, plural, =0 {none} one {# day} other {# days}}', { n: 1 }, '1 day'],
    ['{n, plural, =0 {none} one {# day} other {# days}}', { n: 1500 }, '1,500 days'],
    [
      '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}',
      { n: 3 },
      'you and 2 others',
    ],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
    ['{kind, select, meal {Eat} other {Train}}', { kind: 'meal' }, 'Eat'],
    ['{kind, select, meal {Eat} other {Train}}', { kind: 'constructor' }, 'Train'],
  ])('fills %s with %j', (text, values, words) => {
    expect(say(text, values)).toBe(words)
  })

  it('gives tags their words and keeps what is no text as parts', () => {
    const link = { href: '/terms' }
    expect(
      say('I accept <a>the {what}</a>.', { what: 'terms', a: (words: unknown) => [link, words] }),
    ).toEqual(['I accept ', link, ['the terms'], '.'])
  })

  it('throws for a value that is not given', () => {
    expect(() => say('{name}', {})).toThrow('name')
    expect(() => say('{toString}', {})).toThrow('toString')
  })

  it.each(LOCALES)('counts and writes whole numbers in %s as Intl does', (locale) => {
    const rules = new Intl.PluralRules(locale)
    const digits = new Intl.NumberFormat(formattingLocale(locale))
    const tree = parseMessage(
      '{n, plural, zero {zero #} one {one #} two {two #} few {few #} many {many #} other {other #}}',
    )
    const evaluate = createEvaluator(locale)
    for (let n = 0; n < 1200; n += 1) {
      expect(evaluate(tree, { n })).toBe(`${rules.select(n)} ${digits.format(n)}`)
    }
  })

  it('says every text of the catalogue as FormatJS says it', () => {
    const formatters = createFormatters()
    for (const locale of ['en', 'ar', 'pl', 'fr']) {
      const texts = featuresOf('en').flatMap((feature) =>
        Object.values(readTexts(locale === 'ar' ? 'ar' : 'en', feature)),
      )
      const evaluate = createEvaluator(locale)
      for (const text of texts) {
        const { values, tags } = placeholdersOf(text)
        for (const count of [0, 1, 2, 5, 11, 100, 1000, 2.5]) {
          const filled = {
            ...Object.fromEntries(
              [...values].map(([name, type]) => [name, type === 'number' ? count : `<${name}>`]),
            ),
            ...Object.fromEntries([...tags].map((tag) => [tag, (words: unknown[]) => `[${words.join('')}]`])),
          }
          const expected = formatters
            .getMessageFormat(text, formattingLocale(locale), undefined, { formatters })
            .format(filled as never)
          expect(evaluate(parseMessage(text), filled), `${locale}: ${text}`).toEqual(expected)
        }
      }
    }
  })
})
