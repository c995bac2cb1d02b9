import type { Need, Provision } from './needs.ts'
import { contribute } from './needs.ts'
import { personalData, type PersonalRows } from './personal-data.ts'

/** Everything that a feature adds to a server. */
export type Feature = {
  name: string
  /** What the feature leaves to later features or to `app/`. */
  needs: readonly Need<unknown>[]
  /** What it provides for the needs of others. */
  provides: readonly Provision[]
}

type Declared = {
  name: string
  needs?: readonly Need<unknown>[]
  provides?: readonly Provision[]
  /** The rows that it stores about people, for their archive and their erasure. */
  personal_data?: readonly PersonalRows[]
}

/** Declares a feature. It registers nothing: a server is built from the features that it is given. */
export function defineFeature({ name, needs = [], provides = [], personal_data = [] }: Declared): Feature {
  return { name, needs, provides: [...provides, contribute(personalData, ...personal_data)] }
}
