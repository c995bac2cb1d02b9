import type { DraftCode } from '@foyer/contract'
import { draftCode } from '@foyer/contract/codes'
import type { z } from 'zod'

/** A validation problem of a field of a block or page, with the parameters of its message. */
export type ContentProblem = { path: string; code: DraftCode; params?: Record<string, string | number> }

const sizeCodes: Record<string, readonly [few: DraftCode, many: DraftCode]> = {
  string: ['too_short', 'too_long'],
  array: ['too_few', 'too_many'],
}

/**
 * Turns zod issues into field problems: stable codes and message parameters, never sentences. Parse with
 * `reportInput`, which lets a missing value be told apart from one of another type.
 */
export function fieldProblems(error: z.ZodError): ContentProblem[] {
  return error.issues.flatMap((issue) => toProblems(issue))
}

function toProblems(issue: z.core.$ZodIssue): ContentProblem[] {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, code: 'unknown_field' }))
  }
  if (issue.message === ratioMessage) return [{ path, code: 'ratio_out_of_range' }]
  const own_code = draftCode.safeParse(issue.message)
  if (own_code.success) return [{ path, code: own_code.data }]
  return [{ path, ...toCode(issue) }]
}

/** The spec's message for a height outside of its range (sections 5 and 9). */
export const ratioMessage = 'Ratio Out Of Range'

function toCode(issue: z.core.$ZodIssue): Omit<ContentProblem, 'path'> {
  switch (issue.code) {
    case 'too_small':
      return { code: sizeCodes[issue.origin]?.[0] ?? 'too_small', params: { min: Number(issue.minimum) } }
    case 'too_big':
      return { code: sizeCodes[issue.origin]?.[1] ?? 'too_big', params: { max: Number(issue.maximum) } }
    case 'invalid_type':
      return { code: issue.input === undefined ? 'required' : 'invalid_type' }
    case 'invalid_value':
      return { code: 'invalid_choice' }
    case 'invalid_format':
      return { code: 'invalid_format' }
    default:
      return { code: 'invalid' }
  }
}
