import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Where the built files of each front end lie, under which path they are served, and at which host. */
const FOLDERS = [
  { folder: 'apps/studio/dist/assets', prefix: '/assets', host: 'localhost' },
  { folder: 'apps/member/dist/client/_assets', prefix: '/_assets', host: 'kiln.localhost' },
] as const

/**
 * Asks once for all that browsers load. The server compresses each file when it is asked for the first time; that is
 * done before the journeys rather than in the middle of the first of them.
 */
export async function fetchAssets(port: number): Promise<void> {
  for (const { folder, prefix, host } of FOLDERS)
    for (const name of await readdir(join(root, folder))) await fetchOnce(port, `${prefix}/${name}`, host)
}

function fetchOnce(port: number, path: string, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'accept-encoding': 'br' }
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume().on('end', resolve).on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
