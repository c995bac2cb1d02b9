import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from './boundaries.ts'
import { newMigration } from './db-new.ts'
import { generate } from './generate.ts'
import { createNew } from './new.ts'
import { copyProject } from './testing/copy-project.ts'

const checkout = resolve(import.meta.dirname, '..')
/** The lists that new parts are added to, except those that import the whole server. */
const lists = ['content/src/definitions', 'content/src/views', 'contract/src/calls']
const run = promisify(execFile)
const is_whole = process.env['PROOF'] === 'full'

describe('npm run new', () => {
  let root = ''
  let created: string[] = []

  beforeAll(async () => {
    root = copyProject()
    created = [
      ...(await createNew(root, ['block', 'quiet-note', 'Quiet note', 'ملاحظة هادئة'])),
      ...(await createNew(root, ['page-type', 'recipe_card', 'Recipe card', 'بطاقة وصفة'])),
      ...(await createNew(root, ['feature', 'quiet-hours', 'Quiet hours', 'ساعات الهدوء'])),
      ...(await createNew(root, ['call', 'identity/greet-member'])),
      ...(await createNew(root, ['call', 'quiet-hours/ring-bell', '--studio'])),
      newMigration(root, 'identity_greetings'),
    ]
  }, 120_000)

  afterAll(() => rmSync(root, { recursive: true, force: true }))

  // The compiler and the rules of imports take a minute each: `npm run proof -- new`.
  it.runIf(is_whole)(
    'creates files that type-check',
    async () => expect(await typeErrors(root, created)).toEqual([]),
    240_000,
  )

  it('creates files that the linter and the formatter accept', async () => {
    const files = created.filter((path) => /\.tsx?$/.test(path)).map((path) => join(root, path))
    const lint = await output(join(checkout, 'node_modules/.bin/oxlint'), [
      '-c',
      join(checkout, '.oxlintrc.json'),
      ...files,
    ])
    expect(lint).toContain('Found 0 warnings and 0 errors')
    expect(
      await output(join(checkout, 'node_modules/.bin/oxfmt'), [
        '-c',
        join(checkout, '.oxfmtrc.json'),
        '--check',
        ...files,
      ]),
    ).toContain('All matched files use the correct format')
  }, 60_000)

  it.runIf(is_whole)(
    'breaks no boundary rule',
    async () => {
      const violations = await findViolations(root)
      // The rules read the list of features of this checkout, which has no new one.
      const broken = violations.filter(
        ({ from, rule }) => created.includes(from) && rule !== 'features-are-listed',
      )
      expect(broken).toEqual([])
    },
    60_000,
  )

  it('leaves every list updated and every text in both languages', async () => {
    const { stale, faults } = await generate(root, { check: true })
    expect(stale).toEqual([])
    expect(faults).toEqual([])
    expect(readFileSync(join(root, 'packages/content/src/definitions.generated.ts'), 'utf8')).toContain(
      'quiet_note: quietNoteBlock',
    )
    expect(readFileSync(join(root, 'packages/content/src/views.generated.ts'), 'utf8')).toContain(
      'recipe_card: lazyView(',
    )
    expect(readFileSync(join(root, 'packages/contract/src/calls.generated.ts'), 'utf8')).toContain(
      "'identity.greetMember': ['POST', '/identity/greet-member']",
    )
    expect(
      readFileSync(join(root, 'apps/server/src/features/identity/routes.generated.ts'), 'utf8'),
    ).toContain("'identity.greetMember'")
    expect(readFileSync(join(root, 'apps/server/test/matrix/inputs-member.ts'), 'utf8')).toContain(
      "'identity.greetMember': [{ input: () => ({}) }]",
    )
    expect(readFileSync(join(root, 'packages/i18n/locales/ar/blocks.json'), 'utf8')).toContain('ملاحظة هادئة')
  })

  it.each([
    ['features.json', '"quiet-hours"'],
    ['apps/server/src/app/features.ts', '  quietHours,\n]'],
    ['apps/server/src/platform/database/tables.generated.ts', '  quiet_hours: {\n    app_id: string'],
    ['apps/server/src/features/quiet-hours/routes.generated.ts', "'quiet-hours.ringBell'"],
    ['apps/server/test/matrix/inputs-member.ts', "'quiet-hours.saveQuietHours': [{ input:"],
    ['apps/studio/src/app/router.ts', '    quietHoursRoute,\n'],
    ['apps/studio/src/app/frame/nav.ts', "'/apps/$slug/quiet-hours', label: 'studio.nav.quiet_hours'"],
    ['packages/contract/src/openapi/features.ts', "'quiet-hours': { title: 'Quiet hours'"],
    ['packages/contract/src/quiet-hours/ring-bell.ts', "auth: 'team'"],
    ['packages/i18n/locales/ar/studio_quiet_hours.json', 'ساعات الهدوء'],
  ])('registers a feature in %s', (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toContain(text)
  })

  it('numbers a migration after the last one', () => {
    const numbers = readdirSync(join(root, 'apps/server/migrations')).map((file) => Number(file.slice(0, 4)))
    const path = created.findLast((file) => file.includes('migrations')) ?? ''
    expect(Number(path.split('/').at(-1)?.slice(0, 4))).toBe(Math.max(...numbers))
    expect(existsSync(join(root, path))).toBe(true)
  })

  it.each([
    [['block', 'Not A Name'], 'is no name such as icon_list'],
    [['block', 'hero'], 'is already there'],
    [['call', 'rename-thread'], 'is no name such as messaging/rename-thread'],
    [['call', 'unknown/rename-thread'], 'There is no feature unknown'],
    [['feature', 'Not A Name'], 'is no name such as live-events'],
    [['feature', 'messaging'], 'is already there'],
    [['widget', 'x'], 'npm run new'],
  ])('refuses %j with a message', async (request, names) => {
    await expect(createNew(root, request)).rejects.toThrow(names)
  })
})

/**
 * Type-checks the new files with their imports and the lists that name them. The route's test would import the whole
 * server; `npm run check` covers it.
 */
async function typeErrors(home: string, created: readonly string[]): Promise<string[]> {
  const files = [
    ...created.filter((path) => /\.tsx?$/.test(path) && !/^apps\/server\/.*\.test\.ts$/.test(path)),
    ...lists.map((path) => `packages/${path}.generated.ts`),
    'packages/i18n/src/virtual.d.ts',
    'packages/content/src/parts/hls-light.d.ts',
  ]
  const config = { extends: './tsconfig.web.json', include: [], files }
  writeFileSync(join(home, 'tsconfig.made.json'), JSON.stringify(config))
  const compiler = join(checkout, 'node_modules/typescript7/bin/tsc')
  const args = [compiler, '-p', 'tsconfig.made.json', '--pretty', 'false']
  const text = await output(process.execPath, args, home)
  return text.split('\n').flatMap((line) => {
    const [, file, error] = /^(\S+)\(\d+,\d+\): (error.*)$/.exec(line) ?? []
    return file && error ? [`${file}: ${error}`] : []
  })
}

/** Returns a tool's output, whether it succeeds or fails. */
async function output(command: string, args: readonly string[], cwd = checkout): Promise<string> {
  try {
    const { stdout, stderr } = await run(command, [...args], { cwd, maxBuffer: 64 * 1024 * 1024 })
    return stdout + stderr
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && 'stderr' in error)
      return `${String(error.stdout)}${String(error.stderr)}`
    throw error
  }
}
