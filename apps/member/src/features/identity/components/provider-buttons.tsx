import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { Form } from '@foyer/ui/form'
import type { ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import styles from './auth.module.css'
import { AlternativeMethods } from './auth-step.tsx'
import { PROVIDERS } from '../provider-names.ts'
import { useProviderFlow } from '../use-provider-flow.ts'

type ButtonsProps = { form: Pick<Form<object>, 'send'> }

/** Buttons of the app's providers, with the labels that the providers require. */
export function ProviderButtons({ form }: ButtonsProps): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const { openingProvider, openProvider } = useProviderFlow('sign_in', form)
  const labels = {
    google: t('auth_providers.continue.google'),
    apple: t('auth_providers.continue.apple'),
  }
  return PROVIDERS.filter((provider) => app.sign_in_methods.includes(provider)).map((provider) => (
    <Button
      key={provider}
      kind="outline"
      is_wide
      icon={<ProviderMark provider={provider} />}
      is_busy={openingProvider === provider}
      onClick={() => openProvider(provider)}
    >
      {labels[provider]}
    </Button>
  ))
}

/** The same buttons below a divider; nothing when the app has no providers. */
export function DividedProviderButtons({ form }: ButtonsProps): ReactNode {
  const { app } = usePlatform()
  if (!PROVIDERS.some((provider) => app.sign_in_methods.includes(provider))) return null
  return (
    <AlternativeMethods has_divider>
      <div className={styles.wide}>
        <ProviderButtons form={form} />
      </div>
    </AlternativeMethods>
  )
}

/** The mark of a provider. */
export function ProviderMark({ provider }: { provider: SsoProvider }): ReactNode {
  return provider === 'google' ? <GoogleMark /> : <AppleMark />
}

/** Google's logo in the four colours that its brand rules require, in light and dark mode. */
function GoogleMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" data-keeps-direction="">
      <path strokeWidth="4" stroke="#ea4335" d="M4.6 7.9a8.5 8.5 0 0 1 13.5-2" />
      <path strokeWidth="4" stroke="#fbbc05" d="M4.7 16.3a8.5 8.5 0 0 1-.1-8.4" />
      <path strokeWidth="4" stroke="#34a853" d="M17.5 18.5a8.5 8.5 0 0 1-12.8-2.2" />
      <path strokeWidth="4" stroke="#4285f4" d="M12 12h8.5a8.5 8.5 0 0 1-3 6.5" />
    </svg>
  )
}

/** Apple's logo in the colour of the label beside it. */
function AppleMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" data-keeps-direction="">
      <path d="M12.1 7.6c.9 0 2.1-1.1 3.9-1.1 1.6 0 3.1.8 4 2.2-3.6 2-3 7 .7 8.4-.6 1.4-1.4 2.8-2.3 3.8-.8.9-1.7 1.3-2.7 1-1.1-.3-1.7-.9-3.2-.9s-2.2.6-3.2.9c-1 .3-1.9-.1-2.7-1C4 18.3 2.5 12.9 4.6 9.4c1-1.8 2.8-2.9 4.6-2.9 1.4 0 2.3 1.1 2.9 1.1Z" />
      <path d="M11.9 6.2C11.7 3.9 13.6 1.8 15.9 1.5c.3 2.4-1.7 4.6-4 4.7Z" />
    </svg>
  )
}
