import { mkdtemp, readdir, rm, symlink, utimes, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { diskDriver } from './disk-driver.ts'
import { memoryDriver } from './memory-driver.ts'
import { newStorageKey } from './storage-key.ts'
import { describeStorageDriver } from './storage.contract.ts'

const folders: string[] = []
const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-files-'))
  folders.push(folder)
  return folder
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

describeStorageDriver('the disk', async () => diskDriver(await aFolder()))
describeStorageDriver('memory', async () => memoryDriver())

describe('diskDriver', () => {
  it('leaves no unfinished file when an upload is too large', async () => {
    const folder = await aFolder()
    const disk = await diskDriver(folder)
    const key = newStorageKey({ app_id: newId(), type: 'image/png', is_public: false })
    await expect(disk.put(key, Buffer.alloc(100), { max_bytes: 99 })).rejects.toThrow('larger')
    expect(await readdir(join(folder, '.unfinished'))).toEqual([])
  })

  it('clears away what a crash left, but not what is being written now', async () => {
    const folder = await aFolder()
    await diskDriver(folder)
    const [old, fresh] = [join(folder, '.unfinished', 'old'), join(folder, '.unfinished', 'fresh')]
    await writeFile(old, 'x')
    await writeFile(fresh, 'x')
    await utimes(old, 1_000, 1_000)
    await diskDriver(folder)
    expect(await readdir(join(folder, '.unfinished'))).toEqual(['fresh'])
  })

  it('does not follow a link out of its folder', async () => {
    const folder = await aFolder()
    const disk = await diskDriver(folder)
    const key = newStorageKey({ app_id: newId(), type: 'image/png', is_public: false })
    await mkdir(dirname(join(folder, key)), { recursive: true })
    await symlink('/etc/hostname', join(folder, key))
    await expect(disk.get(key)).rejects.toMatchObject({ code: 'ELOOP' })
  })
})
