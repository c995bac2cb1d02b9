import { isIP } from 'node:net'
import type { AppAddress } from '@foyer/contract/apps/shapes'
import type { AppFacts } from '../../platform/app-facts.ts'
import type { Config } from '../../platform/config/index.ts'
import { appOrigin } from '../../platform/http/app-origin.ts'

/**
 * The address of an app, and whether another device can open it: names below `localhost` mean the
 * device itself, and a bare number has no names below it.
 */
export function appAddress(
  config: Pick<Config, 'base_url'>,
  app: Pick<AppFacts, 'slug' | 'primary_domain'>,
): AppAddress {
  const url = appOrigin(config, app)
  const obstacle = findObstacle(app.primary_domain ?? new URL(config.base_url).hostname)
  return { url, is_reachable: obstacle === null, obstacle }
}

function findObstacle(hostname: string): AppAddress['obstacle'] {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase()
  if (name === 'localhost' || name.endsWith('.localhost') || name.startsWith('127.') || name === '::1')
    return 'loopback'
  return isIP(name) === 0 ? null : 'ip_address'
}
