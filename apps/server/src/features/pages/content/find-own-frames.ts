import type { FrameUse } from '@foyer/content/definitions'
import { isOnHost } from '@foyer/domain/addresses'
import type { Services } from '#platform/services.ts'

/** Finds frames that would load the studio, an app or the sandbox: by their hosts, and by the own domains of apps. */
export async function findOwnFrames(
  { config, directory }: Pick<Services, 'config' | 'directory'>,
  frames: readonly FrameUse[],
): Promise<FrameUse[]> {
  const found: FrameUse[] = []
  for (const frame of frames) {
    const is_own =
      isOnHost(frame.url, config.base_host) ||
      isOnHost(frame.url, config.sandbox_host) ||
      (await directory.byDomain(new URL(frame.url).hostname)) !== null
    if (is_own) found.push(frame)
  }
  return found
}
