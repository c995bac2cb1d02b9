import type { AppDirectory, AppFacts } from '../app-facts.ts'
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts'
import { settlesWithin } from '../settles-within.ts'
import type { Services } from '../services.ts'

/** What a request's host stands for (architecture, "Hosts"). */
export type HostKind =
  | { kind: 'base' }
  | { kind: 'sandbox' }
  /** `is_primary`: the app's pages are at this host and not at another one of it. */
  | { kind: 'app'; app: AppFacts; is_primary: boolean }
  /** The app is switched off: nothing of it may be answered here. */
  | { kind: 'off'; app: AppFacts }
  /** The host of a slug that the app has left: it has nothing of its own but the way to where the app is now. */
  | { kind: 'left'; app: AppFacts }
  /** Its slug is still a deleted app's, which can be had back. */
  | { kind: 'deleted'; app: AppFacts }
  | { kind: 'unknown' }

/** The host of a request in lower case, without its port; empty where it is missing or odd. */
export function hostName(header: string | undefined): string {
  const host = (header ?? '').toLowerCase().replace(/:\d{1,5}$/, '')
  return /^[a-z0-9.-]{1,253}$/.test(host) ? host : ''
}

type HostServices = Pick<Services, 'config' | 'directory'>

/** Resolves what a host serves, synchronously if the app directory has it in memory. */
export function resolveHost(services: HostServices, host: string): HostKind | Promise<HostKind> {
  return hostResolver(services)(host)
}

/** So long ago the facts of an app may have been current while the database is away (security, "Answers"). */
const MAX_OUTAGE_MS = 60_000

/**
 * Resolves hosts for public responses: while the database is away it uses facts up to a minute old. Other reads fail
 * then, so only cached content is served.
 */
export function publicHostResolver(services: HostServices): (host: string) => HostKind | Promise<HostKind> {
  const resolve = hostResolver(services)
  return (host) => {
    const found = resolve(host)
    return found instanceof Promise ? orOlder(found, () => resolve(host, MAX_OUTAGE_MS)) : found
  }
}

/** A database that does not answer for longer counts as away for pages, which may not wait for its timeouts. */
const SILENCE_MS = 1_500

async function orOlder(
  current: Promise<HostKind>,
  findOlder: () => HostKind | Promise<HostKind>,
): Promise<HostKind> {
  try {
    if (await settlesWithin(current, SILENCE_MS)) return await current
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  }
  return findOlder()
}

const BASE: HostKind = { kind: 'base' }
const SANDBOX: HostKind = { kind: 'sandbox' }
const UNKNOWN: HostKind = { kind: 'unknown' }

/** `within_ms`: how long ago the facts of an app may have been current. */
function hostResolver({ config, directory }: HostServices) {
  const base = hostName(config.base_host)
  const sandbox = hostName(config.sandbox_host)
  const suffix = `.${base}`

  return (host: string, within_ms?: number): HostKind | Promise<HostKind> => {
    if (host === base || host === '127.0.0.1') return BASE
    if (host === sandbox) return SANDBOX
    if (host === '') return UNKNOWN

    const is_slug = host.endsWith(suffix)
    const name = is_slug ? host.slice(0, -suffix.length) : host
    const found = is_slug ? directory.bySlug(name, within_ms) : directory.byDomain(name, within_ms)
    const decide = (app: AppFacts | null): HostKind | Promise<HostKind> => {
      if (!app) return is_slug ? findFormerOrDeleted(directory, name, within_ms) : UNKNOWN
      if (app.is_off) return { kind: 'off', app }
      return { kind: 'app', app, is_primary: app.primary_domain === (is_slug ? null : host) }
    }
    return found instanceof Promise ? found.then(decide) : decide(found)
  }
}

/** An app that had this slug, or is deleted and has it still. */
async function findFormerOrDeleted(
  directory: AppDirectory,
  slug: string,
  within_ms: number | undefined,
): Promise<HostKind> {
  const left = await directory.byFormerSlug(slug, within_ms)
  if (left) return { kind: 'left', app: left }
  const deleted = await directory.byDeletedSlug(slug, within_ms)
  return deleted ? { kind: 'deleted', app: deleted } : UNKNOWN
}
