import type { AppFacts } from '../app-facts.ts'
import type { Services } from '../services.ts'

/** What a request's host stands for (architecture, "Hosts"). */
export type HostKind =
  | { kind: 'base' }
  | { kind: 'sandbox' }
  | { kind: 'app'; app: AppFacts }
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

type Lookup = Pick<Services, 'config' | 'directory'>

/** Tells what a host serves. Own domains and slugs are looked up in the app directory, which caches them. */
export async function resolveHost({ config, directory }: Lookup, host: string): Promise<HostKind> {
  const base = hostName(config.base_host)
  if (host === base || host === '127.0.0.1') return { kind: 'base' }
  if (host === hostName(config.sandbox_host)) return { kind: 'sandbox' }

  if (host === '') return { kind: 'unknown' }
  if (!host.endsWith(`.${base}`)) {
    const app = await directory.byDomain(host)
    return app ? ofApp(app) : { kind: 'unknown' }
  }
  const slug = host.slice(0, -base.length - 1)
  const app = await directory.bySlug(slug)
  if (app) return ofApp(app)
  const gone = await directory.byFormerSlug(slug)
  if (gone) return { kind: 'left', app: gone }
  const deleted = await directory.byDeletedSlug(slug)
  return deleted ? { kind: 'deleted', app: deleted } : { kind: 'unknown' }
}

function ofApp(app: AppFacts): HostKind {
  return { kind: app.is_off ? 'off' : 'app', app }
}
