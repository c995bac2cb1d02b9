import { camelCase, pascalCase, sentenceCase } from '../letter-case.ts'
import type { NewFiles } from './new-files.ts'

/** The table of a new feature: one row for each app. */
export interface NewTable {
  name: string
  /** Columns as row types; the row's key is `app_id` alone. */
  columns: Readonly<Record<string, string>>
}

/** What a new feature adds besides its files. */
export interface NewFeature extends NewFiles {
  table: NewTable
  /** Title and description in the API reference. */
  reference: { title: string; description: string }
}

/**
 * A feature with one text for each app: two calls of the team, their routes, policy, table and a studio screen. `name`
 * is kebab-case, `migration` the path of its migration.
 */
export function featureFiles(name: string, names: { en: string; ar: string }, migration: string): NewFeature {
  const [camel, pascal] = [camelCase(name), pascalCase(name)]
  const snake = name.replaceAll('-', '_')
  const server = `apps/server/src/features/${name}`
  const studio = `apps/studio/src/features/${name}`
  const contract = `packages/contract/src/${name}`
  const title = sentenceCase(name)
  return {
    files: {
      [`${contract}/shapes.ts`]: `import { z } from 'zod'
import { instant } from '../shapes.ts'

/** The longest text. */
const MAX_TEXT = 2000

/** What the team can change. */
export const ${camel}Values = z.strictObject({ text: z.string().trim().max(MAX_TEXT) })

/** What is saved; \`updated_at\` is null until the first save. */
export const ${camel}State = z.object({ text: z.string(), updated_at: instant.nullable() })

export type ${pascal}Values = z.infer<typeof ${camel}Values>
export type ${pascal}State = z.infer<typeof ${camel}State>
`,
      [`${contract}/get-${name}.ts`]: `import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ${camel}State } from './shapes.ts'

/** Returns the text of the app. */
export const get${pascal} = defineCall({
  method: 'GET',
  path: '/studio/${name}',
  auth: 'team',
  input: z.strictObject({}),
  output: ${camel}State,
  summary: 'Get the text of ${title}',
})
`,
      [`${contract}/save-${name}.ts`]: `import { defineCall } from '../define-call.ts'
import { ${camel}State, ${camel}Values } from './shapes.ts'

/** Saves the text of the app. It takes effect at once. */
export const save${pascal} = defineCall({
  method: 'PUT',
  path: '/studio/${name}',
  auth: 'team',
  input: ${camel}Values,
  output: ${camel}State,
  summary: 'Save the text of ${title}',
})
`,
      [migration]: `import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Stores one text for each app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, '${snake}', [], (table) =>
    table
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('updated_at', sql\`timestamptz(3)\`, (column) => column.notNull()),
  )
}
`,
      [`${server}/feature.ts`]: `import { defineFeature } from '../../platform/feature.ts'
import { routes } from './routes.generated.ts'

export const ${camel} = defineFeature({ name: '${name}', routes })
`,
      [`${server}/policy.ts`]: `import { allow, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'

/** Who may read and change the text. Pure: facts in, decision out. */
export const ${camel}Policy = {
  /** The platform has checked that the viewer belongs to the team of the app. */
  get${pascal}: (_viewer: TeamViewer): Decision => allow,
  save${pascal}: (_viewer: TeamViewer): Decision => allow,
}
`,
      [`${server}/repository.ts`]: `import type { AppDb, AppTx } from '../../platform/database/app-db.ts'

export type ${pascal}Row = { text: string; updated_at: Date }

/** Returns the saved text, if any. */
export function find${pascal}(db: AppDb | AppTx): Promise<${pascal}Row | undefined> {
  return db
    .selectFrom('${snake}')
    .select(['text', 'updated_at'])
    .where('app_id', '=', db.app_id)
    .executeTakeFirst()
}

/** Inserts or replaces the text. */
export function upsert${pascal}(tx: AppTx, row: ${pascal}Row): Promise<${pascal}Row> {
  return tx
    .insertInto('${snake}')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(row))
    .returning(['text', 'updated_at'])
    .executeTakeFirstOrThrow()
}
`,
      [`${server}/presenter.ts`]: `import type { ${pascal}State } from '@foyer/contract/${name}/shapes'
import type { ${pascal}Row } from './repository.ts'

/** The text as the contract has it; empty until it is saved. */
export function present${pascal}(row: ${pascal}Row | undefined): ${pascal}State {
  return { text: row?.text ?? '', updated_at: row?.updated_at.toISOString() ?? null }
}
`,
      [`${server}/routes/get-${name}.ts`]: `import { get${pascal} as call } from '@foyer/contract/${name}/get-${name}'
import { implement } from '#platform/http/implement.ts'
import { ${camel}Policy } from '../policy.ts'
import { present${pascal} } from '../presenter.ts'
import { find${pascal} } from '../repository.ts'

export const get${pascal}Route = implement(call, ${camel}Policy.get${pascal}, async ({ ctx, authorize }) => {
  authorize()
  return present${pascal}(await find${pascal}(ctx.db))
})
`,
      [`${server}/routes/save-${name}.ts`]: `import { save${pascal} as call } from '@foyer/contract/${name}/save-${name}'
import { implement } from '#platform/http/implement.ts'
import { ${camel}Policy } from '../policy.ts'
import { present${pascal} } from '../presenter.ts'
import { upsert${pascal} } from '../repository.ts'

export const save${pascal}Route = implement(call, ${camel}Policy.save${pascal}, async ({ input, ctx, authorize }) => {
  authorize()
  const row = { text: input.text, updated_at: ctx.now() }
  return present${pascal}(await ctx.write((tx) => upsert${pascal}(tx, row)))
})
`,
      [`${server}/routes/${name}.test.ts`]: `import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

const asOwnerOf = ({ owner, slug }: TestApp) => api.as({ ...owner, slug })

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

describe('the text of ${title}', () => {
  it('is empty until the team has saved it', async () => {
    expect(await asOwnerOf(app).call('${name}.get${pascal}')).toEqual({ text: '', updated_at: null })
  })

  it('is what the team saved last, in this app only', async () => {
    const owner = asOwnerOf(app)
    for (const text of ['First', 'Second']) await owner.call('${name}.save${pascal}', { text })
    expect(await owner.call('${name}.get${pascal}')).toMatchObject({ text: 'Second' })
    const other = asOwnerOf(await anApp())
    expect(await other.call('${name}.get${pascal}')).toMatchObject({ text: '' })
  })

  it('is not changed by members', async () => {
    const request = api.as(await aMember(app)).call('${name}.save${pascal}', { text: 'Mine' })
    await expect(request).rejects.toMatchObject({ status: 401 })
  })
})
`,
      [`${studio}/index.ts`]: `export { ${camel}Route } from './routes.ts'
`,
      [`${studio}/routes.ts`]: `import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import { loadTexts } from '../../platform/texts.tsx'

/** The screen on which the team changes the text. */
export const ${camel}Route = createRoute({
  getParentRoute: () => appRoute,
  path: '${name}',
  loader: () => loadTexts('studio_${snake}'),
  component: lazyRouteComponent(() => import('./screens/${name}-screen.tsx'), '${pascal}Screen'),
})
`,
      [`${studio}/queries.ts`]: `import { queryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'

/** Queries the saved text of the app. */
export function ${camel}Query(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, '${name}'],
    queryFn: ({ signal }) => createAppClient(slug)('${name}.get${pascal}', {}, { signal }),
  })
}
`,
      [`${studio}/screens/${name}-screen.tsx`]: `import { useT } from '@foyer/i18n/react'
import { TextArea } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Page } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { ${camel}Query } from '../queries.ts'

/** Changes the text of the app. */
export function ${pascal}Screen() {
  const t = useT()
  const query = useQuery(${camel}Query(useSlug()))
  return (
    <Page title={t('studio_${snake}.title')}>
      <QueryBoundary query={query} content_name={t('studio_${snake}.title')}>
        {({ text }) => <TextForm saved_text={text} />}
      </QueryBoundary>
    </Page>
  )
}

function TextForm({ saved_text }: { readonly saved_text: string }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const saved = useMemo(() => ({ text: saved_text }), [saved_text])
  const form = useForm({
    draft_key: \`${name}-\${slug}\`,
    saved,
    validate: () => ({}),
    save: async (values) => {
      cache.setQueryData(${camel}Query(slug).queryKey, await call('${name}.save${pascal}', values))
      toasts.add({ text: t('common.saved') })
    },
  })
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  return (
    <form {...form.props}>
      {leave_dialog}
      <TextArea
        label={t('studio_${snake}.text')}
        maxLength={2000}
        value={form.values.text}
        error={form.errorOf('text')}
        onChange={(event) => form.set('text', event.target.value)}
      />
      <SaveBar form={form} />
    </form>
  )
}
`,
      [`${studio}/screens/${name}-screen.test.tsx`]: `import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import { ${camel}Query } from '../queries.ts'
import { ${pascal}Screen } from './${name}-screen.tsx'

it('shows the saved text', async () => {
  const saved = { text: 'Welcome back', updated_at: '2026-11-20T09:00:00.000Z' }
  const markup = await renderToHtml(<${pascal}Screen />, {
    cached_queries: [[${camel}Query('kiln').queryKey, saved]],
  })
  expect(markup).toContain('Welcome back</textarea>')
})
`,
    },
    calls: {
      [`${name}.get${pascal}`]: '{}',
      [`${name}.save${pascal}`]: "{ text: 'Welcome' }",
    },
    texts: {
      studio: { [`studio.nav.${snake}`]: names },
      [`studio_${snake}`]: {
        [`studio_${snake}.title`]: names,
        [`studio_${snake}.text`]: { en: 'Text', ar: 'النص' },
      },
    },
    table: { name: snake, columns: { app_id: 'string', text: 'string', updated_at: 'Timestamp' } },
    reference: { title, description: `The text of ${title} that the team writes.` },
  }
}
