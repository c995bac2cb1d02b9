import { mapStackToSources } from './source-locations.ts'

const secretFieldName =
  /^(authorization|cookie|set-cookie|x-user-token|x-user-email|x-preview-grant|.*(password|secret|token|api_key|signature))$/i
const emailPattern = /([\p{L}\p{N}._%+'-]{1,64})@([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+)/gu
const bearerPattern = /\b(bearer|token|signature|secret|password)(["']?\s*[=:]\s*["']?|\s+)[\w.~+/-]{12,}=*/gi

const MAX_DEPTH = 6

/** A text without the parts of it that name or admit someone: `a…@example.com`, and no tokens. */
export function maskText(text: string): string {
  return text
    .replace(emailPattern, (_whole, name: string, host: string) => `${name.slice(0, 1)}…@${host}`)
    .replace(bearerPattern, '$1$2[redacted]')
}

/** A copy of what is logged, with secrets taken out by the names of their fields and texts masked. */
export function redact(value: unknown, depth = 0): unknown {
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

/** Database errors carry whole rows in `detail`; only fields that name things are kept. */
function pick(from: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))
}
