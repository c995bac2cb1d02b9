import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformWithOxc } from 'vite'
import { describe, expect, inject, it } from 'vitest'
import { mapStackToSources } from './source-locations.ts'

const source = `type Cup = { size: number }

interface Shelf {
  cups: Cup[]
}

export function breakCup(cup: Cup): never {
  const shelf: Shelf = { cups: [cup] }
  throw new Error(\`of \${shelf.cups.length}\`)
}
`

/** Builds a file as a bundler does: without types, on other lines than its source. */
async function built({ with_map }: { with_map: boolean }): Promise<{ url: string; folder: string }> {
  const folder = await mkdtemp(join(inject('files_dir'), 'built-'))
  await mkdir(join(folder, 'dist'))
  const { code, map } = await transformWithOxc(source, join(folder, 'src/cup.ts'), { sourcemap: true })
  const file = join(folder, 'dist/cup.js')
  await writeFile(file, code)
  if (with_map)
    await writeFile(`${file}.map`, JSON.stringify({ ...(map as object), sources: ['../src/cup.ts'] }))
  return { url: pathToFileURL(file).href, folder }
}

async function stackOf(url: string): Promise<string> {
  const { breakCup } = (await import(url)) as { breakCup: (cup: { size: number }) => never }
  try {
    return breakCup({ size: 1 })
  } catch (error) {
    return (error as Error).stack ?? ''
  }
}

describe('mapStackToSources', () => {
  it('names the line and the column of the source', async () => {
    const { url, folder } = await built({ with_map: true })
    const stack = await stackOf(url)
    expect(stack).not.toContain('cup.ts')
    expect(mapStackToSources(stack)).toContain(`breakCup (${join(folder, 'src/cup.ts')}:9:9)`)
    expect(mapStackToSources(stack)).toBe(mapStackToSources(stack))
  })

  it('returns a stack unchanged when there is no map', async () => {
    const stack = await stackOf((await built({ with_map: false })).url)
    expect(mapStackToSources(stack)).toBe(stack)
  })
})
