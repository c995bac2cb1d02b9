import { appDirectory } from '../platform/app-facts.ts'
import type { Services } from '../platform/services.ts'
import { sessionPort } from '../platform/session/port.ts'
import { accountsSessionPort } from '../features/accounts/index.ts'
import { appPicturesPort, createAppDirectory, listAppIds, watchAppChanges } from '../features/apps/index.ts'
import { findMediaAssets, setPublicMedia } from '../features/media/index.ts'

/** What composing leaves to be asked and ended. */
export type Composed = { listApps: () => Promise<readonly string[]>; stop: () => Promise<void> }

type Options = { services: Services; server_url: string }

/** Joins the rooms: fills every port, adds every contribution, and loads what listens to events and runs as jobs. */
export function compose({ services, server_url }: Options): Composed {
  const { database, log } = services
  const directory = createAppDirectory(database.control)
  appDirectory.provide(directory)
  sessionPort.provide(accountsSessionPort)
  appPicturesPort.provide({ findAssets: findMediaAssets, setPublic: setPublicMedia })
  const stopWatching = watchAppChanges({ url: server_url, log })

  return {
    listApps: () => listAppIds(database.control),
    stop: async () => {
      directory.close()
      await stopWatching()
    },
  }
}
