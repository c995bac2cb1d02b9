import type { LoginResponse } from '@foyer/contract/identity/shapes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { usePreference } from '../../platform/preferences.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useSession, useSessionStore } from '../../platform/session/use-session.ts'
import {
  initialStep,
  isNewMember,
  mustLeaveAddress,
  needsSetup,
  parseMailedSecret,
  nextStepForMember,
  parseProviderReturn,
  toQuery,
  stepForSecret,
  type AuthDraft,
  type AuthStep,
  type MailedSecret,
  type ProviderReturn,
} from './auth-flow.ts'
import { clearProviderFlow, readProviderFlow, type ProviderFlow } from './provider-flow.ts'
import { useLinkProvider } from './use-link-provider.ts'
import { usePanelExit, type PanelExit } from './use-panel-exit.ts'

/** The provider's result and its stored flow; the flow is null in a tab that never left. */
export type ReturnedProviderFlow = { outcome: ProviderReturn; providerFlow: ProviderFlow | null }

/** What the steps of the sign-in panel share. */
export interface AuthFlow extends Pick<PanelExit, 'closeForMember' | 'close'> {
  step: AuthStep
  /** `notice` is shown above the form of that step. */
  go: (step: AuthStep, notice?: string) => void
  notice: string | null
  draft: AuthDraft
  updateDraft: (typed: Partial<AuthDraft>) => void
  secret: MailedSecret | null
  provider_return: ReturnedProviderFlow | null
  /** Links the provider with the next sign-in, which authenticates the account. */
  linkAfterSignIn: () => void
  /** Verifies the mailed link's email after the next sign-in, as the member who signs in. */
  verifyEmailAfterSignIn: () => Promise<void>
  /** Stores a sign-in: who has set-up to finish is asked to, for others the panel closes. Resolves when that is done. */
  completeSignIn: (login: LoginResponse) => Promise<void>
  /** Resolves when the panel is done with a member who finished set-up, or put it off. */
  finishSetup: () => Promise<void>
  storeEmail: (email: string) => void
  /** Whether the typed email signed in on this device before. */
  is_known_here: () => boolean
}

type Props = { query: Readonly<Record<string, string>>; close: () => void }

/** State of the sign-in panel. The step is stored in the hash, the input in memory. */
export function useAuthFlow({ query, close }: Props): AuthFlow {
  const hash = useHash()
  const session = useSession()
  const store = useSessionStore()
  const link = useLinkProvider()
  const { app } = usePlatform()
  const [last_email, setLastEmail] = usePreference('last_email', '')
  const [signed_in_email, setSignedInEmail] = usePreference('signed_in_email', '')
  const [step, setStep] = useState<AuthStep>(() => initialStep(query))
  const [notice, setNotice] = useState<string | null>(null)
  const [secret, setSecret] = useState<MailedSecret | null>(() => parseMailedSecret(query))
  const [provider_return, setProviderReturn] = useState<ReturnedProviderFlow | null>(() =>
    readProviderReturn(query),
  )
  const must_link = useRef(false)
  const must_verify_email = useRef(false)
  const [draft, setDraft] = useState<AuthDraft>(() => ({
    email: query['email'] ?? last_email,
    name: '',
    password: '',
    password_confirmation: '',
    code: '',
  }))

  const panelExit = usePanelExit({ close, providerFlow: provider_return?.providerFlow ?? null })
  const go = (next: AuthStep, text?: string): void => {
    setStep(next)
    setNotice(text ?? null)
    hash.update('auth', toQuery(next, draft.email))
  }

  const newSecret = parseMailedSecret(query)
  if (newSecret && newSecret.token !== secret?.token) {
    setSecret(newSecret)
    setStep(stepForSecret(newSecret))
  }
  const newReturn = parseProviderReturn(query)
  if (newReturn && JSON.stringify(newReturn) !== JSON.stringify(provider_return?.outcome)) {
    setProviderReturn(readProviderReturn(query))
    setStep('provider')
  }
  useEffect(() => {
    if (!mustLeaveAddress(query)) return
    clearProviderFlow()
    hash.update('auth', {})
  }, [query, hash])

  const is_signed_in = session.status === 'authenticated' && session.token !== null
  const linkIfPending = useEffectEvent(() => {
    if (!must_link.current || !provider_return?.providerFlow || !('ticket' in provider_return.outcome)) return
    must_link.current = false
    void link(provider_return.providerFlow, provider_return.outcome.ticket)
  })
  useEffect(() => {
    if (is_signed_in) linkIfPending()
  }, [is_signed_in])

  const next =
    session.status === 'authenticated' ? nextStepForMember(step, session.user, app.sign_in_methods) : null
  const closeForMember = useEffectEvent(() => {
    if (!must_verify_email.current) void panelExit.closeForMember()
  })
  useEffect(() => {
    if (next === 'close') closeForMember()
  }, [next])

  return {
    step: next === 'setup' ? 'setup' : step,
    go,
    notice,
    draft,
    updateDraft: (typed) => setDraft((previous) => ({ ...previous, ...typed })),
    secret,
    provider_return,
    linkAfterSignIn: () => {
      must_link.current = true
    },
    verifyEmailAfterSignIn: async () => {
      must_verify_email.current = true
      if (session.status === 'authenticated') await store.signOut()
      go('login')
    },
    completeSignIn: async (login) => {
      setLastEmail(login.user.email)
      setSignedInEmail(login.user.email)
      if (isNewMember(step, login.user.name)) panelExit.prepareOffer(login.user)
      store.accept(login)
      if (needsSetup(login.user, app.sign_in_methods)) setStep('setup')
      else if (must_verify_email.current) setStep('proof')
      else if (!must_link.current) await panelExit.closeForMember()
    },
    finishSetup: async () => {
      if (must_verify_email.current) setStep('proof')
      else await panelExit.closeForMember()
    },
    storeEmail: setLastEmail,
    is_known_here: () =>
      signed_in_email !== '' && draft.email.trim().toLowerCase() === signed_in_email.toLowerCase(),
    closeForMember: panelExit.closeForMember,
    close: panelExit.close,
  }
}

function readProviderReturn(query: Readonly<Record<string, string>>): ReturnedProviderFlow | null {
  const outcome = parseProviderReturn(query)
  return outcome && { outcome, providerFlow: readProviderFlow() }
}
