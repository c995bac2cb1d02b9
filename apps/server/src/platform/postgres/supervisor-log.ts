/** Where the supervisor reports; pino's loggers fit. */
export interface SupervisorLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Logs nothing; for tests. */
export const silentLog: SupervisorLog = { info: () => {}, warn: () => {}, error: () => {} }
