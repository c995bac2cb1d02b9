import type { LoginResponse } from '@foyer/contract/accounts/shapes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePreference } from '../../platform/preferences.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useSession, useSessionStore } from '../../platform/session/use-session.ts'
import { firstStep, mailedSecret, nextForMember, queryOf, stepOfSecret } from './auth-flow.ts'
import type { AuthDraft, AuthStep, MailedSecret } from './auth-flow.ts'

/** What the steps of the sign-in panel share. */
export interface AuthFlow {
  step: AuthStep
  go: (step: AuthStep) => void
  draft: AuthDraft
  type: (typed: Partial<AuthDraft>) => void
  secret: MailedSecret | null
  /** Takes a sign-in: a newcomer is asked for a name, everyone else is let go. */
  enter: (login: LoginResponse) => void
  rememberEmail: (email: string) => void
  close: () => void
}

type Props = { query: Readonly<Record<string, string>>; close: () => void }

/** The course of the sign-in panel. Its place is kept in the hash, what was typed in memory. */
export function useAuthFlow({ query, close }: Props): AuthFlow {
  const hash = useHash()
  const session = useSession()
  const store = useSessionStore()
  const [last_email, setLastEmail] = usePreference('last_email', '')
  const [step, setStep] = useState<AuthStep>(() => firstStep(query))
  const [secret, setSecret] = useState<MailedSecret | null>(() => mailedSecret(query))
  const [draft, setDraft] = useState<AuthDraft>(() => ({
    email: query['email'] ?? last_email,
    name: '',
    password: '',
    password_confirmation: '',
    code: '',
  }))

  const has_left = useRef(false)
  const leave = (): void => {
    if (has_left.current) return
    has_left.current = true
    close()
  }
  const go = (next: AuthStep): void => {
    setStep(next)
    hash.update('auth', queryOf(next, draft.email))
  }

  const arrived = mailedSecret(query)
  if (arrived && arrived.token !== secret?.token) {
    setSecret(arrived)
    setStep(stepOfSecret(arrived))
  }
  useEffect(() => {
    if (mailedSecret(query)) hash.update('auth', {})
  }, [query, hash])

  const name = session.status === 'authenticated' ? session.user.name : null
  const next = name === null ? null : nextForMember(step, name)
  const letGo = useEffectEvent(() => leave())
  useEffect(() => {
    if (next === 'close') letGo()
  }, [next])

  return {
    step: next === 'setup' ? 'setup' : step,
    go,
    draft,
    type: (typed) => setDraft((before) => ({ ...before, ...typed })),
    secret,
    enter: (login) => {
      setLastEmail(login.user.email)
      store.accept(login)
      if (login.user.name === '') setStep('setup')
      else leave()
    },
    rememberEmail: setLastEmail,
    close: leave,
  }
}
