import { whenIdle } from '../../platform/idle.ts'
import type { Records } from '../../platform/storage/records.ts'
import type { CachedPage } from './page-cache.ts'

/**
 * The keys of what earlier visits have kept of an app, the longest unused first, once the browser has nothing better to
 * do. What another app had at this address before is forgotten.
 */
export async function earlierPages(
  records: Pick<Records<CachedPage>, 'all' | 'delete'>,
  app_id: string,
  idle: (work: () => void) => void = whenIdle,
): Promise<string[]> {
  await new Promise<void>((resolve) => idle(resolve))
  const keys = (await records.all()).toSorted(([, a], [, b]) => a.at - b.at).map(([key]) => key)
  const isOwn = (key: string): boolean => key.startsWith(`${app_id} `)
  await records.delete(keys.filter((key) => !isOwn(key)))
  return keys.filter(isOwn)
}
