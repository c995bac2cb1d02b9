import type { StarterKitInstall } from '../../apps/index.ts'
import { prepareRelease } from './prepare-release.ts'
import { goLive } from './go-live.ts'

/**
 * Publishes the drafts of a new app in the transaction that creates it; a job renders its pages afterwards. Throws
 * if a page cannot be published: a starter kit has no problems.
 */
export async function publishNow(
  { tx, emit, services, now, by }: Omit<StarterKitInstall, 'app' | 'kit' | 'by'> & { by: { name: string } },
  note = '',
): Promise<{ release_id: string }> {
  const input = { services, author: by.name, note, only: null, with_settings: true }
  const { release, problems } = await prepareRelease(tx, input)
  const [problem] = problems
  if (problem) throw new Error(`"${problem.title}" cannot be published: ${problem.code} at ${problem.path}.`)
  await goLive({ tx, emit, services, now }, release)
  return { release_id: release.release_id }
}
