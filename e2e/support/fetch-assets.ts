import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The build folders of the front ends, with the path and host that serve them. */
const FOLDERS = [
  { folder: 'apps/studio/dist/assets', prefix: '/assets', host: 'localhost' },
  { folder: 'apps/member/dist/client/_assets', prefix: '/_assets', host: 'kiln.localhost' },
] as const

/**
 * Requests all assets once. The server compresses a file at its first request; that is done before the first
 * journey, not during it.
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
