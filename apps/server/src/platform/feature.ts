import type { Subscriber } from './events/index.ts'
import type { NamedRoute } from './http/implement.ts'
import type { AnyJob, Schedule } from './jobs/index.ts'
import { contribute, type Need, type Provision } from './needs.ts'
import { personalData, type PersonalRows } from './personal-data.ts'
import type { Channel } from './realtime/index.ts'

/** Everything that a feature adds to a server. */
export type Feature = {
  name: string
  routes: readonly NamedRoute[]
  /** What the feature requires from later features or from `app/`. */
  needs: readonly Need<unknown>[]
  /** What it provides for the needs of others. */
  provides: readonly Provision[]
  /** Background work; a job that no feature lists never runs. */
  jobs: readonly AnyJob[]
  schedules: readonly Schedule[]
  /** What it does on events of its own or of earlier features. */
  subscribers: readonly Subscriber[]
  channels: readonly Channel[]
}

type Declared = Pick<Feature, 'name'> &
  Partial<Feature> & {
    /** The rows that it stores about people, for their archive and their erasure. */
    personal_data?: readonly PersonalRows[]
  }

/** Declares a feature. It registers nothing: a server is built from the features that it is given. */
export function defineFeature({ personal_data = [], provides = [], ...declared }: Declared): Feature {
  return {
    routes: [],
    needs: [],
    jobs: [],
    schedules: [],
    subscribers: [],
    channels: [],
    ...declared,
    provides: [...provides, contribute(personalData, ...personal_data)],
  }
}
