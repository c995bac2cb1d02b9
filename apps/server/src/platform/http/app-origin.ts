import type { AppFacts } from '../app-facts.ts'
import type { Config } from '../config/index.ts'
import { hostName } from './hosts.ts'

type Base = Pick<Config, 'base_url'>

/** The host at which an app is, without a port: its primary domain, else the host of its slug. */
export function appHost(
  { base_host }: Pick<Config, 'base_host'>,
  { slug, primary_domain }: Pick<AppFacts, 'slug' | 'primary_domain'>,
): string {
  return primary_domain ?? `${slug}.${hostName(base_host)}`
}

/** The origin that pages of a host have, from the configured scheme and port and never from the request. */
export function originOfHost({ base_url }: Base, host: string): string {
  const { protocol, port } = new URL(base_url)
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}

/** Returns the origin of the host of a slug; calls reach the app there even if it has its own domains. */
export function slugOrigin({ base_url }: Base, slug: string): string {
  const { protocol, host } = new URL(base_url)
  return `${protocol}//${slug}.${host}`
}

/**
 * Returns the app's canonical origin without a trailing slash: its primary domain, else its slug's host. Links in
 * mails, site files and return addresses use it; documents on other hosts redirect to it.
 */
export function appOrigin(config: Base, app: Pick<AppFacts, 'slug' | 'primary_domain'>): string {
  return app.primary_domain === null ? slugOrigin(config, app.slug) : originOfHost(config, app.primary_domain)
}
