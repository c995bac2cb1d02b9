import { text } from 'node:stream/consumers'
import autocannon, { type PlannedRequest } from 'autocannon'
import type { LoadPlan, LoadResult } from './measure-load.ts'

/** The load process: reads its plan from standard input and writes its results. */
async function run(plan: LoadPlan): Promise<LoadResult> {
  const { url, connections, seconds, requests, once = false } = plan
  let first_at = 0
  let last_at = 0
  const instance = autocannon({
    url,
    connections,
    duration: seconds,
    requests: once ? [{ setupRequest: cycleRequests(requests) }] : requests,
  })
  instance.on('response', () => {
    last_at = performance.now()
    first_at ||= last_at
  })
  const { '2xx': ok, non2xx, errors, timeouts, statusCodeStats, latency } = await instance
  const statuses = Object.fromEntries(
    Object.entries(statusCodeStats).map(([status, { count }]): [string, number] => [status, count]),
  )
  return {
    answered: ok + non2xx,
    seconds: (last_at - first_at) / 1000,
    failed: errors + timeouts,
    statuses,
    p50_ms: latency.p50,
    p99_ms: latency.p99,
  }
}

/** All connections share one list, so that each request is made once. */
function cycleRequests(requests: readonly PlannedRequest[]): () => PlannedRequest {
  let next = 0
  return () => ({ ...requests[next++ % requests.length] })
}

const plan = JSON.parse(await text(process.stdin)) as LoadPlan
process.stdout.write(JSON.stringify(await run(plan)))
