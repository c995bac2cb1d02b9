import { reloadWhenSwitchedOff } from '../platform/offline/switched-off.ts'

/** Where the worker is served: the root, so that it sees every path of the app. */
export const WORKER_PATH = '/sw.js'

/**
 * Whether the server still serves the build of this document, read from the file list in the worker script. Rejects
 * when the script cannot be loaded.
 */
export async function isBuildServed(
  entry: string = findDocumentEntry(document),
  fetchWorker: typeof fetch = reloadWhenSwitchedOff((...pending) => fetch(...pending)),
): Promise<boolean> {
  const response = await fetchWorker(WORKER_PATH, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The worker's file was answered by ${response.status}.`)
  return (await response.text()).includes(entry)
}

/** The name of the document's entry file, which changes with every build. The head names it first. */
export function findDocumentEntry({ head }: Pick<Document, 'head'>): string {
  const modules = head.querySelector<HTMLElement>('script[data-modules]')?.dataset['modules'] ?? ''
  const entry = modules.split(' ')[0]?.split('/').at(-1)
  if (!entry) throw new Error('The document names no modules.')
  return entry
}
