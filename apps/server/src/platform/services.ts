import type { Logger } from 'pino'
import type { ExternalAddresses } from './external-addresses.ts'
import type { AppDirectory } from './app-facts.ts'
import type { Config } from './config/index.ts'
import type { Clock } from './clock/index.ts'
import type { Database } from './database/app-db.ts'
import type { DiskSpace } from './disk-space.ts'
import type { TxtResolver } from './dns/index.ts'
import type { SubscriberRegistry } from './events/define-subscriber.ts'
import type { Lan } from './lan.ts'
import type { Mailer } from './mail/index.ts'
import type { ResolveNeed } from './needs.ts'
import type { Outbound } from './outbound/index.ts'
import type { Realtime } from './realtime/index.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/index.ts'
import type { Metrics } from './telemetry/index.ts'
import type { Transcoder } from './video/index.ts'

/** What lives as long as the server does. */
export type Services = {
  config: Config
  log: Logger
  clock: Clock
  database: Database
  secrets: Secrets
  storage: Storage
  disk: DiskSpace
  /** Looked for once at start; null where this machine has no ffmpeg that can be used. */
  transcoder: Promise<Transcoder | null>
  mail: Mailer
  realtime: Realtime
  dns: TxtResolver
  /** The apps, by host and id. */
  directory: AppDirectory
  /** Who listens to which event. */
  subscribers: SubscriberRegistry
  /** What features provide for a need of others. */
  need: ResolveNeed
  addresses: ExternalAddresses
  /** The way to addresses that people have written. */
  outbound: Outbound
  /** Null unless apps are shown on the local network. */
  lan: Lan | null
  /** Metrics that features count for the operator. */
  metrics: Pick<Metrics, 'treeFaultFound'>
}

declare module './job-ctx.ts' {
  interface JobServices extends Services {}
}
