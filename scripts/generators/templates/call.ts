import { camelCase, sentenceCase } from '../letter-case.ts'
import type { NewFiles } from './new-files.ts'

/** Creates a call for members that returns the server's time, with its route and test. */
export function callFiles(feature: string, verbNoun: string): NewFiles {
  const camel = camelCase(verbNoun)
  const home = `apps/server/src/features/${feature}/routes`
  return {
    files: {
      [`packages/contract/src/${feature}/${verbNoun}.ts`]: `import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { instant } from '../shapes.ts'

/** Answers a member with the time of the server. */
export const ${camel} = defineCall({
  method: 'POST',
  path: '/${feature}/${verbNoun}',
  auth: 'member',
  input: z.strictObject({}),
  output: z.strictObject({ answered_at: instant }),
  summary: '${sentenceCase(verbNoun)}',
})
`,
      [`${home}/${verbNoun}.ts`]: `import { ${camel} as call } from '@foyer/contract/${feature}/${verbNoun}'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'

/** Answers a member with the time of the server. */
export const ${camel}Route = implement(call, anyMember, async ({ ctx, authorize }) => {
  authorize()
  return { answered_at: ctx.now().toISOString() }
})
`,
      [`${home}/${verbNoun}.test.ts`]: `import { describe, expect, it } from 'vitest'
import { aServer } from '#test/harness.ts'

describe('POST /${feature}/${verbNoun}', () => {
  it('is not there on a host that belongs to no app', async () => {
    const api = await aServer()
    await expect(api.as({}).call('${feature}.${camel}', {})).rejects.toMatchObject({ status: 404 })
  })
})
`,
    },
    call: `${feature}.${camel}`,
    texts: {},
  }
}
