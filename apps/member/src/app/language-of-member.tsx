import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { useEffect, useEffectEvent } from 'react'
import { keepLanguage, keptLanguage, languageStep } from '../platform/language/kept-language.ts'
import { inLanguage } from '../platform/language/language.ts'
import { useTellLanguage } from '../platform/language/use-tell-language.ts'
import { usePlatform } from '../platform/platform.ts'
import { useHash } from '../platform/routing/use-hash.ts'
import { useAuthenticated } from '../platform/session/use-session.ts'

/**
 * Brings the language of this device and the member's together (docs/decisions/0013), and shows nothing. A document is
 * not loaded anew under a panel, where somebody may be typing, nor where its address names a language.
 */
export function LanguageOfMember(): null {
  const t = useT()
  const tell = useTellLanguage()
  const { app, locale, toasts } = usePlatform()
  const has_panel = useHash().entries.length > 0
  const known = useAuthenticated()
  const member = known?.token != null && known.user.subscriber_id !== null ? known.user : null

  const tellServer = useEffectEvent((language: string): void => {
    const attempt = async (): Promise<void> => {
      try {
        await tell(language)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const again = { label: t('common.retry'), onAction: () => void attempt() }
        toasts.add({ text: t('member.language.untold'), tone: 'danger', action: again })
      }
    }
    void attempt()
  })
  const adopt = useEffectEvent((language: string): void => {
    keepLanguage({ language, origin: 'member' })
    const is_named = new URLSearchParams(location.search).has('lang')
    if (language !== locale && !is_named)
      location.replace(inLanguage(location.href, language, app.default_locale))
  })

  const [id, language] = [member?.id ?? null, member?.language ?? null]
  useEffect(() => {
    if (id === null) return
    const step = languageStep(keptLanguage(), language, app.locales)
    if (step?.do === 'tell') tellServer(step.language)
    if (step?.do === 'forget') keepLanguage(null)
  }, [id, language, app])
  useEffect(() => {
    if (id === null || has_panel) return
    const step = languageStep(keptLanguage(), language, app.locales)
    if (step?.do === 'adopt') adopt(step.language)
  }, [id, language, app, has_panel])

  return null
}
