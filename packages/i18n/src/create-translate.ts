import { createEvaluator } from './evaluate-message.ts'
import type { Values } from './evaluate-message.ts'
import type { CompiledMessage, Messages, Translate } from './messages.ts'

/** Formats one key with values; what `t` and `<T>` share. Tags answer an array of chunks. */
export type FormatMessage = (key: string, values?: Values) => unknown

/** Creates a formatter over compiled texts; `onMissing` is called with keys that have no text. */
export function createFormatMessage(
  locale: string,
  messages: Messages,
  onMissing?: () => void,
): FormatMessage {
  const evaluate = createEvaluator(locale)

  return (key, values) => {
    const message: CompiledMessage | undefined = messages[key]
    if (message === undefined) {
      onMissing?.()
      return key
    }
    return typeof message === 'string' ? message : evaluate(message, values)
  }
}

/** Creates the typed `t` of one language over compiled texts. */
export function createTranslate(
  messages: Messages,
  format: FormatMessage,
  onMissing?: () => void,
): Translate {
  const has = (key: string): boolean => {
    const is_there = Object.hasOwn(messages, key)
    if (!is_there) onMissing?.()
    return is_there
  }
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
