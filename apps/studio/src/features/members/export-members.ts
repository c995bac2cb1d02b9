import type { InputFor, OutputFor } from '@foyer/contract/client'
import { csvFile } from '../../platform/save-file.ts'

type Input = InputFor<'members.exportMembers'>
type Part = OutputFor<'members.exportMembers'>

/** What is exported: whoever a search finds, or some of them. */
export type ExportAsked = Omit<Input, 'ids' | 'cursor'> & { readonly ids?: readonly string[] }

/** The server takes so many ids at once. */
const IDS_AT_ONCE = 100

/**
 * Gathers a CSV file part by part and gives it as one blob, with how many people are in it. `onPart` hears after each
 * part how many there are so far.
 */
export async function exportMembers(
  call: (input: Input) => Promise<Part>,
  { ids, ...asked }: ExportAsked,
  onPart: (count: number) => void,
): Promise<{ file: Blob; count: number }> {
  const pieces: string[] = []
  let header = ''
  let count = 0
  for (const some of ids ? inChunks(ids) : [undefined]) {
    let cursor: string | null | undefined
    while (cursor !== null) {
      // oxlint-disable-next-line no-await-in-loop -- each part names where the next one begins
      const part: Part = await call({ ...asked, ...(some && { ids: some }), ...(cursor && { cursor }) })
      header = part.header
      pieces.push(part.lines)
      count += part.count
      onPart(count)
      cursor = part.next_cursor
    }
  }
  return { file: csvFile([header, ...pieces]), count }
}

function inChunks(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, i) =>
    ids.slice(i * IDS_AT_ONCE, (i + 1) * IDS_AT_ONCE),
  )
}
