import { describe, expect, it } from 'vitest'
import { filesOf, fitAttachments, kindOf, toUploads, type AttachmentKind } from './attached-files.ts'

type Kinded = { kind: AttachmentKind }
const photo: Kinded = { kind: 'image' }
const file: Kinded = { kind: 'file' }

describe('kindOf', () => {
  it.each([
    ['image/png', 'a.png', false, 'image'],
    ['', 'IMG_1.HEIC', false, 'image'],
    ['video/mp4', 'a.mp4', false, 'video'],
    ['image/png', 'a.png', true, 'file'],
    ['application/pdf', 'a.pdf', false, 'file'],
  ])('%s %s as a file: %s is %s', (type, name, as_file, kind) => {
    expect(kindOf({ type, name }, as_file)).toBe(kind)
  })
})

describe('fitAttachments', () => {
  it('takes up to ten pictures', () => {
    expect(
      fitAttachments(
        [],
        Array.from({ length: 12 }, () => photo),
      ),
    ).toMatchObject({ left_out: 2 })
    expect(fitAttachments([photo], [photo, file])).toEqual({ fitting: [photo], left_out: 1 })
  })

  it('takes one file alone', () => {
    expect(fitAttachments([], [file, file])).toEqual({ fitting: [file], left_out: 1 })
    expect(fitAttachments([file], [photo])).toEqual({ fitting: [], left_out: 1 })
  })
})

describe('filesOf', () => {
  const picture = new File(['x'], 'a.png', { type: 'image/png' })
  const paste = (text: string, files: File[], items: File[] = []) =>
    filesOf({
      getData: () => text,
      files: files as never,
      items: items.map((one) => ({ kind: 'file', getAsFile: () => one })) as never,
    })

  it('prefers a text beside a picture', () => expect(paste('1\t2', [picture])).toEqual([]))
  it('reads files once, from items only where there are no files', () => {
    expect(paste('', [picture], [picture])).toEqual([picture])
    expect(paste('', [], [picture])).toEqual([picture])
  })
})

describe('toUploads', () => {
  it('sends pictures and a file apart', () => {
    expect(
      toUploads([
        { kind: 'image', upload_id: 'a' },
        { kind: 'image', upload_id: 'b' },
      ]),
    ).toEqual({
      image_ids: ['a', 'b'],
      file_id: null,
    })
    expect(toUploads([{ kind: 'audio', upload_id: 'c' }])).toEqual({ image_ids: [], file_id: 'c' })
  })
})
