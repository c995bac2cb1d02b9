import { formattingLocale } from './format.ts'
import { baseLanguage, directionOf } from './locales.ts'
import { ELEMENT } from './message-tree.ts'
import type { MessageElement } from './message-tree.ts'

const LEFT_TO_RIGHT = /[a-z\u00c0-\u024f]/i
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Addresses are copied and clicked, so nothing is added to them. */
const ADDRESS = /^\S*[@/:]\S*$/

/** The values of a text: strings, numbers, elements, and a renderer for each tag. */
export type Values = Readonly<Record<string, unknown>>

/** Formats compiled texts of one language; returns a string, or an array of parts where some are not text. */
export type EvaluateMessage = (tree: readonly MessageElement[], values?: Values) => unknown

/** Languages in which one thing is one, and any other whole number below a thousand is other. */
const ONE_OR_OTHER = new Set(['de', 'en', 'es', 'it', 'nb', 'nl', 'sv'])

/**
 * Creates the evaluator of a language. Throws when a value of a text is missing. `Intl` objects are slow to create,
 * so each is created only when nothing simpler gives the same result.
 */
export function createEvaluator(locale: string): EvaluateMessage {
  const tag = formattingLocale(locale)
  const is_one_or_other = ONE_OR_OTHER.has(baseLanguage(locale))
  const opposite = directionOf(locale) === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT
  const cache = new Map<string, unknown>()
  const memoize = <T>(key: string, create: () => T): T => {
    if (!cache.has(key)) cache.set(key, create())
    return cache.get(key) as T
  }

  /** A name of the other direction stays in one piece and does not reorder the words around it. */
  const isolate = (value: unknown): unknown =>
    typeof value === 'string' && opposite.test(value) && !ADDRESS.test(value) ? `\u2068${value}\u2069` : value

  const numberText = (value: number, style: MessageElement['style']): string => {
    // The digits are pinned, and below a thousand there is nothing to group.
    if (!style && isSmall(value)) return String(value)
    const options = typeof style === 'object' ? style?.parsedOptions : undefined
    const key = `number ${JSON.stringify(options)}`
    return memoize(key, () => new Intl.NumberFormat(tag, options)).format(value)
  }
  const selectPlural = (value: number, type: Intl.PluralRuleType = 'cardinal'): string => {
    if (is_one_or_other && type === 'cardinal' && isSmall(value)) return value === 1 ? 'one' : 'other'
    return memoize(`plural ${type}`, () => new Intl.PluralRules(tag, { type })).select(value)
  }

  const partsOf = (tree: readonly MessageElement[], values: Values, counted: number): unknown[] =>
    tree.flatMap((element): unknown[] => {
      const { type, value: name = '', options = {}, offset = 0 } = element
      if (type === ELEMENT.literal) return [name]
      if (type === ELEMENT.pound) return [numberText(counted, null)]
      if (!Object.hasOwn(values, name)) throw new Error(`The text asks for ${name}.`)
      const value = values[name] ?? ''
      switch (type) {
        case ELEMENT.argument:
          return [typeof value === 'number' ? String(value) : isolate(value)]
        case ELEMENT.number:
          return [numberText(Number(value), element.style)]
        case ELEMENT.tag: {
          const evaluateInside = partsOf(element.children ?? [], values, counted)
          return [(value as (chunks: unknown[]) => unknown)(joinParts(evaluateInside))].flat()
        }
        case ELEMENT.select:
          return partsOf(selectOption(options, toText(value)), values, counted)
        case ELEMENT.plural: {
          const count = Number(value) - offset
          const exact = options[`=${toText(value)}`]?.value
          return partsOf(
            exact ?? selectOption(options, selectPlural(count, element.pluralType)),
            values,
            count,
          )
        }
        default:
          throw new Error(`The text does not format ${name}.`)
      }
    })

  return (tree, values = {}) => {
    const parts = joinParts(partsOf(tree, values, 0))
    return parts.length > 1 ? parts : (parts[0] ?? '')
  }
}

function isSmall(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000
}

function selectOption(
  options: NonNullable<MessageElement['options']>,
  name: string,
): readonly MessageElement[] {
  const chosen = (Object.hasOwn(options, name) ? options[name] : undefined) ?? options['other']
  if (!chosen) throw new Error(`The text has no words for ${name}.`)
  return chosen.value
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Joins adjacent strings. */
function joinParts(parts: readonly unknown[]): unknown[] {
  const result: unknown[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part
    else result.push(part)
  }
  return result
}
