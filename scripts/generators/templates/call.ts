import { camelCase, sentenceCase } from '../letter-case.ts'
import type { NewFiles } from './new-files.ts'

/** Who may send the new call. */
export type CallAudience = 'member' | 'studio'

const AUDIENCES = {
  member: { auth: 'member', policy: 'anyMember', path: '', who: 'a member' },
  studio: { auth: 'team', policy: 'anyTeamMember', path: '/studio', who: 'a team member' },
} as const

/** Creates a call that returns the server's time, with its route and test. */
export function callFiles(feature: string, verbNoun: string, audience: CallAudience): NewFiles {
  const camel = camelCase(verbNoun)
  const { auth, policy, path, who } = AUDIENCES[audience]
  const home = `apps/server/src/features/${feature}/routes`
  return {
    files: {
      [`packages/contract/src/${feature}/${verbNoun}.ts`]: `import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { instant } from '../shapes.ts'

/** Answers ${who} with the time of the server. */
export const ${camel} = defineCall({
  method: 'POST',
  path: '${path}/${feature}/${verbNoun}',
  auth: '${auth}',
  input: z.strictObject({}),
  output: z.strictObject({ answered_at: instant }),
  summary: '${sentenceCase(verbNoun)}',
})
`,
      [`${home}/${verbNoun}.ts`]: `import { ${camel} as call } from '@foyer/contract/${feature}/${verbNoun}'
import { implement } from '#platform/http/implement.ts'
import { ${policy} } from '#platform/http/policies.ts'

/** Answers ${who} with the time of the server. */
export const ${camel}Route = implement(call, ${policy}, async ({ ctx, authorize }) => {
  authorize()
  return { answered_at: ctx.now().toISOString() }
})
`,
      [`${home}/${verbNoun}.test.ts`]: `import { describe, expect, it } from 'vitest'
import { aServer } from '#test/harness.ts'

describe('POST ${path}/${feature}/${verbNoun}', () => {
  it('is not there on a host that belongs to no app', async () => {
    const api = await aServer()
    await expect(api.as({}).call('${feature}.${camel}', {})).rejects.toMatchObject({ status: 404 })
  })
})
`,
    },
    calls: { [`${feature}.${camel}`]: '{}' },
    texts: {},
  }
}
