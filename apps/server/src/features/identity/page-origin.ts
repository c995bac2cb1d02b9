import type { Ctx } from '../../platform/context.ts'
import { appOrigin, originOfHost } from '../../platform/http/app-origin.ts'

/** The origin of the app's page that asks: the host's own, or where the studio's host speaks for it the app's first. */
export function getPageOrigin({ app, request, services }: Pick<Ctx, 'app' | 'request' | 'services'>): string {
  const { config } = services
  const is_base = request.host === new URL(config.base_url).hostname
  return is_base ? appOrigin(config, app) : originOfHost(config, request.host)
}
