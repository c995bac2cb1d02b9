import { FALLBACK_LOCALE, directionOf, negotiateLocale, type Messages } from '@foyer/i18n'
import { I18nProvider } from '@foyer/i18n/react'
import { I18nProvider as AriaLocale } from 'react-aria-components/I18nProvider'
import { useSyncExternalStore, type ReactNode } from 'react'
import { loadMessages } from 'virtual:foyer/messages'
import { readLocal, writeLocal } from './local.ts'

/** The languages the studio is written in. */
export const STUDIO_LOCALES = ['en', 'ar'] as const
export type StudioLocale = (typeof STUDIO_LOCALES)[number]

const base_features = ['common', 'errors', 'studio'] as const
const loaded = new Set<string>()
const listeners = new Set<() => void>()
let locale: string = FALLBACK_LOCALE
let messages: Messages = {}

/** Returns the locale: the one chosen here before, otherwise the browser's. */
export function initLocale(): string {
  locale = negotiateLocale([readLocal('locale') ?? '', ...navigator.languages], STUDIO_LOCALES)
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  return locale
}

/** Loads the texts of features before a screen is shown; loaded ones cost nothing. */
export async function loadTexts(...features: readonly string[]): Promise<void> {
  const missing = [...base_features, ...features].filter((feature) => !loaded.has(feature))
  if (missing.length === 0) return
  const loaded_messages = await loadMessages(locale, missing)
  for (const feature of missing) loaded.add(feature)
  messages = { ...messages, ...loaded_messages }
  for (const listener of listeners) listener()
}

import.meta.hot?.on('foyer:texts', async () => {
  const features = [...loaded]
  loaded.clear()
  await loadTexts(...features)
})

/** Switches the studio's locale for this browser and reloads the page. */
export function switchLocale(next: StudioLocale): void {
  writeLocal('locale', next)
  location.reload()
}

/** The language in force. */
export function studioLocale(): string {
  return locale
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Provides the loaded texts to the tree below. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => messages,
  )
  return (
    <AriaLocale locale={locale}>
      <I18nProvider locale={locale} messages={current} timeZone={zone}>
        {children}
      </I18nProvider>
    </AriaLocale>
  )
}
