import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { cpuSeconds } from './process-figures.ts'
import type { Program } from './program.ts'

/** A request as it is sent. */
export type Planned = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }

/** Load for some seconds. Each connection repeats the requests, or (`once`) all share one list. */
export type LoadPlan = {
  url: string
  connections: number
  seconds: number
  requests: Planned[]
  once?: boolean
}

export type LoadResult = {
  answered: number
  seconds: number
  failed: number
  /** Answers by status. */
  statuses: Record<string, number>
  p50_ms: number
  p99_ms: number
}

/** What a server did under load. */
export type Loaded = LoadResult & {
  /** Answers in a second. */
  rate: number
  /** Microseconds of the server's own CPU for each answer. */
  cpu_us: number
  /** The share of a core that the server used; well below 1 the load was the bottleneck. */
  busy: number
}

type Load = Omit<LoadPlan, 'url'> & {
  /** The only status that counts as an answer; anything else fails the row. */
  status?: number
}

/** Puts load on a server from a separate process, and reads the server's CPU before and after. */
export async function measureLoad(server: Program, { status = 200, ...load }: Load): Promise<Loaded> {
  const before = await cpuSeconds(server.pid)
  const result = await runLoad({ ...load, url: `http://127.0.0.1:${server.port}` })
  const cpu_s = (await cpuSeconds(server.pid)) - before
  if (load.once && result.answered > load.requests.length - load.connections)
    throw new Error(`${load.requests.length} requests were too few for ${load.seconds} s.`)
  const succeeded = result.statuses[String(status)] ?? 0
  if (result.failed > 0 || result.answered === 0 || succeeded !== result.answered) {
    throw new Error(
      `Of ${result.answered} answers ${succeeded} had status ${status}, ${result.failed} requests failed: ${JSON.stringify(result.statuses)}.`,
    )
  }
  const rate = result.answered / result.seconds
  return { ...result, rate, cpu_us: (cpu_s / result.answered) * 1e6, busy: cpu_s / result.seconds }
}

async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
  child.stdin.end(JSON.stringify(plan))
  const [load_output, code] = await Promise.all([text(child.stdout), ended])
  if (code !== 0) throw new Error(`The load ended with code ${code}.`)
  return JSON.parse(load_output) as LoadResult
}
