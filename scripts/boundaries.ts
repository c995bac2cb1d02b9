import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cruise } from 'dependency-cruiser'
import type { ICruiseOptions, ICruiseResult, IFlattenedRuleSet, IForbiddenRuleType } from 'dependency-cruiser'
import { foldersIn } from './generators/tree.ts'

/** One import that a rule forbids. Paths are below the root. */
export interface Violation {
  rule: string
  from: string
  to: string
}

interface RuleFile {
  forbidden: IForbiddenRuleType[]
  options: ICruiseOptions
}

const require = createRequire(import.meta.url)

/** The two sets of rules: what may be imported, and what may be carried into a bundle. */
export const ruleFiles: readonly RuleFile[] = [
  '../.dependency-cruiser.cjs',
  '../.dependency-cruiser.bundles.cjs',
].map((file): RuleFile => require(file))

const [whoMayImportWhom] = ruleFiles

/** Out of a room lead the names of its app (`imports` in the package.json), not the stairs. */
export const STAIRS: Violation['rule'] = 'rooms-are-left-by-name'

const room = /^apps\/[^/]+\/src\/features\//
const stairs = /^(\.\.\/){3}/

/** Every import below `packages` and `apps` that breaks a rule of the house; none when all is well. */
export async function findViolations(root: string): Promise<Violation[]> {
  const floors = ['packages', 'apps'].flatMap((part) =>
    foldersIn(join(root, part)).map((name) => `${part}/${name}`),
  )
  const found: Violation[] = []
  for (const { forbidden, options } of ruleFiles) {
    const ruleSet: IFlattenedRuleSet = { forbidden }
    const { output } = await cruise(
      floors,
      { ...options, baseDir: root, validate: true, ruleSet },
      options.enhancedResolveOptions,
    )
    if (typeof output === 'string') throw new Error(output)
    found.push(...violationsOf(output))
    if (forbidden === whoMayImportWhom?.forbidden) found.push(...stairsIn(output))
  }
  return found
}

function violationsOf({ summary }: ICruiseResult): Violation[] {
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}

/** The rules judge where an import leads; how it is written is judged here. */
function stairsIn({ modules }: ICruiseResult): Violation[] {
  return modules
    .filter(({ source }) => room.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ module }) => stairs.test(module))
        .map(({ module }) => ({ rule: STAIRS, from: source, to: module })),
    )
}

async function run(): Promise<void> {
  const violations = await findViolations(resolve(import.meta.dirname, '..'))
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} imports ${to}`)
  if (violations.length > 0) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
