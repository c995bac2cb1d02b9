declare module 'autocannon' {
  /** One request of a sequence; what is missing is taken from the options. */
  interface PlannedRequest {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: PlannedRequest) => PlannedRequest
  }

  interface Options {
    url: string
    connections: number
    /** Whole seconds. */
    duration: number
    requests: PlannedRequest[]
    headers?: Record<string, string>
  }

  interface Result {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    statusCodeStats: Record<string, { count: number }>
    latency: { p50: number; p99: number }
  }

  interface Instance extends PromiseLike<Result> {
    on: (event: 'response', told: () => void) => void
  }

  export default function autocannon(options: Options): Instance
  export type { PlannedRequest }
}
