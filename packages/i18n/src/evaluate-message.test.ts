import { createFormatters } from '@formatjs/intl'
import { describe, expect, it } from 'vitest'
import { parseMessage } from './catalog/compile-message.ts'
import { collectPlaceholders } from './catalog/placeholders.ts'
import { listFeatures, readTexts } from './catalog/read-catalog.ts'
import { createEvaluator } from './evaluate-message.ts'
import { formattingLocale } from './format.ts'
import { LOCALES } from './locales.ts'

const render = (text: string, values?: Record<string, unknown>, locale = 'en'): unknown =>
  createEvaluator(locale)(parseMessage(text), values)

/** Every text of the catalogue in a language, read once for all tests. */
const catalogs = new Map(
  (['en', 'ar'] as const).map((locale) => [
    locale,
    listFeatures('en')
      .flatMap((feature) => Object.values(readTexts(locale, feature)))
      .map((text) => ({ text, tree: parseMessage(text), ...collectPlaceholders(text) })),
  ]),
)
const catalogFor = (locale: 'en' | 'ar') => catalogs.get(locale) ?? []

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
  ])('fills %s with %j', (text, values, expected) => {
    expect(render(text, values)).toBe(expected)
  })

  it('passes tags their text and returns other values as parts', () => {
    const link = { href: '/terms' }
    expect(
      render('I accept <a>the {what}</a>.', { what: 'terms', a: (expected: unknown) => [link, expected] }),
    ).toEqual(['I accept ', link, ['the terms'], '.'])
  })

  it('throws for a value that is not given', () => {
    expect(() => render('{name}', {})).toThrow('name')
    expect(() => render('{toString}', {})).toThrow('toString')
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

  it.each([
    ['en', 'דנה (3)', '\u2068דנה (3)\u2069 liked this'],
    ['en', 'Dana', 'Dana liked this'],
    ['ar', 'Dana', '\u2068Dana\u2069 liked this'],
    ['ar', 'دانة', 'دانة liked this'],
    ['ar', 'https://kiln.example/a', 'https://kiln.example/a liked this'],
    ['ar', 'dana@kiln.example', 'dana@kiln.example liked this'],
  ])('in %s keeps a name of the other direction in one piece: %s', (locale, name, text) => {
    expect(createEvaluator(locale)(parseMessage('{name} liked this'), { name })).toBe(text)
  })

  it.each(['en', 'ar', 'pl', 'fr'] as const)('says every text in %s as FormatJS says it', (locale) => {
    const formatters = createFormatters()
    const evaluate = createEvaluator(locale)
    const intl_locale = formattingLocale(locale)
    for (const { text, tree, values, tags } of catalogFor(locale === 'ar' ? 'ar' : 'en')) {
      const formatter = formatters.getMessageFormat(text, intl_locale, undefined, { formatters })
      const counts = [...values.values()].includes('number') ? [0, 1, 2, 5, 11, 100, 1000, 2.5] : [1]
      const filledWith = (count: number) => ({
        ...Object.fromEntries([...values].map(([name, type]) => [name, type === 'number' ? count : '<1>'])),
        ...Object.fromEntries(
          [...tags].map((tag) => [tag, (expected: unknown[]) => `[${expected.join('')}]`]),
        ),
      })
      const all = counts.map(filledWith)
      expect(
        all.map((filled) => evaluate(tree, filled)),
        `${locale}: ${text}`,
      ).toEqual(all.map((filled) => formatter.format(filled as never)))
    }
  })
})
