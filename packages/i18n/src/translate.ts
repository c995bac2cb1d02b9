import { createFormatters } from '@formatjs/intl'
import type { CompiledMessage, Messages, Translate } from './messages.ts'
import { formattingLocale } from './format.ts'

type Values = Readonly<Record<string, unknown>>

/** Formats one key with values; what `t` and `<T>` share. Tags answer an array of chunks. */
export type FormatMessage = (key: string, values?: Values) => unknown

const state = createFormatters()

/** Makes a formatter over compiled texts. Each tree is prepared once, at its first use. */
export function createFormatMessage(locale: string, messages: Messages): FormatMessage {
  const tag = formattingLocale(locale)
  const prepared = new Map<string, { format: (values: never) => unknown }>()

  return (key, values) => {
    const message: CompiledMessage | undefined = messages[key]
    if (message === undefined) return key
    if (typeof message === 'string') return message

    let format = prepared.get(key)
    if (!format) {
      format = state.getMessageFormat(message, tag, undefined, { formatters: state })
      prepared.set(key, format)
    }
    return format.format(values as never)
  }
}

/** Makes the typed `t` of one language over compiled texts. */
export function createTranslate(messages: Messages, format: FormatMessage): Translate {
  const has = (key: string): boolean => Object.hasOwn(messages, key)
  const translate = (key: string, values?: Values): string => String(format(key, values))
  return Object.assign(translate, {
    has,
    find: (key: string, values?: Values) => (has(key) ? attempt(key, values) : undefined),
  })

  function attempt(key: string, values?: Values): string | undefined {
    try {
      return translate(key, values)
    } catch {
      return undefined
    }
  }
}
