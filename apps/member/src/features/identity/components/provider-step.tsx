import { ApiError } from '@foyer/contract/api-error'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useAction } from '#platform/use-form.ts'
import { useSession } from '#platform/session/use-session.ts'
import { nextStepAfterTicket, type ProviderFailure } from '../auth-flow.ts'
import { AuthStepFrame, AuthProgress } from './auth-step.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { PROVIDER_NAMES } from '../provider-names.ts'
import type { ProviderFlow } from '../provider-flow.ts'
import type { AuthFlow } from '../use-auth-flow.ts'
import { useLinkProvider } from '../use-link-provider.ts'
import { useOncePerSecret } from '../use-once.ts'

type ProviderReturnProps = { flow: AuthFlow; providerFlow: ProviderFlow; ticket: string }

/** Handles the return from Google or Apple: redeems the ticket or shows why there is none. */
export function ProviderStep({ flow }: { flow: AuthFlow }): ReactNode {
  const { provider_return } = flow
  if (!provider_return) return null
  const { outcome, providerFlow } = provider_return
  if ('error' in outcome)
    return <ProviderErrorStep flow={flow} failure={outcome.error} providerFlow={providerFlow} />
  if (!providerFlow) return <ProviderErrorStep flow={flow} failure="expired" providerFlow={null} />
  const Redeem = providerFlow.intent === 'link' ? LinkStep : ProviderSignInStep
  return <Redeem flow={flow} providerFlow={providerFlow} ticket={outcome.ticket} />
}

/**
 * Signs in with the ticket. A new member is asked for a name; the owner of an existing account authenticates it
 * first.
 */
function ProviderSignInStep({ flow, providerFlow, ticket }: ProviderReturnProps): ReactNode {
  const t = useT()
  const api = useApi()
  const form = useAction(async () => {
    const { provider, flow: secret } = providerFlow
    try {
      await flow.completeSignIn(await api('identity.login', { provider, provider_id: ticket, flow: secret }))
    } catch (error) {
      const next = error instanceof ApiError ? nextStepAfterTicket(error.code) : null
      if (!(error instanceof ApiError) || next === null) throw error
      const { email, name } = error.problem.params ?? {}
      flow.updateDraft({ email: String(email ?? ''), name: String(name ?? '') })
      if (next === 'link_needed') flow.linkAfterSignIn()
      flow.go(next)
    }
  })
  useOncePerSecret(ticket, form.submit)
  if (form.refusal === null)
    return <AuthProgress title={t('auth_providers.entering', providerParams(providerFlow))} />
  return (
    <AuthStepFrame title={t('auth_providers.failed_title')} text={form.refusal}>
      <Button is_wide is_busy={form.is_saving} onClick={() => form.submit()}>
        {t('common.retry')}
      </Button>
      <Button is_wide kind="outline" onClick={() => flow.go('start')}>
        {t('auth_providers.other_way')}
      </Button>
    </AuthStepFrame>
  )
}

/** Links the provider to the signed-in member once the session state is known. */
function LinkStep({ flow, providerFlow, ticket }: ProviderReturnProps): ReactNode {
  const t = useT()
  const session = useSession()
  const link = useLinkProvider()
  const is_known = session.status === 'authenticated' && session.token !== null
  const linkAndClose = async (): Promise<void> => {
    await link(providerFlow, ticket)
    flow.close()
  }
  useOncePerSecret(is_known ? ticket : '', () => void linkAndClose())
  if (session.status === 'guest')
    return <ProviderErrorStep flow={flow} failure="expired" providerFlow={providerFlow} />
  return <AuthProgress title={t('auth_providers.linking', providerParams(providerFlow))} />
}

/** The provider returned no ticket. A cancellation is not shown as an error. */
function ProviderErrorStep({
  flow,
  failure,
  providerFlow,
}: {
  flow: AuthFlow
  failure: ProviderFailure
  providerFlow: ProviderFlow | null
}): ReactNode {
  const t = useT()
  const form = useAction(async () => {})
  const { title, text } = formatFailure(t, failure)
  return (
    <AuthStepFrame title={title} text={form.refusal ?? text}>
      {providerFlow?.intent === 'link' ? (
        <Button is_wide onClick={flow.close}>
          {t('common.continue')}
        </Button>
      ) : (
        <>
          <Button is_wide onClick={() => flow.go('start')}>
            {t('auth_providers.by_email')}
          </Button>
          <ProviderButtons form={form} />
        </>
      )}
    </AuthStepFrame>
  )
}

function formatFailure(t: Translate, failure: ProviderFailure): { title: string; text: string } {
  switch (failure) {
    case 'cancelled':
      return { title: t('auth_providers.cancelled_title'), text: t('auth_providers.cancelled') }
    case 'expired':
      return { title: t('auth_providers.expired_title'), text: t('auth_providers.expired') }
    case 'unavailable':
      return { title: t('auth_providers.failed_title'), text: t('auth_providers.unavailable') }
    default:
      return { title: t('auth_providers.failed_title'), text: t('auth_providers.failed') }
  }
}

function providerParams({ provider }: ProviderFlow): { provider: string } {
  return { provider: PROVIDER_NAMES[provider] }
}
