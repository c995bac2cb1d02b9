import type { RefusedPage } from '@foyer/contract/pages/bulk-shapes'

/** So many pages one call changes: few enough that the progress of many is seen. */
const CHUNK = 200

/** What became of a change of many pages. */
export type BulkResult<Answer> = {
  readonly answers: readonly Answer[]
  /** The pages that stayed as they were, with the reason of each. */
  readonly refused: readonly RefusedPage[]
  /** The pages that were not tried because a call failed. */
  readonly untried: readonly string[]
  /** The failure that stopped the change; null where it ran to its end. */
  readonly error: unknown
}

/** Changes any number of pages by calls of some each. A call that fails stops it; what was changed stays changed. */
export async function runBulk<Answer extends { readonly refused: readonly RefusedPage[] }>(
  page_ids: readonly string[],
  change: (page_ids: string[]) => Promise<Answer>,
  onStep: (count: number) => void = () => {},
): Promise<BulkResult<Answer>> {
  const answers: Answer[] = []
  for (let at = 0; at < page_ids.length; at += CHUNK) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each call is a transaction of its own, one after the other
      answers.push(await change(page_ids.slice(at, at + CHUNK)))
    } catch (error) {
      const refused = answers.flatMap((answer) => answer.refused)
      return { answers, refused, untried: page_ids.slice(at), error }
    }
    onStep(Math.min(at + CHUNK, page_ids.length))
  }
  return { answers, refused: answers.flatMap((answer) => answer.refused), untried: [], error: null }
}

/** The pages to select again after a change: those that it did not reach. */
export function listRemaining({ refused, untried }: BulkResult<unknown>): string[] {
  return [...refused.map(({ page_id }) => page_id), ...untried]
}
