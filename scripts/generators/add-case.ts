import { join } from 'node:path'
import { readTextIfExists, writeAtomically } from './file-tree.ts'

const CASES = 'apps/server/test/matrix/inputs-member.ts'
const LIST = 'export const memberInputs: Cases = {\n'

/** Tells the authorization matrix how a new call without input is made: it refuses calls that it does not know. */
export function addCase(root: string, call: string): void {
  const path = join(root, CASES)
  const text = readTextIfExists(path)
  if (!text?.includes(LIST)) throw new Error(`${CASES} has no list to put ${call} in.`)
  writeAtomically(path, text.replace(LIST, `${LIST}  '${call}': [{ input: () => ({}) }],\n`))
}
