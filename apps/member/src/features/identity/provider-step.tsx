import { ApiError } from '@foyer/contract/api-error'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { afterTicket, type ProviderFault } from './auth-flow.ts'
import { AuthStepFrame, Working } from './auth-step.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { PROVIDER_NAMES } from './provider-names.ts'
import type { ProviderTrip } from './provider-trip.ts'
import type { AuthFlow } from './use-auth-flow.ts'
import { useFormCall } from './use-form-call.ts'
import { useLinkProvider } from './use-link-provider.ts'
import { useOnce } from './use-once.ts'

type Back = { flow: AuthFlow; trip: ProviderTrip; ticket: string }

/** Somebody is back from Google or Apple: what they bring is redeemed, or they are told why there is nothing. */
export function ProviderStep({ flow }: { flow: AuthFlow }): ReactNode {
  const { came_back } = flow
  if (!came_back) return null
  const { back, trip } = came_back
  if ('error' in back) return <FaultStep flow={flow} fault={back.error} trip={trip} />
  if (!trip) return <FaultStep flow={flow} fault="expired" trip={null} />
  const Redeem = trip.intent === 'link' ? LinkStep : EnterStep
  return <Redeem flow={flow} trip={trip} ticket={back.ticket} />
}

/** Signs in by the ticket; a newcomer is asked for a name, and whose address somebody has to prove it first. */
function EnterStep({ flow, trip, ticket }: Back): ReactNode {
  const t = useT()
  const api = useApi()
  const form = useFormCall({}, { network: t('common.offline') })
  const enter = (): void =>
    void form.send({}, async () => {
      const { provider, flow: secret } = trip
      try {
        await flow.enter(await api('identity.login', { provider, provider_id: ticket, flow: secret }))
      } catch (error) {
        const next = error instanceof ApiError ? afterTicket(error.code) : null
        if (!(error instanceof ApiError) || next === null) throw error
        const { email, name } = error.problem.params ?? {}
        flow.type({ email: String(email ?? ''), name: String(name ?? '') })
        if (next === 'link_needed') flow.linkLater()
        flow.go(next)
      }
    })
  useOnce(ticket, enter)
  if (form.faults.notice === null) return <Working title={t('auth_providers.entering', named(trip))} />
  return (
    <AuthStepFrame title={t('auth_providers.failed_title')} text={form.faults.notice}>
      <Button is_wide is_busy={form.is_busy} onClick={enter}>
        {t('common.retry')}
      </Button>
      <Button is_wide kind="outline" onClick={() => flow.go('start')}>
        {t('auth_providers.other_way')}
      </Button>
    </AuthStepFrame>
  )
}

/** Links what came back to whoever is signed in here, as soon as it is known who that is. */
function LinkStep({ flow, trip, ticket }: Back): ReactNode {
  const t = useT()
  const session = useSession()
  const link = useLinkProvider()
  const is_known = session.status === 'authenticated' && session.token !== null
  const linkAndClose = async (): Promise<void> => {
    await link(trip, ticket)
    flow.close()
  }
  useOnce(is_known ? ticket : '', () => void linkAndClose())
  if (session.status === 'guest') return <FaultStep flow={flow} fault="expired" trip={trip} />
  return <Working title={t('auth_providers.linking', named(trip))} />
}

/** Nothing came back. Somebody who changed their mind is not told of an error. */
function FaultStep({
  flow,
  fault,
  trip,
}: {
  flow: AuthFlow
  fault: ProviderFault
  trip: ProviderTrip | null
}): ReactNode {
  const t = useT()
  const form = useFormCall()
  const { title, text } = faultWords(t, fault)
  return (
    <AuthStepFrame title={title} text={form.faults.notice ?? text}>
      {trip?.intent === 'link' ? (
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

function faultWords(t: Translate, fault: ProviderFault): { title: string; text: string } {
  switch (fault) {
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

function named({ provider }: ProviderTrip): { provider: string } {
  return { provider: PROVIDER_NAMES[provider] }
}
