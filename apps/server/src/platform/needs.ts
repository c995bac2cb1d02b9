/**
 * A typed key for what one feature needs and another provides. It holds no state: each server has its own providers.
 */
export type Need<T> = { readonly name: string; readonly is_list: boolean; readonly type?: T }

/** A need that many features fill with parts, in the order of the features. */
export type Contributions<Part> = Need<readonly Part[]> & { readonly is_list: true }

/** Returns what was provided for a need. */
export type ResolveNeed = <T>(need: Need<T>) => T

/** What a feature provides for a need. */
export type Provision = { need: Need<unknown>; implementation: unknown }

/** Declares a need that exactly one feature, or `app/`, must fill. */
export function defineNeed<T>(name: string): Need<T> {
  return { name, is_list: false }
}

/** Declares a list of parts that features contribute to; it may stay empty. */
export function defineContributions<Part>(name: string): Contributions<Part> {
  return { name, is_list: true }
}

/** Fills a need. */
export function provide<T>(need: Need<T>, implementation: NoInfer<T>): Provision {
  return { need, implementation }
}

/** Adds parts to a list. */
export function contribute<Part>(to: Contributions<Part>, ...parts: NoInfer<Part>[]): Provision {
  return { need: to, implementation: parts }
}

/** Joins needs and provisions of one server. Throws when a need is unfilled, filled twice or not declared. */
export function resolveNeeds(needs: readonly Need<unknown>[], provisions: readonly Provision[]): ResolveNeed {
  const filled = new Map<Need<unknown>, unknown>()
  const problems: string[] = []
  for (const need of needs) if (need.is_list) filled.set(need, [])
  for (const { need, implementation } of provisions) {
    if (!needs.includes(need)) problems.push(`"${need.name}" is provided, but no feature declares this need.`)
    else if (need.is_list) filled.set(need, [filled.get(need), implementation].flat())
    else if (filled.has(need)) problems.push(`"${need.name}" is provided twice.`)
    else filled.set(need, implementation)
  }
  for (const need of needs) if (!filled.has(need)) problems.push(`Nothing provides "${need.name}".`)
  if (problems.length > 0) throw new Error(['The features do not fit together:', ...problems].join('\n  '))

  return <T>(need: Need<T>): T => {
    if (!filled.has(need)) throw new Error(`No feature declares the need "${need.name}".`)
    return filled.get(need) as T
  }
}
