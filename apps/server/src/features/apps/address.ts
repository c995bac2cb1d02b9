import { isIP } from 'node:net'
import type { AppAddress } from '@foyer/contract/apps/shapes'
import type { Config } from '../../platform/config/index.ts'

/**
 * The address of an app on its own host, and whether another device can open it: names below `localhost` mean the
 * device itself, and a bare number has no names below it.
 */
export function appAddress(config: Pick<Config, 'base_url'>, slug: string): AppAddress {
  const base = new URL(config.base_url)
  const obstacle = obstacleOf(base.hostname)
  return { url: `${base.protocol}//${slug}.${base.host}`, is_reachable: obstacle === null, obstacle }
}

function obstacleOf(hostname: string): AppAddress['obstacle'] {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase()
  if (name === 'localhost' || name.endsWith('.localhost') || name.startsWith('127.') || name === '::1')
    return 'loopback'
  return isIP(name) === 0 ? null : 'ip_address'
}
