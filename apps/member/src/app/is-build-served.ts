import { reloadWhenSwitchedOff } from '../platform/offline/switched-off.ts'

/** Where the worker is served: the root, so that it sees every path of the app. */
export const WORKER_PATH = '/sw.js'

/**
 * Whether the server still serves the build that this document belongs to. The worker's file lists the files of its
 * build, and browsers that take a worker ask for nothing else. Rejects where there is no telling.
 */
export async function isBuildServed(
  entry: string = findDocumentEntry(document),
  fetchWorker: typeof fetch = reloadWhenSwitchedOff((...pending) => fetch(...pending)),
): Promise<boolean> {
  const response = await fetchWorker(WORKER_PATH, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The worker's file was answered by ${response.status}.`)
  return (await response.text()).includes(entry)
}

/** The file with which a document begins, by its name: it changes with every build. The head names it first. */
export function findDocumentEntry({ head }: Pick<Document, 'head'>): string {
  const modules = head.querySelector<HTMLElement>('script[data-modules]')?.dataset['modules'] ?? ''
  const entry = modules.split(' ')[0]?.split('/').at(-1)
  if (!entry) throw new Error('The document names no modules.')
  return entry
}
