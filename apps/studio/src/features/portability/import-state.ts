import type { OutputFor } from '@foyer/contract/client'

/** An import: what it found, or how far it is. */
export type ImportRun = OutputFor<'portability.getImport'>

/** What happens to a row. */
export const ROW_ACTIONS = ['create', 'update', 'unchanged', 'refused'] as const
export type RowAction = (typeof ROW_ACTIONS)[number]

/** The steps of an import as an owner sees them. */
export type ImportStep = 'choose' | 'check' | 'import'

/** Whether an import is being worked on, so that its state will change by itself. */
export function isInProgress(state: ImportRun['state']): boolean {
  return state === 'checking' || state === 'importing'
}

/** The step an import is at. */
export function getImportStep(state: ImportRun['state'] | null): ImportStep {
  if (state === null) return 'choose'
  return state === 'importing' || state === 'done' ? 'import' : 'check'
}

/** How many rows an import will write. */
export function countWrites({ counts }: Pick<ImportRun, 'counts'>): number {
  return counts.create + counts.update
}

/** The largest archive that is taken, in bytes (specification of the import: 200 MB). */
export const MAX_BYTES = 209_715_200

/** Why a file is not even sent; null where it may be. */
export function validateFile(file: {
  readonly name: string
  readonly size: number
}): 'kind' | 'empty' | 'large' | null {
  if (!/\.(json|zip)$/i.test(file.name)) return 'kind'
  if (file.size === 0) return 'empty'
  return file.size > MAX_BYTES ? 'large' : null
}
