import { join } from 'node:path'
import { deliverMedia } from '../features/media/index.ts'
import { AssetFolder } from '../platform/http/asset-folder.ts'
import { hostName } from '../platform/http/hosts.ts'
import type { RecentAnswers } from '../platform/http/recent-answers.ts'
import { sendPrepared } from '../platform/http/prepared-bytes.ts'
import type { StaticHandler } from '../platform/http/static-layer.ts'
import type { Services } from '../platform/services.ts'
import { healthz, metricsHandler, readyz, type Metrics, type Readiness } from '../platform/telemetry/index.ts'
import { artHandler, pagesHandler } from './static-pages.ts'
import { switchedOffHandler } from './switched-off.ts'
import { tlsCheckHandler } from './tls-check.ts'
import { studioHandler } from './studio-documents.ts'

type Options = { services: Services; metrics: Metrics; recent: RecentAnswers } & Pick<
  Readiness,
  'isDraining' | 'areJobsRunning'
>

const apps = join(import.meta.dirname, '../../..')

/** Everything that is answered before the framework, in order: health, certificates, apps that are switched off, built files, studio, members' pages. */
export function staticHandlers({ services, metrics, recent, ...readiness }: Options): StaticHandler[] {
  return [
    healthHandler({ services, metrics, ...readiness }),
    tlsCheckHandler(services),
    switchedOffHandler(services),
    deliverMedia(services),
    assetHandler(new AssetFolder(join(apps, 'member/dist/client')), '/_assets/'),
    assetHandler(new AssetFolder(join(apps, 'studio/dist')), '/assets/', hostName(services.config.base_host)),
    studioHandler(services, new AssetFolder(join(apps, 'studio/dist'))),
    artHandler(services),
    pagesHandler(services, { files: new AssetFolder(join(apps, 'member/dist/client')), recent }),
  ]
}

function healthHandler({ services, metrics, ...readiness }: Omit<Options, 'recent'>): StaticHandler {
  const ready = readyz({
    pingDatabase: () => services.database.pool.query('select 1'),
    isMigrated: () => true,
    ...readiness,
  })
  const show = metricsHandler(metrics, { token: services.config.metrics_token })
  return async ({ path, request, response }) => {
    if (path === '/healthz') healthz(request, response)
    else if (path === '/readyz') await ready(request, response)
    else if (path === '/metrics') await show(request, response)
    else return false
    return true
  }
}

/** Serves a build's files below their prefix; the files lie in the folder under the same path. */
function assetHandler(folder: AssetFolder, prefix: string, only_host?: string): StaticHandler {
  return async ({ host, path, request, response }) => {
    if (!path.startsWith(prefix) || (only_host !== undefined && host !== only_host)) return false
    const file = await folder.find(path.slice(1))
    if (!file) return false
    sendPrepared(request, response, file)
    return true
  }
}
