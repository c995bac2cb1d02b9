import { calls, type Call } from '@foyer/contract'
import { ApiError, type CallName } from '@foyer/contract/client'
import { refusalsOf } from '../src/platform/reference/problems.ts'

/** Whether the OpenAPI document declares that a call answers with this status and code. */
export function isDeclared(call: Call, status: number, code: string): boolean {
  const codes = refusalsOf(call).get(status >= 500 ? '5XX' : String(status))
  return codes?.includes(code) ?? false
}

/** What a call was refused with; a refusal that its contract does not declare fails the test. */
export function asDeclared(name: CallName, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status === 0) return error
  if (isDeclared(calls[name], error.status, error.code)) return error
  return new Error(`${name} answers ${error.status} ${error.code}, which it does not declare.`)
}
