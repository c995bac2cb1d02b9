import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { useEffect, useEffectEvent } from 'react'
import { storeLanguage, readStoredLanguage, nextLanguageSync } from '../platform/language/stored-language.ts'
import { urlInLanguage } from '../platform/language/language.ts'
import { useSaveLanguage } from '../platform/language/use-save-language.ts'
import { usePlatform } from '../platform/platform.ts'
import { useHash } from '../platform/routing/use-hash.ts'
import { useAuthenticated } from '../platform/session/use-session.ts'

/**
 * Synchronizes the language of the device with the member's (docs/decisions/0013). Does not reload the document
 * while a panel is open, where somebody may be typing, nor when the address names a language.
 */
export function MemberLanguageSync(): null {
  const t = useT()
  const saveLanguage = useSaveLanguage()
  const { app, locale, toasts } = usePlatform()
  const has_panel = useHash().entries.length > 0
  const session = useAuthenticated()
  const member = session?.token != null && session.user.subscriber_id !== null ? session.user : null

  const saveToServer = useEffectEvent((language: string): void => {
    const attempt = async (): Promise<void> => {
      try {
        await saveLanguage(language)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const retryAction = { label: t('common.retry'), onAction: () => void attempt() }
        toasts.add({ text: t('member.language.save_failed'), tone: 'danger', action: retryAction })
      }
    }
    void attempt()
  })
  const adoptLanguage = useEffectEvent((language: string): void => {
    storeLanguage({ language, origin: 'member' })
    const is_named = new URLSearchParams(location.search).has('lang')
    if (language !== locale && !is_named)
      location.replace(urlInLanguage(location.href, language, app.default_locale))
  })

  const [id, language] = [member?.id ?? null, member?.language ?? null]
  useEffect(() => {
    if (id === null) return
    const step = nextLanguageSync(readStoredLanguage(), language, app.locales)
    if (step?.do === 'tell') saveToServer(step.language)
    if (step?.do === 'forget') storeLanguage(null)
  }, [id, language, app])
  useEffect(() => {
    if (id === null || has_panel) return
    const step = nextLanguageSync(readStoredLanguage(), language, app.locales)
    if (step?.do === 'adopt') adoptLanguage(step.language)
  }, [id, language, app, has_panel])

  return null
}
