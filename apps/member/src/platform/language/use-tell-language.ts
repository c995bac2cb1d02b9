import { usePlatform } from '../platform.ts'
import { keepLanguage } from './kept-language.ts'

/** Tells the server of the member's language, in which their mails come then, and keeps it as this device's choice. */
export function useTellLanguage(): (language: string) => Promise<void> {
  const { api, app, session } = usePlatform()
  return async (language) => {
    const offered = app.locales.find((locale) => locale === language)
    if (offered === undefined) return
    const { user } = await api('identity.updateSubscriber', { language: offered })
    keepLanguage({ language, origin: 'device' })
    session.patchUser(user)
  }
}
