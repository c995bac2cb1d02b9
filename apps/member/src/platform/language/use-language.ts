import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { usePlatform } from '../platform.ts'
import { problemWords } from '../problem-words.ts'
import { useMember } from '../session/use-session.ts'
import { keepLanguage } from './kept-language.ts'
import { inLanguage, languageName } from './language.ts'
import { useTellLanguage } from './use-tell-language.ts'

/** The languages of the app by their own names, the one in force, and how to change to another. */
export interface LanguageChoice {
  language: string
  choices: readonly { value: string; label: string }[]
  /** The server is being told. */
  is_busy: boolean
  /**
   * Loads the document in the other language: its texts, its direction and its pages come together. The server is told
   * of a member's choice first, and where it cannot be, the language stays and the reason is said.
   */
  choose: (language: string) => void
}

/** The choice of language, a member's or a guest's; null where the app speaks one only. */
export function useLanguage(): LanguageChoice | null {
  const t = useT()
  const { app, locale, toasts } = usePlatform()
  const member = useMember()
  const tell = useTellLanguage()
  const [is_busy, setBusy] = useState(false)
  if (app.locales.length < 2) return null

  const choose = async (language: string): Promise<void> => {
    const is_told = member !== null && member.subscriber_id !== null
    if (is_told) {
      setBusy(true)
      try {
        await tell(language)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setBusy(false)
        toasts.add({
          text: problemWords(t, error),
          tone: 'danger',
          action: { label: t('common.retry'), onAction: () => void choose(language) },
        })
        return
      }
    } else keepLanguage({ language, origin: 'untold' })
    location.assign(inLanguage(location.href, language, app.default_locale))
  }
  return {
    language: locale,
    choices: app.locales.map((value) => ({ value, label: languageName(value) })),
    is_busy,
    choose: (language) => void choose(language),
  }
}
