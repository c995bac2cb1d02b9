import type { Ctx } from '../../platform/context.ts'
import { appOrigin, originOfHost } from '../../platform/http/app-origin.ts'

/**
 * Returns the origin of the calling app page: the host's own, or the app's primary one when called through the
 * studio's host.
 */
export function getPageOrigin({ app, request, services }: Pick<Ctx, 'app' | 'request' | 'services'>): string {
  const { config } = services
  const is_base = request.host === new URL(config.base_url).hostname
  return is_base ? appOrigin(config, app) : originOfHost(config, request.host)
}
