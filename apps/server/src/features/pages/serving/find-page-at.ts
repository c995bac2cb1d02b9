import type { AppFacts } from '#platform/app-facts.ts'
import type { Ctx } from '#platform/context.ts'
import { getAccessChain, effectiveGates, type AccessShell } from '@foyer/domain/access'
import { reportTreeFault } from '../../access/index.ts'
import { decidePublicShell } from '../gates/index.ts'
import type { Site, SitePage } from '../tree/index.ts'

/** A page that strangers may know, and how much of it. */
export type PublicPage = { page: SitePage; shell: Extract<AccessShell, { kind: 'open' | 'gated' }> }

/** What a stranger finds at a path. */
export type PathMatch =
  | ({ kind: 'page' } & PublicPage)
  | { kind: 'moved'; path: string }
  | { kind: 'nothing' }

/**
 * Finds a page by path as a guest may: private pages and their former paths do not exist. A page that is hidden
 * because its tree is broken is reported.
 */
export function findPageAt(ctx: Ctx, site: Site, path: string, now: Date): PathMatch {
  const found = matchPath(ctx.app, site, path, now)
  const page_id = found.kind === 'nothing' ? findPageIdAt(site, path) : null
  if (page_id !== null)
    reportTreeFault(ctx, page_id, effectiveGates(getAccessChain(page_id, site.nodes)).fault)
  return found
}

function matchPath(app: AppFacts, site: Site, path: string, now: Date): PathMatch {
  const id = site.by_path.get(path)
  if (id !== undefined) return findPublicPage(app, site, id, now)
  const plain = normalizePath(path)
  const target =
    plain === path ? site.redirects.get(path) : (site.by_path.get(plain) ?? site.redirects.get(plain))
  if (target === undefined) return { kind: 'nothing' }
  const found = findPublicPage(app, site, target, now)
  return found.kind === 'page' ? { kind: 'moved', path: found.page.path } : found
}

/** The page that has a path now, or left it last. */
export function findPageIdAt(site: Site, path: string): string | null {
  const plain = normalizePath(path)
  return site.by_path.get(plain) ?? site.redirects.get(plain) ?? null
}

/** A page by its id, as far as a stranger may know of it. */
export function findPublicPage(app: AppFacts, site: Site, page_id: string, now: Date): PathMatch {
  const page = site.pages.get(page_id)
  if (!page) return { kind: 'nothing' }
  const shell = decidePublicShell(app, site, page_id, now)
  return shell.kind === 'open' || shell.kind === 'gated' ? { kind: 'page', page, shell } : { kind: 'nothing' }
}

/** The one form in which paths are stored: lower case, no slash at the end. */
export function normalizePath(path: string): string {
  const lower = path.toLowerCase().normalize('NFC')
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}
