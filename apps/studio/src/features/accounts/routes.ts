import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { checkSession } from '../../platform/api.ts'
import { appRoute, rootRoute } from '../../platform/routes.ts'
import { requireSignIn } from '../../platform/require-sign-in.ts'
import { choiceParam, present, textParam, type RawSearch } from '../../platform/search-params.ts'
import { currentSession } from '../../platform/session.ts'
import { loadTexts } from '../../platform/texts.tsx'
import { LOCALES } from '@foyer/i18n'
import { MEMBER_ROW_ACTIONS } from './import/member-imports.ts'
import {
  MEMBER_PROGRAMS,
  MEMBER_SORTS,
  MEMBER_STATES,
  MEMBER_VIEWS,
  MEMBER_VISITS,
  type MemberSearch,
} from './member-search.ts'
import { safeReturnPath } from './auth-words.ts'

const authSearch = (raw: RawSearch): { redirect?: string } =>
  present({ redirect: textParam(raw['redirect'], 500) })

async function onlyGuests({ search }: { readonly search: { redirect?: string } }): Promise<void> {
  await checkSession()
  if (currentSession().state !== 'signed_in') return
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown redirect
  throw redirect({ href: safeReturnPath(search.redirect), replace: true })
}

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: authSearch,
  beforeLoad: onlyGuests,
  loader: () => loadTexts('auth', 'studio_accounts', 'studio_passkeys', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/auth-screen.tsx'), 'SignInScreen'),
})

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-up',
  validateSearch: authSearch,
  beforeLoad: onlyGuests,
  loader: () => loadTexts('auth', 'studio_accounts', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/auth-screen.tsx'), 'SignUpScreen'),
})

const forgotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  loader: () => loadTexts('auth', 'studio_accounts', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/reset-screens.tsx'), 'ForgotScreen'),
})

const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  loader: () => loadTexts('auth', 'studio_accounts', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/reset-screens.tsx'), 'ResetScreen'),
})

const joinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/join',
  loader: () => loadTexts('auth', 'studio_accounts', 'studio_team', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/join-screen.tsx'), 'JoinScreen'),
})

/** How whoever is signed in comes in. */
export const yourSignInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/you',
  beforeLoad: requireSignIn,
  loader: () => loadTexts('studio_accounts', 'studio_passkeys'),
  component: lazyRouteComponent(() => import('./screens/your-sign-in-screen.tsx'), 'YourSignInScreen'),
})

/** The screens of guests. Who is signed in may have forgotten their password, or be asked into a team, all the same. */
export const authRoutes = [signInRoute, signUpRoute, forgotRoute, resetRoute, joinRoute] as const

/** What the address of the list of members says. */
export const memberSearch = (raw: RawSearch): MemberSearch =>
  present({
    term: textParam(raw['term']),
    status: choiceParam(raw['status'], MEMBER_STATES),
    view: choiceParam(raw['view'], MEMBER_VIEWS),
    program: choiceParam(raw['program'], MEMBER_PROGRAMS),
    language: choiceParam(raw['language'], LOCALES),
    seen: choiceParam(raw['seen'], MEMBER_VISITS),
    sort: choiceParam(raw['sort'], MEMBER_SORTS),
  })

const mailboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/mailbox',
  validateSearch: (raw: RawSearch) => present({ to: textParam(raw['to'], 320), id: textParam(raw['id']) }),
  loader: () => loadTexts('studio_accounts'),
  component: lazyRouteComponent(() => import('./screens/mailbox-screen.tsx'), 'MailboxScreen'),
})

/** The mails of development. The server offers them in development only. */
export const mailboxRoutes = [mailboxRoute] as const

/** Who was invited into an app and has not come yet. */
export const invitationsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'members/invitations',
  loader: () => loadTexts('studio_members', 'studio_member_admin'),
  component: lazyRouteComponent(() => import('./screens/invitations-screen.tsx'), 'InvitationsScreen'),
})

/** Bringing members in from a file. */
export const memberImportRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'members/import',
  validateSearch: (raw: RawSearch) =>
    present({ run: textParam(raw['run']), action: choiceParam(raw['action'], MEMBER_ROW_ACTIONS) }),
  loader: () => loadTexts('studio_members', 'studio_member_import'),
  component: lazyRouteComponent(() => import('./screens/member-import-screen.tsx'), 'MemberImportScreen'),
})
