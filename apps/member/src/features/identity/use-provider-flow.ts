import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import { useEffect, useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import type { Form } from '@foyer/ui/form'
import { storeProviderFlow, toAppPath, type ProviderFlow } from './provider-flow.ts'

/** Redirects to a provider, after storing the flow's secret and the current path in this tab. */
export function useProviderFlow(
  intent: ProviderFlow['intent'],
  form: Pick<Form<object>, 'send'>,
): { openingProvider: SsoProvider | null; openProvider: (provider: SsoProvider) => void } {
  const api = useApi()
  const { app, location } = usePlatform()
  const [openingProvider, setOpeningProvider] = useState<SsoProvider | null>(null)

  useEffect(() => {
    // The back button may restore this page, whose button then must not show as busy.
    const reset = (): void => setOpeningProvider(null)
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])

  const go = async (provider: SsoProvider): Promise<void> => {
    setOpeningProvider(provider)
    const is_redirecting = await form.send(async () => {
      const lang = languageFromAddress(app.locales)
      const { url, flow } = await api('identity.startProvider', {
        provider,
        intent,
        ...(lang === undefined ? {} : { lang }),
      })
      const query = lang === undefined ? '' : `?lang=${lang}`
      storeProviderFlow({ provider, intent, flow, path: toAppPath(location.path() + query) })
      window.location.assign(url)
    })
    if (!is_redirecting) setOpeningProvider(null)
  }
  return { openingProvider, openProvider: (provider) => void go(provider) }
}

/** The language of the app that the address names. */
function languageFromAddress<Locale extends string>(available: readonly Locale[]): Locale | undefined {
  const requested = new URLSearchParams(window.location.search).get('lang')
  return available.find((locale) => locale === requested)
}
