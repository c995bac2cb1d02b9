import { join } from 'node:path'
import { insertBelow } from './insert-text.ts'

const CASES = 'apps/server/test/matrix/inputs-member.ts'

/** Adds a case for a new call to the authorization matrix, which fails for calls without one. */
export function addCase(root: string, call: string, input: string): void {
  insertBelow(
    join(root, CASES),
    'export const memberInputs: Cases = {\n',
    `  '${call}': [{ input: () => (${input}) }],\n`,
  )
}
