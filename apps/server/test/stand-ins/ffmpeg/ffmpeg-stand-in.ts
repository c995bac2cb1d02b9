import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns the path of a program that stands in for ffmpeg. `missing` is left out of what it lists. */
export async function ffmpegStandIn({ missing = '' } = {}): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'foyer-ffmpeg-')), 'ffmpeg')
  const script = join(import.meta.dirname, 'ffmpeg.mjs')
  const filter = missing === '' ? '' : ` | grep -v ${missing}`
  await writeFile(
    path,
    `#!/bin/sh\n${filter === '' ? 'exec ' : ''}"${process.execPath}" "${script}" "$@"${filter}\n`,
  )
  await chmod(path, 0o755)
  return path
}
