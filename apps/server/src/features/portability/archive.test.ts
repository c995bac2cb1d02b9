import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { aZip, type ZipFile } from '#test/factories/portability.ts'
import { openArchive, type ArchiveLimits } from './archive.ts'

const small: ArchiveLimits = { entries: 3, unpacked_bytes: 10, entry_bytes: 6 }
const file = (name: string, bytes = 1): ZipFile => ({ name, bytes: Buffer.alloc(bytes, 'x') })

async function openFiles(files: readonly ZipFile[]) {
  const path = join(await mkdtemp(join(inject('files_dir'), 'archive-')), 'archive.zip')
  await writeFile(path, aZip(files))
  return openArchive(path, small)
}

describe('an archive', () => {
  it('returns its files with their bytes, without folders', async () => {
    const archive = await openFiles(
      [file('a/'), file('a/b.jpg', 2)].map((one, at) => (at ? one : { ...one, bytes: Buffer.alloc(0) })),
    )
    expect([...archive.names.keys()]).toEqual(['a/b.jpg'])
    expect((await archive.read('a/b.jpg')).toString()).toBe('xx')
    await expect(archive.read('c.jpg')).rejects.toMatchObject({ code: 'not_readable' })
    archive.close()
  })

  it('is taken at its bounds, and refused one beyond them', async () => {
    const full = await openFiles([file('a', 5), file('b', 5), file('c', 0)])
    expect(full.names.size).toBe(3)
    full.close()
    const many_entries = ['a', 'b', 'c', 'd'].map((name) => file(name))
    await expect(openFiles(many_entries)).rejects.toMatchObject({ code: 'too_many_entries' })
    await expect(openFiles([file('a', 6), file('b', 5)])).rejects.toMatchObject({ code: 'archive_refused' })
  })

  it('refuses an entry above the size limit, and counts all unpacked bytes', async () => {
    const archive = await openFiles([file('large', 7), file('a', 3)])
    await expect(archive.read('large')).rejects.toMatchObject({ code: 'archive_refused' })
    for (let times = 0; times < 3; times += 1) expect(await archive.read('a')).toHaveLength(3)
    await expect(archive.read('a')).rejects.toMatchObject({ code: 'archive_refused' })
    archive.close()
  })
})
