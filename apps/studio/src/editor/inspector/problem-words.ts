import { parseBlock, parsePageFields } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { problemMessage, type Translate } from '@foyer/i18n'

type Problem = { path: string; code: string; params?: Readonly<Record<string, string | number>> | undefined }

/** What is wrong with the props of a block, in words, by path. The first fault of a path counts. */
export function blockErrors(t: Translate, block: StoredBlock): Record<string, string> {
  return inWords(
    t,
    parseBlock(block).problems.filter((problem) => problem.block_id === block.id),
  )
}

/** What is wrong with the own fields of a page, in words, by path. */
export function pageFieldErrors(
  t: Translate,
  content_type: string,
  fields: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return inWords(t, parsePageFields(content_type, fields).problems)
}

function inWords(t: Translate, problems: readonly Problem[]): Record<string, string> {
  const words: Record<string, string> = {}
  for (const { path, code, params } of problems)
    words[path] ??= problemMessage(t, params ? { code, params } : { code }, ['editor'])
  return words
}
