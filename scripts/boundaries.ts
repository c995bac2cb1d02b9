import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cruise } from 'dependency-cruiser'
import type { ICruiseOptions, ICruiseResult, IFlattenedRuleSet, IForbiddenRuleType } from 'dependency-cruiser'
import { listFolders } from './generators/file-tree.ts'
import { findReaches, reachRules } from './lib/reach-rules.ts'
import { findTypeNames } from './lib/type-names.ts'

/** One import that a rule forbids. Paths are below the root. */
export interface Violation {
  rule: string
  from: string
  to: string
}

const require = createRequire(import.meta.url)

const {
  forbidden,
  options,
}: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions } = require('../.dependency-cruiser.cjs')

/** Imports of other features use the app's names (`imports` in package.json), not relative paths. */
export const RELATIVE_FEATURE_IMPORT: Violation['rule'] = 'features-are-imported-by-name'

/** Folders that lie side by side import each other in one direction at most. */
export const MUTUAL_IMPORT: Violation['rule'] = 'folders-import-one-way'

/**
 * Every rule by name: of single imports, of transitive imports, and of how an import is written.
 * @internal
 */
export const rules: readonly Violation['rule'][] = [...forbidden, ...reachRules]
  .map(({ name = 'unnamed' }) => name)
  .concat(RELATIVE_FEATURE_IMPORT, MUTUAL_IMPORT)

const featurePath = /^apps\/[^/]+\/src\/features\//
const parentFolders = /^(\.\.\/){3}/
const sideBySide =
  /^(?<parent>apps\/[^/]+\/src\/platform|packages\/(domain|ui|content)\/src)\/(?<folder>[^/]+)\//
const testFile = /\.test\.tsx?$/

/** Returns every import below `packages` and `apps` that breaks a rule; empty when all are allowed. */
export async function findViolations(root: string): Promise<Violation[]> {
  const layers = ['packages', 'apps'].flatMap((part) =>
    listFolders(join(root, part)).map((name) => `${part}/${name}`),
  )
  const ruleSet: IFlattenedRuleSet = { forbidden }
  const { output } = await cruise(
    layers,
    { ...options, baseDir: root, validate: true, ruleSet },
    options.enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  return [
    ...toViolations(output),
    ...findReaches(output.modules),
    ...findRelativeFeatureImports(output),
    ...findMutualImports(output),
  ]
}

function toViolations({ summary }: ICruiseResult): Violation[] {
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}

/** The rules check an import's target; how it is written is checked here. */
function findRelativeFeatureImports({ modules }: ICruiseResult): Violation[] {
  return modules
    .filter(({ source }) => featurePath.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ module }) => parentFolders.test(module))
        .map(({ module }) => ({ rule: RELATIVE_FEATURE_IMPORT, from: source, to: module })),
    )
}

/** Returns the imports between two folders of one parent of which each imports the other. */
function findMutualImports({ modules }: ICruiseResult): Violation[] {
  const imports = modules
    .filter(({ source }) => !testFile.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ source, resolved })))
    .flatMap(({ source, resolved }) => {
      const [from, to] = [sideBySide.exec(source)?.groups, sideBySide.exec(resolved)?.groups]
      if (!from || !to || from['parent'] !== to['parent'] || from['folder'] === to['folder']) return []
      const folders = `${from['parent']} ${from['folder']} ${to['folder']}`
      const reversed = `${from['parent']} ${to['folder']} ${from['folder']}`
      return [{ source, resolved, folders, reversed }]
    })
  const known = new Set(imports.map(({ folders }) => folders))
  return imports
    .filter(({ reversed }) => known.has(reversed))
    .map(({ source, resolved }) => ({ rule: MUTUAL_IMPORT, from: source, to: resolved }))
}

async function run(): Promise<void> {
  const root = resolve(import.meta.dirname, '..')
  const violations = await findViolations(root)
  const named = findTypeNames(root)
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} imports ${to}`)
  for (const { file, name } of named) console.error(`types-are-asked-by-trait: ${file} names ${name}`)
  if (violations.length + named.length > 0) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
