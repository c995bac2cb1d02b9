import { useT } from '@foyer/i18n/react'
import { Sheet } from '@foyer/ui/sheet'
import type { ReactNode } from 'react'
import { type AuthStep, nextStepAfterEmail } from '../auth-flow.ts'
import { CodeStep, LinkStep, VerifyEmailStep } from './mail-steps.tsx'
import { InvitedStep } from './invited-step.tsx'
import { ForgotSentStep, ForgotStep, LoginStep, ResetStep, SignUpStep } from './password-steps.tsx'
import { LinkNeededStep, ProviderSignUpStep } from './provider-more-steps.tsx'
import { PurchaseStep } from './purchase-step.tsx'
import { ProviderStep } from './provider-step.tsx'
import { SetupStep } from './setup-step.tsx'
import { useAuthFlow, type AuthFlow } from '../use-auth-flow.ts'
import { Button } from '@foyer/ui'
import { ChevronsUpDown, Languages } from 'lucide-react'
import { useApi } from '#platform/api/use-api.ts'
import { useLanguage } from '#platform/language/use-language.ts'
import { usePlatform } from '#platform/platform.ts'
import { EmailField } from './auth-fields.tsx'
import styles from './auth.module.css'
import { AuthForm, AuthStepFrame, AlternativeMethods } from './auth-step.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { PROVIDERS } from '../provider-names.ts'
import { useStepForm } from '../use-step-form.ts'
import { hasPasskeys } from '../use-passkey-device.ts'
import { useRequestLink } from '../use-request-link.ts'

/** The panel of `#auth`: sign-in, sign-up and all mailed links. */
export function AuthPane({
  query,
  close,
}: {
  query: Readonly<Record<string, string>>
  close: () => void
}): ReactNode {
  const t = useT()
  const flow = useAuthFlow({ query, close })
  const Step = STEPS[flow.step]
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) flow.close()
      }}
      title={t('common.log_in')}
      is_title_hidden
      close_place="beside"
      close_label={t('common.close')}
    >
      <Step key={flow.step} flow={flow} />
    </Sheet>
  )
}

const STEPS: Readonly<Record<AuthStep, (props: { flow: AuthFlow }) => ReactNode>> = {
  start: StartStep,
  login: LoginStep,
  sign_up: SignUpStep,
  code: CodeStep,
  forgot: ForgotStep,
  forgot_sent: ForgotSentStep,
  reset: ResetStep,
  link: LinkStep,
  proof: VerifyEmailStep,
  provider: ProviderStep,
  provider_sign_up: ProviderSignUpStep,
  link_needed: LinkNeededStep,
  invited: InvitedStep,
  purchase: PurchaseStep,
  setup: SetupStep,
}

/**
 * Asks for the email first. The response is the same for every email, so that nobody can find out who has an
 * account; an email that is new to this device is asked to sign up, with logging in beside it.
 */
function StartStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const mailLink = useRequestLink(flow)
  const has_both = app.sign_in_methods.includes('default') && app.sign_in_methods.includes('passwordless')
  const has_providers = PROVIDERS.some((provider) => app.sign_in_methods.includes(provider))
  const has_passkeys = hasPasskeys()

  const form = useStepForm(flow, {
    required: ['email'],
    save: async ({ email }) => {
      const { providers } = await api('identity.fetchMethods', { email })
      flow.storeEmail(email.trim())
      const next = nextStepAfterEmail({
        methods: providers,
        is_known_here: flow.is_known_here(),
        is_sign_up_open: app.sign_up.is_open,
      })
      if (next === 'code') await mailLink()
      else flow.go(next)
    },
  })
  return (
    <AuthStepFrame title={t('auth.start.title')} text={t('auth.start.text')}>
      <AuthForm form={form}>
        <EmailField form={form} takes_passkeys={has_passkeys} />
        <Button type="submit" is_wide is_busy={form.is_saving}>
          {t('common.continue')}
        </Button>
      </AuthForm>
      {(has_both || has_providers || has_passkeys) && (
        <AlternativeMethods has_divider>
          <div className={styles.wide}>
            {has_both && (
              <Button kind="outline" is_wide onClick={() => void form.send(mailLink, ['email'])}>
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

/** Language choice for those who cannot read this step. */
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
