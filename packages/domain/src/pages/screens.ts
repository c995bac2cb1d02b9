import { hasEffect } from '../constants/index.ts'

/** The paths of the member app's own screens; any other path is a page. */
const PATTERNS = {
  me: '/me',
  account: '/me/account',
  details: '/me/account/details',
  data: '/me/account/data',
  privacy: '/me/account/privacy',
  purchases: '/me/account/purchases',
  subscriptions: '/me/account/subscriptions',
  invoices: '/me/account/invoices',
  billing: '/me/account/billing',
  invoice: '/me/invoices/:id',
  withdraw: '/me/withdraw',
  sessions: '/me/account/sessions',
  notifications: '/me/account/notifications',
  notices: '/me/notifications',
  support: '/me/account/support',
  product: '/me/products/:id',
  my_content: '/me/my-content',
  schedule: '/me/schedule',
  search: '/discover/search',
  discover: '/discover/(?<tab>programs|events|packs)',
  discover_start: '/discover',
  form: '/forms/:id',
  my_submissions: '/me/submissions',
  submissions_of_type: '/me/submissions/:form_type',
  submissions: '/me/forms/:form_id/submissions',
  submission: '/me/forms/:form_id/submissions/:submission_id',
  buy: '/buy/:ids',
  workout: '/me/workout/:id',
  workout_sessions: '/me/workout/:id/sessions',
  training: '/me/training',
  trained_exercises: '/me/training/exercises',
  exercise_progress: '/me/training/exercises/:id',
  body: '/me/training/body',
  body_measure: '/me/training/body/:kind',
  messages: '/me/messages',
  new_message: '/me/messages/new',
  thread: '/me/messages/:id',
  participants: '/me/messages/:id/participants',
  unsubscribe: '/subscriber/:id/unsubscribe',
} as const

/** A screen of the app itself. */
export type ScreenName = keyof typeof PATTERNS

const SCREENS = (Object.keys(PATTERNS) as ScreenName[]).filter(
  (name) => name !== 'notifications' || hasEffect('member_notifications'),
)

/** A screen with what varies in its path. */
export type ScreenMatch = { name: ScreenName; params: Readonly<Record<string, string>> }

/** The screen at a path; null for pages. */
export function findScreen(path: string): ScreenMatch | null {
  for (const name of SCREENS) {
    const params = matchPath(PATTERNS[name], path)
    if (params) return { name, params }
  }
  return null
}

/** What stays on screen from path to path: all conversations are one screen, and so are all lists of Discover. */
export function screenKey(path: string | null): string | null {
  if (path?.startsWith(PATTERNS.messages)) return PATTERNS.messages
  return path && matchPath(PATTERNS.discover, path) ? PATTERNS.discover_start : path
}

/** Whether a path leads to a screen that this app has. */
export function isScreenPath(path: string): boolean {
  return findScreen(path) !== null
}

/** The values of a pattern's names in a path; null where the path does not fit. A slash at the end counts for nothing. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const match = RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`).exec(path)
  if (!match) return null
  const params: Record<string, string> = {}
  for (const name in match.groups) params[name] = decode(match.groups[name] ?? '')
  return params
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
