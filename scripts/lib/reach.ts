import type { IDependency, IModule } from 'dependency-cruiser'

/** A rule about what comes along: nothing in `from` may lead to anything in `to`, over however many imports. */
interface ReachRule {
  name: string
  from: RegExp
  to: RegExp
  /** The imports that count: each of them, or those that load their module at once, neither types nor lazy ones. */
  over: (dependency: IDependency) => boolean
}

const contractValues =
  /(^|node_modules\/)zod(\/|$)|^packages\/contract\/src\/(?!(api-error|client|calls\.generated)\.ts$)/
const tsx = /\.tsx$/
const everyImport = (): boolean => true
const erased = new Set(['type-only', 'type-import', 'triple-slash-directive'])
const loadedAtOnce = ({ dynamic, dependencyTypes }: IDependency): boolean =>
  !dynamic && !dependencyTypes.some((type) => erased.has(type))

/** What may be carried into a definition, a bundle or a process. */
export const reachRules: readonly ReachRule[] = [
  {
    name: 'definitions-know-no-view',
    from: /^packages\/content\/src\/(definitions(\.generated)?|define|(blocks|page-types)\/[^/]+\/definition)\.ts$/,
    to: tsx,
    over: everyImport,
  },
  {
    name: 'member-app-carries-no-schema',
    from: /^apps\/member\/src\/(?!.*\.test\.tsx?$)/,
    to: contractValues,
    over: loadedAtOnce,
  },
  {
    name: 'studio-entry-carries-no-schema',
    from: /^apps\/studio\/src\/(app\/)?(main|entry[-\w]*)\.tsx?$/,
    to: contractValues,
    over: loadedAtOnce,
  },
  {
    name: 'server-loads-no-tsx',
    from: /^apps\/server\/src\/(?!.*\.test\.tsx?$)/,
    to: tsx,
    over: loadedAtOnce,
  },
]

interface Reach {
  rule: string
  from: string
  to: string
}

/** Every file that leads where its rule forbids, with the nearest such place. */
export function reachesIn(modules: readonly IModule[]): Reach[] {
  return reachRules.flatMap(({ name, from, to, over }) => {
    const ends = endsOf(modules, to, over)
    return modules.flatMap(({ source }) => {
      const end = from.test(source) ? ends.get(source) : undefined
      return end === undefined ? [] : [{ rule: name, from: source, to: end }]
    })
  })
}

/** Walked backwards from the forbidden places, so that each import is looked at once however many files there are. */
function endsOf(modules: readonly IModule[], to: RegExp, over: ReachRule['over']): Map<string, string> {
  const importers = importersOf(modules, over)
  const ends = new Map<string, string>()
  const open = [...importers.keys()].filter((place) => to.test(place)).map((place) => ({ place, end: place }))
  for (const { place, end } of open) {
    for (const importer of importers.get(place) ?? []) {
      if (ends.has(importer)) continue
      ends.set(importer, end)
      if (!to.test(importer)) open.push({ place: importer, end })
    }
  }
  return ends
}

function importersOf(modules: readonly IModule[], over: ReachRule['over']): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies.filter(over)) {
      const known = importers.get(resolved)
      if (known) known.push(source)
      else importers.set(resolved, [source])
    }
  }
  return importers
}
