import { I18nProvider } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { usePlatform } from '../platform.ts'
import { useMember } from '../session/use-session.ts'
import { useStore } from '../store.ts'

/** Provides texts and formats: times in the member's zone, for guests in the app's. */
export function TextsProvider({ children }: { children?: ReactNode }): ReactNode {
  const { app, locale, texts } = usePlatform()
  const revision = useStore(texts.revision)
  const timeZone = useMember()?.timezone ?? app.time_zone
  return (
    <I18nProvider
      locale={locale}
      messages={texts.messages}
      revision={revision}
      onMissing={texts.reportMissing}
      timeZone={timeZone}
    >
      {children}
    </I18nProvider>
  )
}
