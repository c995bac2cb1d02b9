import { monitorEventLoopDelay } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Metrics that are read when they are requested. */
export type Gauges = {
  sockets: () => number
  channels: () => number
  /** Jobs that failed every try. */
  deadLetters: () => Promise<number>
  /** Outbox rows that wait. */
  outboxWaiting: () => Promise<number>
}

/** How the tree above a page can be broken: its parents run in a circle, or one of them is missing. */
export type TreeFault = 'loop' | 'missing_parent'

/** What a server counts. */
export type Metrics = {
  /** `call` is the call's name, never a path, so that the number of series is bounded. */
  httpAnswered: (call: string, status: number, seconds: number) => void
  jobFinished: (job: string, outcome: string, seconds: number) => void
  /**
   * Counts a page that is locked because an ancestor is broken, once per page; `fault` is one of a few values.
   * Returns whether this is its first count.
   */
  treeFaultFound: (fault: TreeFault, page_key: string) => boolean
  /** Ties the gauges to what they measure, once it exists. */
  measure: (gauges: Gauges) => void
  /** The text of Prometheus. */
  read: () => Promise<{ type: string; body: string }>
  stop: () => void
}

/** Starts counting. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const counted = new LRUCache<string, true>({ max: 10_000 })
  const http = new Histogram({
    name: 'foyer_http_seconds',
    help: 'Time to answer, by call and class of status.',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const jobs = new Counter({
    name: 'foyer_jobs_total',
    help: 'Attempts at jobs, by how they ended.',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const jobSeconds = new Histogram({
    name: 'foyer_job_seconds',
    help: 'Time of one attempt at a job.',
    labelNames: ['job'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers,
  })
  const tree_faults = new Counter({
    name: 'foyer_tree_faults_total',
    help: 'Pages found shut because the tree above them is broken, each once until access changes.',
    labelNames: ['fault'],
    registers,
  })
  for (const fault of ['loop', 'missing_parent'] satisfies TreeFault[]) tree_faults.inc({ fault }, 0)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  gauge(
    registry,
    'foyer_event_loop_delay_p99_seconds',
    'Delay of the event loop since the last reading; 0 at the first.',
    () => {
      // It wakes the process a hundred times a second, so it runs only once metrics are read.
      delay.enable()
      const seconds = delay.percentile(99) / 1e9
      delay.reset()
      return seconds
    },
  )
  gauge(registry, 'foyer_memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss())
  gauge(registry, 'foyer_uptime_seconds', 'Seconds since the process began.', () => process.uptime())

  return {
    httpAnswered: (call, status, seconds) =>
      http.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds),
    jobFinished: (job, outcome, seconds) => {
      jobs.inc({ job, outcome })
      jobSeconds.observe({ job }, seconds)
    },
    treeFaultFound: (fault, page_key) => {
      if (counted.has(page_key)) return false
      counted.set(page_key, true)
      tree_faults.inc({ fault })
      return true
    },
    measure: (gauges) => {
      gauge(registry, 'foyer_realtime_sockets', 'Open sockets.', gauges.sockets)
      gauge(registry, 'foyer_realtime_rooms', 'Channels that someone listens to.', gauges.channels)
      gauge(registry, 'foyer_dead_letters', 'Jobs that failed every try.', gauges.deadLetters)
      gauge(
        registry,
        'foyer_outbox_waiting',
        'Outbox rows that are not handed over yet.',
        gauges.outboxWaiting,
      )
    },
    read: async () => ({ type: registry.contentType, body: await registry.metrics() }),
    stop: () => delay.disable(),
  }
}

function gauge(registry: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  // oxlint-disable-next-line no-new -- the registry keeps it.
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read())
    },
  })
}
