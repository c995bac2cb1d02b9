import type { Call, TeamRole } from '@foyer/contract'
import { FALLBACK_LOCALE } from '@foyer/contract/rules/locales'
import { DEFAULT_THEME } from '@foyer/domain/theme'
import type { AppFacts } from '../app-facts.ts'
import type { RequestFacts } from '../context.ts'
import { CallError, notFound } from '../errors.ts'
import type { Services } from '../services.ts'
import { gateNeed, sessionNeed, teamSessionNeed } from '../session/ports.ts'
import type { AnyViewer, TeamViewer, Viewer } from '../session/viewer.ts'
import { resolveHost } from './hosts.ts'
import { appNow } from './request-context.ts'

/** Stands for "no app" in calls that belong to an account: no tenant row can have its id. */
export const NO_APP: AppFacts = {
  id: '00000000-0000-0000-0000-000000000000',
  account_id: '',
  slug: '',
  name: '',
  time_zone: 'UTC',
  default_locale: FALLBACK_LOCALE,
  locales: [FALLBACK_LOCALE],
  is_sandbox: false,
  clock_offset_ms: 0,
  access: {
    is_private: false,
    is_subscriber_only: false,
    require_sign_in: false,
    allow_anonymous_browsing: false,
    app_products: [],
    purchase_overlay: null,
    prompt_purchase_post_sign_up: false,
    sso_apple_enabled: false,
    sso_google_enabled: false,
  },
  version: 0,
  access_epoch: 0,
  messaging: {
    is_chat_available: false,
    member_to_member: false,
    member_to_admin: false,
    shows_typing: false,
  },
  release_id: null,
  theme: DEFAULT_THEME,
  primary_domain: null,
  platform_rewardful_slug: '',
  is_off: false,
}

const TEAM_ROLE_RANK: Record<TeamRole, number> = { admin: 1, account_admin: 2, owner: 3 }

/** Whether a call targets one app. Studio calls for the account do not. */
export function needsApp(call: Call): boolean {
  return call.auth === 'team' || (call.auth !== 'account' && !call.path.startsWith('/studio/'))
}

/**
 * Finds the app of a request: the host's, or the one in `X-App-Slug` on a host without an app. If host and header
 * disagree the response is that of an unknown app (architecture, "Tenants").
 */
export async function findApp(
  services: Services,
  { auth }: Pick<Call, 'auth'>,
  request: RequestFacts,
  slug_header: string | null,
): Promise<AppFacts> {
  const host = await resolveHost(services, request.host)
  // Payment webhooks are accepted for inactive apps too: they are authenticated by signature and reveal
  // nothing.
  if (auth === 'webhook' && (host.kind === 'off' || host.kind === 'left' || host.kind === 'deleted'))
    return host.app
  if (host.kind === 'off') throw new CallError('app_switched_off')
  if (host.kind === 'app') {
    if (slug_header !== null && slug_header !== host.app.slug) throw notFound()
    return host.app
  }
  if (host.kind !== 'base' || slug_header === null) throw notFound()
  const app = await services.directory.bySlug(slug_header)
  if (!app) throw notFound()
  return app
}

type Caller = {
  token: string | null
  email: string | null
  /** The page whose gate protects the call. */
  page_id?: string | null
  /** The viewer of the token where the call has found them already. */
  known_viewer?: Viewer | null
}

/** Authenticates the caller and checks that they may make the call at all. */
export async function authenticateCaller(
  services: Services,
  call: Call,
  app: AppFacts | null,
  caller: Caller,
): Promise<AnyViewer> {
  switch (call.auth) {
    case 'beacon':
    case 'webhook':
      return null
    case 'account':
    case 'team':
      return authenticateTeamMember(services, call, app, caller.token)
    default:
      return authenticateUser(services, call, app, caller)
  }
}

async function authenticateTeamMember(
  services: Services,
  call: Call,
  app: AppFacts | null,
  token: string | null,
): Promise<TeamViewer> {
  const viewer = token ? await services.need(teamSessionNeed).findTeamViewer(services.database, token) : null
  if (!viewer) throw new CallError('unauthorized')
  if (call.auth === 'team' && app?.account_id !== viewer.account_id) throw notFound()
  if (TEAM_ROLE_RANK[viewer.role] < TEAM_ROLE_RANK[call.role ?? 'admin']) throw new CallError('forbidden')
  return viewer
}

/**
 * Public calls need no sign-in: an expired or foreign token counts as none, so that it cannot block sign-in. A valid
 * token with another user's e-mail is still refused.
 */
async function authenticateUser(
  services: Services,
  call: Call,
  app: AppFacts | null,
  caller: Caller,
): Promise<Viewer | null> {
  const { token, email, known_viewer } = caller
  const viewer =
    known_viewer === undefined && app && token
      ? await findViewer(services, app, token, caller)
      : (known_viewer ?? null)
  if (viewer && email !== null && email.toLowerCase() !== viewer.email.toLowerCase())
    throw new CallError('unauthorized')
  if (viewer?.viewed_by) assertOpenInPreview(call)
  if (call.auth === 'public') return viewer
  if (!viewer) throw new CallError('unauthorized')
  if (call.auth === 'member' && viewer.subscriber_id === null) throw new CallError('forbidden')
  return viewer
}

function findViewer(
  services: Services,
  app: AppFacts,
  token: string,
  { page_id }: Pick<Caller, 'page_id'>,
): Promise<Viewer | null> {
  const { database, need } = services
  if (page_id == null) return need(sessionNeed).findViewer(database.forApp(app.id), app, token)
  return need(gateNeed).findViewerAtGate(database, {
    app_id: app.id,
    token,
    page_id,
    now: appNow(services, app),
  })
}

/**
 * Checks calls in a preview, where a team member views the app as a member: refuses every call that does not allow
 * it. The error code separates writes from private data.
 */
export function assertOpenInPreview({ in_preview, method }: Pick<Call, 'in_preview' | 'method'>): void {
  if (in_preview === 'open') return
  throw new CallError(method === 'GET' ? 'closed_in_preview' : 'preview_is_read_only')
}
