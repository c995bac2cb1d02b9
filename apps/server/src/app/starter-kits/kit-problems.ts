import { fieldProblems } from '@foyer/content/definitions'
import { z } from 'zod'

/** A mistake in a kit: its path with dots, and a readable message. */
export type KitProblem = { path: string; message: string }

/** A kit that cannot be used. The message has a line for each mistake. */
export class KitError extends Error {
  override readonly name = 'KitError'
  readonly problems: readonly KitProblem[]

  constructor(kit: string, problems: readonly KitProblem[]) {
    const lines = problems.map(({ path, message }) => `  ${path}: ${message}`)
    super([`The starter kit "${kit}" cannot be used.`, ...lines].join('\n'))
    this.problems = problems
  }
}

/** What a definition refuses, as codes. */
export type ContentProblem = ReturnType<typeof fieldProblems>[number]

const MESSAGES: { [Code in ContentProblem['code']]?: string } = {
  invalid_choice: 'is none of the values that are allowed here',
  invalid_format: 'has the wrong format',
  invalid_type: 'has the wrong type',
  required: 'is missing',
  too_big: 'is more than {max}',
  too_few: 'has fewer than {min} items',
  too_long: 'is longer than {max} characters',
  too_many: 'has more than {max} items',
  too_short: 'is shorter than {min} characters',
  too_small: 'is less than {min}',
  unknown_field: 'does not exist here',
  unsafe_link: 'is a link that is not allowed',
}

/** Describes what the definition of a block or page type refuses. */
export function describeProblem({ path, code, params = {} }: ContentProblem): KitProblem {
  const message = MESSAGES[code] ?? `is refused: ${code}`
  return { path, message: message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])) }
}

/** Describes a schema issue of a kit. Messages of our own schemas are unchanged. */
export function describeIssue(issue: z.core.$ZodIssue): KitProblem[] {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ path, message }))
  if (issue.code === 'invalid_format' && !issue.message.startsWith('Invalid'))
    return [{ path, message: issue.message }]
  return fieldProblems(new z.ZodError([issue])).map(describeProblem)
}
