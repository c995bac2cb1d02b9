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
