import { redirect } from '@tanstack/react-router'
import { checkSession } from './api.ts'
import { currentSession } from './session.ts'

/** Sends guests to the sign-in screen and back to where they wanted to go. For `beforeLoad`. */
export async function requireSignIn({
  location,
}: {
  readonly location: { readonly href: string }
}): Promise<void> {
  await checkSession()
  if (currentSession().state === 'signed_in') return
  const search = location.href === '/' ? {} : { redirect: location.href }
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown redirect
  throw redirect({ to: '/sign-in', search, replace: true })
}
