import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { ChevronsUpDown, Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/language/use-language.ts'
import { usePlatform } from '../../platform/platform.ts'
import { EmailField } from './auth-fields.tsx'
import { nextStepAfterEmail } from './auth-flow.ts'
import styles from './auth.module.css'
import { AuthForm, AuthStepFrame, AlternativeMethods } from './auth-step.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { PROVIDERS } from './provider-names.ts'
import type { AuthFlow } from './use-auth-flow.ts'
import { useFormCall } from './use-form-call.ts'
import { hasPasskeys } from './use-passkey-device.ts'
import { useRequestLink } from './use-request-link.ts'

/** The address first. The answer is the same for every address, so a newcomer is not told apart here. */
export function StartStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const form = useFormCall()
  const mailLink = useRequestLink(flow)
  const { email } = flow.draft
  const has_both = app.sign_in_methods.includes('default') && app.sign_in_methods.includes('passwordless')
  const has_providers = PROVIDERS.some((provider) => app.sign_in_methods.includes(provider))
  const has_passkeys = hasPasskeys()

  const continueWithEmail = (): void =>
    void form.send({ email }, async () => {
      const { providers } = await api('identity.fetchMethods', { email })
      flow.storeEmail(email.trim())
      if (nextStepAfterEmail(providers) === 'login') flow.go('login')
      else await mailLink()
    })
  return (
    <AuthStepFrame title={t('auth.start.title')} text={t('auth.start.text')}>
      <AuthForm onSubmit={continueWithEmail} errors={form.errors}>
        <EmailField flow={flow} errors={form.errors} takes_passkeys={has_passkeys} />
        <Button type="submit" is_wide is_busy={form.is_busy}>
          {t('common.continue')}
        </Button>
      </AuthForm>
      {(has_both || has_providers || has_passkeys) && (
        <AlternativeMethods has_divider>
          <div className={styles.wide}>
            {has_both && (
              <Button kind="outline" is_wide onClick={() => void form.send({ email }, mailLink)}>
                {t('auth.start.email_link')}
              </Button>
            )}
            {has_passkeys && <PasskeySignIn flow={flow} />}
            <ProviderButtons form={form} />
          </div>
        </AlternativeMethods>
      )}
      <LanguageSelect />
    </AuthStepFrame>
  )
}

/** The language, for those who cannot read what they are asked. */
function LanguageSelect(): ReactNode {
  const t = useT()
  const languages = useLanguage()
  if (!languages) return null
  return (
    <label className={styles.language}>
      <Languages aria-hidden="true" />
      <select
        aria-label={t('common.language')}
        value={languages.language}
        onChange={(event) => languages.choose(event.target.value)}
      >
        {languages.choices.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronsUpDown aria-hidden="true" />
    </label>
  )
}
