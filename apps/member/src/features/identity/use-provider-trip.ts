import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import { useEffect, useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import type { FormCall } from './use-form-call.ts'
import { keepTrip, ownPath, type ProviderTrip } from './provider-trip.ts'

/** Leaves for a provider: the page keeps the secret of the way to itself, and where it was. */
export function useProviderTrip(
  intent: ProviderTrip['intent'],
  form: FormCall,
): { leaving: SsoProvider | null; leave: (provider: SsoProvider) => void } {
  const api = useApi()
  const { app, location } = usePlatform()
  const [leaving, setLeaving] = useState<SsoProvider | null>(null)

  useEffect(() => {
    // Whoever comes back by the back button finds the page as it was left.
    const arrive = (): void => setLeaving(null)
    addEventListener('pageshow', arrive)
    return () => removeEventListener('pageshow', arrive)
  }, [])

  const go = async (provider: SsoProvider): Promise<void> => {
    setLeaving(provider)
    const is_gone = await form.send({}, async () => {
      const lang = namedLanguage(app.locales)
      const { url, flow } = await api('identity.startProvider', {
        ...{ provider, intent },
        ...(lang === undefined ? {} : { lang }),
      })
      const query = lang === undefined ? '' : `?lang=${lang}`
      keepTrip({ provider, intent, flow, path: ownPath(location.path() + query) })
      window.location.assign(url)
    })
    if (!is_gone) setLeaving(null)
  }
  return { leaving, leave: (provider) => void go(provider) }
}

/** The language of the app that the address names. */
function namedLanguage<Locale extends string>(offered: readonly Locale[]): Locale | undefined {
  const named = new URLSearchParams(window.location.search).get('lang')
  return offered.find((locale) => locale === named)
}
