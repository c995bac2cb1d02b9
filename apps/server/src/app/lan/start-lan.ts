import { once } from 'node:events'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { appOrigin } from '../../platform/http/app-origin.ts'
import type { Lan } from '../../platform/lan.ts'
import type { Services } from '../../platform/services.ts'
import { createGuestProxy } from './guest-proxy.ts'

type LanServices = Pick<Services, 'config' | 'directory' | 'log'>

type Options = {
  /** The port of the server on loopback. */
  target_port: number
  /** The first app gets this port, the next one the next; 0 takes free ports. */
  first_port: number
  /** The private addresses of this machine, the one to show first. */
  addresses: readonly string[]
  /** The apps to show, the oldest first, so that each has the same port after a restart. */
  listApps: () => Promise<readonly { id: string; name: string }[]>
}

/** An app on the local network. */
export type LanApp = { name: string; urls: readonly string[] }

export type RunningLan = Lan & { list: () => Promise<LanApp[]>; close: () => Promise<void> }

/**
 * Starts a listener of open pages for each app, on the private addresses of this machine. Apps in the order in which
 * they were created, so that each has the same port after a restart.
 */
export async function startLan(services: LanServices, options: Options): Promise<RunningLan> {
  const servers: Server[] = []
  const found = new Map<string, LanApp>()
  let next_port = options.first_port

  const open = async (app_id: string): Promise<string[]> => {
    const port = next_port
    if (next_port !== 0) next_port += 1
    const urls: string[] = []
    for (const address of options.addresses) {
      const server = createGuestProxy({
        target_port: options.target_port,
        findOrigin: async () => {
          const app = await services.directory.byId(app_id)
          return app && appOrigin(services.config, app)
        },
      })
      server.listen(port, address)
      try {
        await once(server, 'listening')
      } catch (error) {
        services.log.warn(
          { err: error },
          `An app is not on the local network: ${address} has no free port ${port}.`,
        )
        continue
      }
      servers.push(server)
      urls.push(urlOf(server, address))
    }
    return urls
  }
  const openNew = async (): Promise<void> => {
    for (const { id, name } of await options.listApps())
      if (!found.has(id)) found.set(id, { name, urls: await open(id) })
  }
  // One after another: two at once would give an app two ports.
  let opening = Promise.resolve()
  const refresh = (): Promise<void> => (opening = opening.catch(() => undefined).then(openNew))

  await refresh()
  return {
    findUrl: async (app_id) => {
      if (!found.has(app_id)) await refresh()
      return found.get(app_id)?.urls[0] ?? null
    },
    list: async () => {
      await refresh()
      return [...found.values()]
    },
    close: async () => {
      await opening.catch(() => undefined)
      await Promise.all(servers.map(closeServer))
    },
  }
}

function urlOf(server: Server, address: string): string {
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
}

async function closeServer(server: Server): Promise<void> {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

/** Lists the addresses of all apps for the console. */
export async function formatLan(lan: RunningLan): Promise<string> {
  const apps = (await lan.list()).filter(({ urls }) => urls.length > 0)
  const heading =
    apps.length > 0
      ? '  On the local network (open pages only; login, offline use and push need https):'
      : '  Nothing is on the local network: this machine has no private address with a free port.'
  return [
    '',
    heading,
    ...apps.flatMap(({ name, urls }) => urls.map((url) => `    ${url}   ${name}`)),
    '',
  ].join('\n')
}
