import type { LoginResponse } from '@foyer/contract/identity/shapes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePreference } from '../../platform/preferences.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useSession, useSessionStore } from '../../platform/session/use-session.ts'
import {
  firstStep,
  isNewcomer,
  isPassing,
  mailedSecret,
  nextForMember,
  providerReturn,
  queryOf,
  stepOfSecret,
  type AuthDraft,
  type AuthStep,
  type MailedSecret,
  type ProviderReturn,
} from './auth-flow.ts'
import { endTrip, readTrip, type ProviderTrip } from './provider-trip.ts'
import { useLinkProvider } from './use-link-provider.ts'
import { useWayOut, type WayOut } from './use-way-out.ts'

/** What came back from a provider, and the trip it belongs to: null in a tab that never left. */
export type CameBack = { back: ProviderReturn; trip: ProviderTrip | null }

/** What the steps of the sign-in panel share. */
export interface AuthFlow extends Pick<WayOut, 'leave' | 'close'> {
  step: AuthStep
  go: (step: AuthStep) => void
  draft: AuthDraft
  type: (typed: Partial<AuthDraft>) => void
  secret: MailedSecret | null
  came_back: CameBack | null
  /** What came back is linked with the next sign-in, which proves the account that it asks for. */
  linkLater: () => void
  /** The mailed link proves its address after the next sign-in, as whoever that is. */
  proveLater: () => Promise<void>
  /** Takes a sign-in: a newcomer is asked for a name, everyone else is let go. Resolves when that is done. */
  enter: (login: LoginResponse) => Promise<void>
  rememberEmail: (email: string) => void
}

type Props = { query: Readonly<Record<string, string>>; close: () => void }

/** The course of the sign-in panel. Its place is kept in the hash, what was typed in memory. */
export function useAuthFlow({ query, close }: Props): AuthFlow {
  const hash = useHash()
  const session = useSession()
  const store = useSessionStore()
  const link = useLinkProvider()
  const [last_email, setLastEmail] = usePreference('last_email', '')
  const [step, setStep] = useState<AuthStep>(() => firstStep(query))
  const [secret, setSecret] = useState<MailedSecret | null>(() => mailedSecret(query))
  const [came_back, setCameBack] = useState<CameBack | null>(() => cameBackWith(query))
  const waits_for_link = useRef(false)
  const waits_for_proof = useRef(false)
  const [draft, setDraft] = useState<AuthDraft>(() => ({
    email: query['email'] ?? last_email,
    name: '',
    password: '',
    password_confirmation: '',
    code: '',
  }))

  const out = useWayOut({ close, trip: came_back?.trip ?? null })
  const go = (next: AuthStep): void => {
    setStep(next)
    hash.update('auth', queryOf(next, draft.email))
  }

  const arrived = mailedSecret(query)
  if (arrived && arrived.token !== secret?.token) {
    setSecret(arrived)
    setStep(stepOfSecret(arrived))
  }
  const returned = providerReturn(query)
  if (returned && JSON.stringify(returned) !== JSON.stringify(came_back?.back)) {
    setCameBack(cameBackWith(query))
    setStep('provider')
  }
  useEffect(() => {
    if (!isPassing(query)) return
    endTrip()
    hash.update('auth', {})
  }, [query, hash])

  const is_in = session.status === 'authenticated' && session.token !== null
  const linkNow = useEffectEvent(() => {
    if (!waits_for_link.current || !came_back?.trip || !('ticket' in came_back.back)) return
    waits_for_link.current = false
    void link(came_back.trip, came_back.back.ticket)
  })
  useEffect(() => {
    if (is_in) linkNow()
  }, [is_in])

  const name = session.status === 'authenticated' ? session.user.name : null
  const next = name === null ? null : nextForMember(step, name)
  const letGo = useEffectEvent(() => {
    if (!waits_for_proof.current) void out.leave()
  })
  useEffect(() => {
    if (next === 'close') letGo()
  }, [next])

  return {
    step: next === 'setup' ? 'setup' : step,
    go,
    draft,
    type: (typed) => setDraft((before) => ({ ...before, ...typed })),
    secret,
    came_back,
    linkLater: () => {
      waits_for_link.current = true
    },
    proveLater: async () => {
      waits_for_proof.current = true
      if (session.status === 'authenticated') await store.signOut()
      go('login')
    },
    enter: async (login) => {
      setLastEmail(login.user.email)
      if (isNewcomer(step, login.user.name)) out.greet(login.user)
      store.accept(login)
      if (login.user.name === '') setStep('setup')
      else if (waits_for_proof.current) setStep('proof')
      else if (!waits_for_link.current) await out.leave()
    },
    rememberEmail: setLastEmail,
    leave: out.leave,
    close: out.close,
  }
}

function cameBackWith(query: Readonly<Record<string, string>>): CameBack | null {
  const back = providerReturn(query)
  return back && { back, trip: readTrip() }
}
