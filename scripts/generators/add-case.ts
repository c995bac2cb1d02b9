import { join } from 'node:path'
import { readTextIfExists, writeAtomically } from './file-tree.ts'

const CASES = 'apps/server/test/matrix/inputs-member.ts'
const LIST = 'export const memberInputs: Cases = {\n'

/** Adds a case for a new call without input to the authorization matrix, which fails for calls without one. */
export function addCase(root: string, call: string): void {
  const path = join(root, CASES)
  const text = readTextIfExists(path)
  if (!text?.includes(LIST)) throw new Error(`${CASES} has no list to put ${call} in.`)
  writeAtomically(path, text.replace(LIST, `${LIST}  '${call}': [{ input: () => ({}) }],\n`))
}
