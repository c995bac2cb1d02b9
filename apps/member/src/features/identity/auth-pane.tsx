import { useT } from '@foyer/i18n/react'
import { Sheet } from '@foyer/ui/sheet'
import type { ReactNode } from 'react'
import type { AuthStep } from './auth-flow.ts'
import { CodeStep, LinkStep, VerifyEmailStep } from './mail-steps.tsx'
import { InvitedStep } from './invited-step.tsx'
import { ForgotSentStep, ForgotStep, LoginStep, ResetStep, SignUpStep } from './password-steps.tsx'
import { LinkNeededStep, ProviderSignUpStep } from './provider-more-steps.tsx'
import { ProviderStep } from './provider-step.tsx'
import { SetupStep } from './setup-step.tsx'
import { StartStep } from './start-step.tsx'
import { useAuthFlow, type AuthFlow } from './use-auth-flow.ts'

/** The panel of `#auth`: signing in, signing up, and everything that mailed links are for. */
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
  setup: SetupStep,
}
