import pino, { type DestinationStream, type Logger } from 'pino'
import { mapStackToSources } from './source-locations.ts'

type Options = {
  level: string
  /** Lines for people instead of JSON; for development. */
  pretty?: boolean
  /** Where lines are written; standard output by default. */
  to?: DestinationStream
}

/** Creates the structured log. Tokens, cookies, passwords and full e-mail addresses are masked in all input. */
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

/** A child's bound fields bypass the formatter, so they are masked on creation; nested children too. */
function guardChildren(logger: Logger): Logger {
  const child = logger.child
  logger.child = function (this: Logger, bindings: object, ...options: []) {
    return child.call(this, redact(bindings) as pino.Bindings, ...options)
  } as Logger['child']
  return logger
}

const secretFieldName =
  /^(authorization|cookie|set-cookie|x-user-token|x-user-email|x-preview-grant|.*(password|secret|token|api_key|signature))$/i
const emailPattern = /([\p{L}\p{N}._%+'-]{1,64})@([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+)/gu
const bearerPattern = /\b(bearer|token|signature|secret|password)(["']?\s*[=:]\s*["']?|\s+)[\w.~+/-]{12,}=*/gi

const MAX_DEPTH = 6

/** A text without the parts of it that name or admit someone: `a…@example.com`, and no tokens. */
function maskText(text: string): string {
  return text
    .replace(emailPattern, (_whole, name: string, host: string) => `${name.slice(0, 1)}…@${host}`)
    .replace(bearerPattern, '$1$2[redacted]')
}

/** A copy of what is logged, with secrets taken out by the names of their fields and texts masked. */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= MAX_DEPTH) return '[deep]'
  if (value instanceof Error) return redactError(value, depth)
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretFieldName.test(key) && item ? '[redacted]' : redact(item, depth + 1),
    ]),
  )
}

function redactError(error: Error, depth: number): object {
  const { name, message, stack, cause, ...rest } = error
  return {
    type: name,
    message: maskText(message),
    ...(stack !== undefined && { stack: maskText(mapStackToSources(stack)) }),
    ...(cause !== undefined && { cause: redact(cause, depth + 1) }),
    ...pick(rest, ['code', 'severity', 'table', 'constraint', 'routine', 'status']),
  }
}

/** Database errors carry whole rows in `detail`; only fields with names of objects are logged. */
function pick(from: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))
}
