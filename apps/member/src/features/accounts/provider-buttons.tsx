import type { SsoProvider } from '@foyer/contract/accounts/provider-shapes'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import styles from './auth.module.css'
import { OtherWays } from './auth-step.tsx'
import { AppleMark, GoogleMark } from './provider-marks.tsx'
import { PROVIDERS } from './provider-names.ts'
import type { FormCall } from './use-form-call.ts'
import { useProviderTrip } from './use-provider-trip.ts'

/** The providers that the app offers, under the words that they ask for. */
export function ProviderButtons({ form }: { form: FormCall }): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const { leaving, leave } = useProviderTrip('sign_in', form)
  const words = {
    google: t('auth_providers.continue.google'),
    apple: t('auth_providers.continue.apple'),
  }
  return PROVIDERS.filter((provider) => app.sign_in_methods.includes(provider)).map((provider) => (
    <Button
      key={provider}
      kind="outline"
      is_wide
      icon={<ProviderMark provider={provider} />}
      is_busy={leaving === provider}
      onClick={() => leave(provider)}
    >
      {words[provider]}
    </Button>
  ))
}

/** The same below everything else that a step offers; nothing where the app offers none. */
export function OrProviders({ form }: { form: FormCall }): ReactNode {
  const { app } = usePlatform()
  if (!PROVIDERS.some((provider) => app.sign_in_methods.includes(provider))) return null
  return (
    <OtherWays is_apart>
      <div className={styles.wide}>
        <ProviderButtons form={form} />
      </div>
    </OtherWays>
  )
}

/** The mark of a provider. */
export function ProviderMark({ provider }: { provider: SsoProvider }): ReactNode {
  return provider === 'google' ? <GoogleMark /> : <AppleMark />
}
