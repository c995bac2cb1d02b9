import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { createFormat } from './format.ts'
import type { Format } from './format.ts'
import type { Messages, Translate } from './messages.ts'
import { createFormatMessage, createTranslate } from './create-translate.ts'

interface I18n {
  locale: string
  revision: number
  t: Translate
  format: Format
}

const I18nContext = createContext<I18n | null>(null)

/** What an app hands to its tree: the language, its compiled texts, and the zone in which times are read. */
export interface I18nProviderProps {
  locale: string
  messages: Messages
  /** Changes when missing texts have been loaded; everything below is rendered again. */
  revision?: number
  /** Hears, while something is drawn, of keys that have no text. */
  onMissing?: () => void
  /** IANA name; UTC when left out, so that server and browser agree. */
  timeZone?: string
  children?: ReactNode
}

/** Provides language, texts and formats to its children. Inner providers replace the texts of outer ones. */
export function I18nProvider({
  locale,
  messages,
  revision = 0,
  onMissing,
  timeZone = 'UTC',
  children,
}: I18nProviderProps): ReactNode {
  const value = useMemo<I18n>(() => {
    const formatMessage = createFormatMessage(locale, messages, onMissing)
    return {
      locale,
      revision,
      t: createTranslate(messages, formatMessage, onMissing),
      format: createFormat(locale, timeZone),
    }
  }, [locale, messages, revision, onMissing, timeZone])

  return <I18nContext value={value}>{children}</I18nContext>
}

function useI18n(): I18n {
  const value = useContext(I18nContext)
  if (!value) throw new Error('No provider of texts')
  return value
}

/** The `t` of the language in force. Throws outside of a provider. */
export function useT(): Translate {
  return useI18n().t
}

/** The formats of dates, numbers and money of the language and time zone in force. */
export function useFormat(): Format {
  return useI18n().format
}

/** The language in force, as a BCP 47 tag. */
export function useLocale(): string {
  return useI18n().locale
}
