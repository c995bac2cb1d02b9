import { currencyOfCountry, currencyOfLanguage } from '@foyer/content/price-groups'
import { useAuthenticated } from './use-session.ts'

/** The currency in which prices are shown first: of the member's billing country, else of the browser's language. */
export function useCurrency(): string | null {
  const country = useAuthenticated()?.facts.billing_country ?? null
  return currencyOfCountry(country) ?? currencyOfLanguage(navigator.language)
}
