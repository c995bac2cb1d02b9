import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { usePlatform } from '../platform.ts'
import { formatError } from '../format-error.ts'
import { useMember } from '../session/use-session.ts'
import { storeLanguage } from './stored-language.ts'
import { urlInLanguage, formatLanguageName } from './language.ts'
import { useSaveLanguage } from './use-save-language.ts'

/** The languages of the app by their own names, the one in force, and how to change to another. */
export interface LanguageChoice {
  language: string
  choices: readonly { value: string; label: string }[]
  /** The choice is being sent to the server. */
  is_busy: boolean
  /**
   * Reloads the document in the other language, with its texts, direction and pages. A member's choice is sent to
   * the server first; when that fails, the language stays and an error is shown.
   */
  choose: (language: string) => void
}

/** The language choice of a member or guest; null when the app has a single language. */
export function useLanguage(): LanguageChoice | null {
  const t = useT()
  const { app, locale, toasts } = usePlatform()
  const member = useMember()
  const saveLanguage = useSaveLanguage()
  const [is_busy, setBusy] = useState(false)
  if (app.locales.length < 2) return null

  const choose = async (language: string): Promise<void> => {
    const is_saved_on_server = member !== null && member.subscriber_id !== null
    if (is_saved_on_server) {
      setBusy(true)
      try {
        await saveLanguage(language)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setBusy(false)
        toasts.add({
          text: formatError(t, error),
          tone: 'danger',
          action: { label: t('common.retry'), onAction: () => void choose(language) },
        })
        return
      }
    } else storeLanguage({ language, origin: 'untold' })
    location.assign(urlInLanguage(location.href, language, app.default_locale))
  }
  return {
    language: locale,
    choices: app.locales.map((value) => ({ value, label: formatLanguageName(value) })),
    is_busy,
    choose: (language) => void choose(language),
  }
}
