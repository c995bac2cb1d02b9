import { beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { runInApp } from '#test/factories/commerce.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { createRequestContext } from './request-context.ts'

let api: TestServer

beforeAll(async () => {
  api = await aServer()
})

async function aContext({ is_read_only = false } = {}) {
  const { app, request } = await runInApp(await anApp(), async (ctx) => ctx)
  return createRequestContext({ services: api.services, app, request, is_read_only })
}

describe('a context that refuses writes', () => {
  it('reads as before', async () => {
    const { ctx } = await aContext({ is_read_only: true })
    await expect(ctx.db.selectFrom('users').select('id').execute()).resolves.toEqual([])
  })

  it.each(['write', 'writeNow'] as const)('lets no route write by %s', async (method_name) => {
    const { ctx, open } = await aContext({ is_read_only: true })
    const write = ctx[method_name](async () => 'written')
    await expect(write).rejects.toMatchObject({ code: 'preview_is_read_only', status: 403 })
    expect(open()).toBeNull()
  })

  it('is not the usual one', async () => {
    const { ctx, rollback } = await aContext()
    await expect(ctx.write(async () => 'written')).resolves.toBe('written')
    await rollback()
  })
})
