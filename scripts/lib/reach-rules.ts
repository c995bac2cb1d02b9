import type { IDependency, IModule } from 'dependency-cruiser'

/** A rule about what comes along: nothing in `from` may lead to anything in `to`, over however many imports. */
interface ReachRule {
  name: string
  from: RegExp
  to: RegExp
  /** Which imports count: all of them, or only those that load their module at once (neither types nor lazy ones). */
  isFollowed: (dependency: IDependency) => boolean
}

const contractValues =
  /(^|node_modules\/)zod(\/|$)|^packages\/contract\/src\/(?!((api-error|client|calls\.generated)\.ts$|rules\/))/
const tsx = /\.tsx$/
const everyImport = (): boolean => true
const erased = new Set(['type-only', 'type-import', 'triple-slash-directive'])
const isLoadedEagerly = ({ dynamic, dependencyTypes }: IDependency): boolean =>
  !dynamic && !dependencyTypes.some((type) => erased.has(type))

/** What may be carried into a definition, a bundle or a process. */
export const reachRules: readonly ReachRule[] = [
  {
    name: 'definitions-know-no-view',
    from: /^packages\/content\/src\/(definitions(\.generated)?|define|(blocks|page-types)\/[^/]+\/definition)\.ts$/,
    to: tsx,
    isFollowed: everyImport,
  },
  {
    name: 'member-app-carries-no-schema',
    from: /^apps\/member\/src\/(?!.*\.test\.tsx?$)/,
    to: contractValues,
    isFollowed: isLoadedEagerly,
  },
  {
    name: 'studio-entry-carries-no-schema',
    from: /^apps\/studio\/src\/(app\/)?(main|entry[-\w]*)\.tsx?$/,
    to: contractValues,
    isFollowed: isLoadedEagerly,
  },
  {
    name: 'server-loads-no-tsx',
    from: /^apps\/server\/src\/(?!.*\.test\.tsx?$)/,
    to: tsx,
    isFollowed: isLoadedEagerly,
  },
]

interface Reach {
  rule: string
  from: string
  to: string
}

/** Every file that leads where its rule forbids, with the nearest such place. */
export function findReaches(modules: readonly IModule[]): Reach[] {
  return reachRules.flatMap(({ name, from, to, isFollowed }) => {
    const forbidden_ends = findForbiddenEnds(modules, to, isFollowed)
    return modules.flatMap(({ source }) => {
      const end = from.test(source) ? forbidden_ends.get(source) : undefined
      return end === undefined ? [] : [{ rule: name, from: source, to: end }]
    })
  })
}

/** Walks backwards from the forbidden modules, so that each import is visited once. */
function findForbiddenEnds(
  modules: readonly IModule[],
  to: RegExp,
  isFollowed: ReachRule['isFollowed'],
): Map<string, string> {
  const importers = groupImporters(modules, isFollowed)
  const forbidden_ends = new Map<string, string>()
  const open = [...importers.keys()]
    .filter((module_name) => to.test(module_name))
    .map((module_name) => ({ module_name, end: module_name }))
  for (const { module_name, end } of open) {
    for (const importer of importers.get(module_name) ?? []) {
      if (forbidden_ends.has(importer)) continue
      forbidden_ends.set(importer, end)
      if (!to.test(importer)) open.push({ module_name: importer, end })
    }
  }
  return forbidden_ends
}

function groupImporters(
  modules: readonly IModule[],
  isFollowed: ReachRule['isFollowed'],
): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies.filter(isFollowed)) {
      const known = importers.get(resolved)
      if (known) known.push(source)
      else importers.set(resolved, [source])
    }
  }
  return importers
}
