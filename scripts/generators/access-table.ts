import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aNode, anApp, aViewer, noon } from '../../packages/domain/src/access/factories.ts'
import { decideAccess } from '../../packages/domain/src/access/index.ts'
import type {
  AccessDecision,
  AccessNode,
  AccessViewer,
  AppAccess,
} from '../../packages/domain/src/access/index.ts'
import type { GeneratedFile } from './generated-file.ts'

const PATH = 'docs/decisions/0025-access-in-combination.md'
const [BEGIN, END] = ['<!-- tables: written by npm run generate -->', '<!-- end of tables -->']

/** The product that opens the page is another one than the app's. */
const [PRODUCT, APP_PRODUCT] = ['page product', 'app product']

const apps: Readonly<Record<string, AppAccess>> = {
  'Open app': anApp(),
  'Open app without anonymous browsing, or `require_sign_in` without it': anApp({
    allow_anonymous_browsing: false,
  }),
  '`require_sign_in`': anApp({ require_sign_in: true }),
  '`is_subscriber_only`': anApp({ is_subscriber_only: true, app_products: [APP_PRODUCT] }),
  '`is_subscriber_only` without anonymous browsing': anApp({
    is_subscriber_only: true,
    app_products: [APP_PRODUCT],
    allow_anonymous_browsing: false,
  }),
  '`is_private`': anApp({ is_private: true }),
}

const sold = { require_purchase: true, products: [PRODUCT] }
const absoluteDrip = { is_scheduled: true, unlocks_at: '2026-06-01T12:00:00.000Z' }
const relativeDrip = { is_scheduled: true, is_progress_root: true, unlock_duration_seconds: 604_800 }

const pages: Readonly<Record<string, Partial<AccessNode>>> = {
  'no gate': {},
  '`allow_browsing` alone': { allow_browsing: true },
  '`require_authentication`': { require_authentication: true },
  '`require_purchase`': sold,
  '`require_purchase`, `allow_browsing`': { ...sold, allow_browsing: true },
  '`require_purchase`, `require_authentication`': { ...sold, require_authentication: true },
  'a future date': absoluteDrip,
  'a future date, `allow_browsing`': { ...absoluteDrip, allow_browsing: true },
  'seven days after the start': relativeDrip,
  '`require_purchase`, a future date': { ...sold, ...absoluteDrip },
  '`require_purchase`, `allow_browsing`, a future date': { ...sold, ...absoluteDrip, allow_browsing: true },
  '`is_private`': { is_private: true },
  '`is_private`, `allow_browsing`': { is_private: true, allow_browsing: true },
  '`is_private`, `require_purchase`': { ...sold, is_private: true },
}

const everything = {
  active_product_ids: new Set([PRODUCT, APP_PRODUCT]),
  page_entitlements: new Set(['page']),
  run_starts: new Map([['page', '2026-05-09T12:00:00.000Z']]),
}

const viewers: Readonly<Record<string, AccessViewer | null>> = {
  guest: null,
  'signed in, not a member': aViewer({ subscriber_id: null }),
  member: aViewer(),
  'with the products': aViewer({ active_product_ids: everything.active_product_ids }),
  'with a grant of the page': aViewer({ page_entitlements: everything.page_entitlements }),
  'with all of it, started yesterday': aViewer(everything),
  'the same, completed once': aViewer({ ...everything, completed_page_ids: new Set(['page']) }),
  'admin without purchases': aViewer({ is_admin: true }),
}

/** Generates the page about combined access fields, with tables computed by the rule itself. */
export function generateAccessTable(root: string): GeneratedFile[] {
  const text = readFileSync(join(root, PATH), 'utf8')
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`${PATH} lacks the comments around its tables.`)
  const tables = Object.entries(apps).map(([name, app]) => `### ${name}\n\n${renderTable(app)}`)
  return [
    { path: PATH, text: `${text.slice(0, from)}${BEGIN}\n\n${tables.join('\n\n')}\n\n${text.slice(to)}` },
  ]
}

function renderTable(app: AppAccess): string {
  const header = ['page', ...Object.keys(viewers)]
  const rows = Object.entries(pages).map(([name, fields]) => [
    name,
    ...Object.values(viewers).map((viewer) =>
      formatDecision(decideAccess(app, [aNode(fields)], viewer, noon, 'UTC')),
    ),
  ])
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const REASONS = {
  IS_PRIVATE: 'private',
  AUTHENTICATION_REQUIRED: 'log in',
  PURCHASE_REQUIRED: 'buy',
  START_REQUIRED: 'start',
  IS_SCHEDULED: 'wait',
  VIEWABLE_CHILDREN: 'children',
} as const

function formatDecision(decision: AccessDecision): string {
  if (!decision.granted) {
    const is_of_app = decision.reason === 'PURCHASE_REQUIRED' && decision.products?.includes(APP_PRODUCT)
    return is_of_app ? 'buy (app)' : REASONS[decision.reason]
  }
  return decision.may_act ? '**open**' : '**read**'
}
