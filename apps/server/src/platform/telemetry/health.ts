import type { IncomingMessage, ServerResponse } from 'node:http'
import { settlesWithin } from '../settles-within.ts'
import { notFound } from '../errors.ts'
import { isFromThisMachine } from '../http/client-address.ts'
import { sendProblem } from '../http/send-problem.ts'
import { sameSecret } from '../secrets.ts'
import type { Metrics } from './metrics.ts'

/** What readiness hangs on. */
export type Readiness = {
  /** Settles when the database answers. */
  pingDatabase: () => Promise<unknown>
  /** Whether all migrations are in. */
  isMigrated: () => boolean
  isDraining: () => boolean
  isDiskFull: () => Promise<boolean>
  /** Whether jobs run. It is reported, but requests do not depend on it. */
  areJobsRunning: () => boolean
  timeout_ms?: number
}

/** `/healthz`: the process is alive. It checks no dependencies, so that a database outage causes no restart. */
export function healthz(_req: IncomingMessage, res: ServerResponse): void {
  sendJson(res, 200, { status: 'ok' })
}

/** `/readyz`: requests may be sent here. 503 with the reason otherwise. */
export function readyz(readiness: Readiness) {
  return async (_req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const reason = await findReason(readiness)
    if (reason) res.setHeader('retry-after', '5')
    if (reason) return sendJson(res, 503, { status: 'unavailable', reason })
    sendJson(res, 200, { status: 'ok', jobs: readiness.areJobsRunning() ? 'running' : 'starting' })
  }
}

/** `/metrics`: for the loopback address or a valid token; 404 for all others. */
export function metricsHandler(metrics: Metrics, options: { token: string | null }) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!mayRead(req, options.token)) return sendProblem(res, notFound())
    const { type, body } = await metrics.read()
    res.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  }
}

async function findReason({
  pingDatabase,
  isMigrated,
  isDraining,
  isDiskFull,
  timeout_ms = 2_000,
}: Omit<Readiness, 'areJobsRunning'>): Promise<string | null> {
  if (isDraining()) return 'draining'
  if (!isMigrated()) return 'migrating'
  const is_up = await settlesWithin(pingDatabase(), timeout_ms).catch(() => false)
  if (!is_up) return 'database'
  return (await isDiskFull()) ? 'disk' : null
}

function mayRead(req: IncomingMessage, token: string | null): boolean {
  const shown_token = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1]
  if (shown_token !== undefined) return token !== null && token !== '' && sameSecret(shown_token, token)
  return isFromThisMachine(req)
}

function sendJson(res: ServerResponse, status: number, body: object): void {
  res
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}
