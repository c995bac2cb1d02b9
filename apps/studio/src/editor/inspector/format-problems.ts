import { parseBlock, parsePageFields } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { problemMessage, type Translate } from '@foyer/i18n'

type Problem = { path: string; code: string; params?: Readonly<Record<string, string | number>> | undefined }

/** Returns the error messages of a block's props by path, the first error of each. */
export function formatBlockErrors(t: Translate, block: StoredBlock): Record<string, string> {
  return formatProblems(
    t,
    parseBlock(block).problems.filter((problem) => problem.block_id === block.id),
  )
}

/** Returns the error messages of a page's own fields by path. */
export function formatPageErrors(
  t: Translate,
  content_type: string,
  fields: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return formatProblems(t, parsePageFields(content_type, fields).problems)
}

function formatProblems(t: Translate, problems: readonly Problem[]): Record<string, string> {
  const text: Record<string, string> = {}
  for (const { path, code, params } of problems)
    text[path] ??= problemMessage(t, params ? { code, params } : { code }, ['editor'])
  return text
}
