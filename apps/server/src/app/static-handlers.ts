import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { mediaHandler } from '../features/media/index.ts'
import { AssetFolder } from '../platform/http/asset-folder.ts'
import { hostName } from '../platform/http/hosts.ts'
import { sendPrepared } from '../platform/http/prepared-bytes.ts'
import type { Handler, ProbeRequest, StaticHandler, StaticRequest } from '../platform/http/static-layer.ts'
import type { Services } from '../platform/services.ts'
import { healthz, metricsHandler, readyz, type Metrics, type Readiness } from '../platform/telemetry/index.ts'
import { artHandler, pagesHandler } from './static-pages.ts'
import { switchedOffHandler } from './switched-off-page.ts'
import { tlsCheckHandler } from './tls-check.ts'
import { studioHandler } from './studio-documents.ts'

type Options = { services: Services; metrics: Metrics } & Pick<Readiness, 'isDraining' | 'areJobsRunning'>

const apps = join(import.meta.dirname, '../../..')

/** What is answered before the framework on the hosts of apps and of the studio, in order: certificates, apps that are switched off, media, built files, studio, covers, members' pages. */
export function staticHandlers(services: Services): StaticHandler[] {
  const member = new AssetFolder(join(apps, 'member/dist/client'))
  const studio = new AssetFolder(join(apps, 'studio/dist'))
  return [
    tlsCheckHandler(services),
    switchedOffHandler,
    mediaHandler(services),
    assetHandler(member, '/_assets/'),
    assetHandler(studio, '/assets/', hostName(services.config.base_host)),
    studioHandler(services, studio),
    artHandler(services),
    pagesHandler(services, member),
  ]
}

/** Answers for the operator, on any host: health, readiness and metrics. */
export function probeHandler({ services, metrics, ...readiness }: Options): Handler<ProbeRequest> {
  const ready = readyz({
    pingDatabase: () => services.database.pool.query('select 1'),
    isMigrated: () => true,
    ...readiness,
  })
  const show = metricsHandler(metrics, { token: services.config.metrics_token })
  const answers = new Map<string, (request: IncomingMessage, response: ServerResponse) => unknown>([
    ['/healthz', healthz],
    ['/readyz', ready],
    ['/metrics', show],
  ])
  return ({ path, request, response }) => {
    const answer = answers.get(path)
    return answer ? Promise.resolve(answer(request, response)).then(() => true) : false
  }
}

/** Serves a build's files below their prefix; the files lie in the folder under the same path. */
function assetHandler(folder: AssetFolder, prefix: string, only_host?: string): StaticHandler {
  const sendFile = async ({ path, request, response }: StaticRequest): Promise<boolean> => {
    const file = await folder.find(path.slice(1))
    if (file) sendPrepared(request, response, file)
    return file !== null
  }
  return (request_facts) => {
    const { host, path } = request_facts
    return path.startsWith(prefix) && (only_host === undefined || host === only_host)
      ? sendFile(request_facts)
      : false
  }
}
