import { usePlatform } from '../platform.ts'
import { storeLanguage } from './stored-language.ts'

/** Saves the member's language on the server, also for their mails, and stores it as the device's choice. */
export function useSaveLanguage(): (language: string) => Promise<void> {
  const { api, app, session } = usePlatform()
  return async (language) => {
    const supported = app.locales.find((locale) => locale === language)
    if (supported === undefined) return
    const { user } = await api('identity.updateSubscriber', { language: supported })
    storeLanguage({ language, origin: 'device' })
    session.patchUser(user)
  }
}
