import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { checkSession } from '../../platform/api.ts'
import { rootRoute } from '../../platform/routes.ts'
import { requireSignIn } from '../../platform/require-sign-in.ts'
import { removeEmpty, parseTextParam, type RawSearch } from '../../platform/search-params.ts'
import { currentSession } from '../../platform/session.ts'
import { loadTexts } from '../../platform/texts.tsx'
import { safeReturnPath } from './auth-errors.ts'

const parseAuthSearch = (raw: RawSearch): { redirect?: string } =>
  removeEmpty({ redirect: parseTextParam(raw['redirect'], 500) })

async function redirectSignedIn({ search }: { readonly search: { redirect?: string } }): Promise<void> {
  await checkSession()
  if (currentSession().state !== 'signed_in') return
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown redirect
  throw redirect({ href: safeReturnPath(search.redirect), replace: true })
}

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: parseAuthSearch,
  beforeLoad: redirectSignedIn,
  loader: () => loadTexts('auth', 'studio_auth', 'studio_passkeys', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/auth-screen.tsx'), 'SignInScreen'),
})

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-up',
  validateSearch: parseAuthSearch,
  beforeLoad: redirectSignedIn,
  loader: () => loadTexts('auth', 'studio_auth', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/auth-screen.tsx'), 'SignUpScreen'),
})

const forgotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  loader: () => loadTexts('auth', 'studio_auth', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/reset-screens.tsx'), 'ForgotScreen'),
})

const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  loader: () => loadTexts('auth', 'studio_auth', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/reset-screens.tsx'), 'ResetScreen'),
})

const joinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/join',
  loader: () => loadTexts('auth', 'studio_auth', 'studio_team', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/join-screen.tsx'), 'JoinScreen'),
})

/** The sign-in settings of the signed-in user. */
export const yourSignInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/you',
  beforeLoad: requireSignIn,
  loader: () => loadTexts('studio_auth', 'studio_passkeys'),
  component: lazyRouteComponent(() => import('./screens/your-sign-in-screen.tsx'), 'YourSignInScreen'),
})

/** The sign-in screens. Signed-in users may open them too, to reset a password or join a team. */
export const authRoutes = [signInRoute, signUpRoute, forgotRoute, resetRoute, joinRoute] as const

const mailboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/mailbox',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({ to: parseTextParam(raw['to'], 320), id: parseTextParam(raw['id']) }),
  loader: () => loadTexts('studio_auth'),
  component: lazyRouteComponent(() => import('./screens/mailbox-screen.tsx'), 'MailboxScreen'),
})

/** The mails of development. The server offers them in development only. */
export const mailboxRoutes = [mailboxRoute] as const
