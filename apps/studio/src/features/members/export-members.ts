import type { InputFor, OutputFor } from '@foyer/contract/client'
import { createCsvFile } from '@foyer/ui/file-download'

type Input = InputFor<'members.exportMembers'>
type Part = OutputFor<'members.exportMembers'>

/** The members to export: a search result or some of its ids. */
export type ExportInput = Omit<Input, 'ids' | 'cursor'> & { readonly ids?: readonly string[] }

/** The number of ids that the server accepts per request. */
const IDS_PER_REQUEST = 100

/**
 * Fetches a CSV file part by part and returns it as one blob with the number of people. `onPart` receives the count
 * after each part.
 */
export async function exportMembers(
  call: (input: Input) => Promise<Part>,
  { ids, ...query }: ExportInput,
  onPart: (count: number) => void,
): Promise<{ file: Blob; count: number }> {
  const csv_parts: string[] = []
  let header = ''
  let count = 0
  for (const chunk of ids ? chunkIds(ids) : [undefined]) {
    let cursor: string | null | undefined
    while (cursor !== null) {
      // oxlint-disable-next-line no-await-in-loop -- each part names where the next one begins
      const part: Part = await call({ ...query, ...(chunk && { ids: chunk }), ...(cursor && { cursor }) })
      header = part.header
      csv_parts.push(part.lines)
      count += part.count
      onPart(count)
      cursor = part.next_cursor
    }
  }
  return { file: createCsvFile([header, ...csv_parts]), count }
}

function chunkIds(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, i) =>
    ids.slice(i * IDS_PER_REQUEST, (i + 1) * IDS_PER_REQUEST),
  )
}
