export { healthz, metricsHandler, readyz, type Readiness } from './health.ts'
export { createLogger } from './logger.ts'
export { createMetrics, type Metrics } from './metrics.ts'
export { createShutdown, type Shutdown } from './shutdown.ts'
