import pino, { type DestinationStream, type Logger } from 'pino'
import { maskText, redact } from './redact.ts'

type Options = {
  level: string
  /** Lines for people instead of JSON; for development. */
  pretty?: boolean
  /** Where lines go; standard output unless said. */
  to?: DestinationStream
}

/** The structured log. No token, cookie, password or full e-mail address gets into it, whatever is handed over. */
export function createLogger({ level, pretty = false, to }: Options): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => redact(fields) as Record<string, unknown>,
    },
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(args, method) {
        const masked = args.map((arg: unknown) => (typeof arg === 'string' ? maskText(arg) : arg))
        method.apply(this, masked as typeof args)
      },
    },
  }
  if (to) return guardChildren(pino(options, to))
  if (!pretty) return guardChildren(pino(options))
  const transport = { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } }
  return guardChildren(pino({ ...options, transport }))
}

/** Fields that a child is bound to pass no formatter, so they are masked when it is made; its children inherit that. */
function guardChildren(logger: Logger): Logger {
  const child = logger.child
  logger.child = function (this: Logger, bindings: object, ...options: []) {
    return child.call(this, redact(bindings) as pino.Bindings, ...options)
  } as Logger['child']
  return logger
}
