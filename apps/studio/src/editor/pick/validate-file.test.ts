import { UPLOAD_LIMIT_BYTES } from '@foyer/domain/constants'
import { createFormat } from '@foyer/i18n'
import { describe, expect, it } from 'vitest'
import { chooseKind, validateFile, type MediaKind } from './validate-file.ts'

const format = createFormat('en', 'UTC')
const limits = { max_bytes: 1000, format }

describe('validateFile', () => {
  type Case = [name: string, kind: MediaKind, file: { size: number; type: string }, code: string | null]
  const cases: Case[] = [
    ['an empty file', 'image', { size: 0, type: 'image/png' }, 'file_empty'],
    ['a document', 'image', { size: 900, type: 'application/pdf' }, 'invalid_image_type'],
    [
      'a drawing that could carry scripts',
      'image',
      { size: 900, type: 'image/svg+xml' },
      'invalid_image_type',
    ],
    [
      'a photo in a format that browsers here cannot read',
      'image',
      { size: 900, type: 'image/heic' },
      'image_is_heic',
    ],
    [
      'a picture over the limit',
      'image',
      { size: UPLOAD_LIMIT_BYTES + 1, type: 'image/jpeg' },
      'image_too_large',
    ],
    ['a picture at the limit', 'image', { size: UPLOAD_LIMIT_BYTES, type: 'image/jpeg' }, null],
    ['a video over the server’s limit', 'video', { size: 1001, type: 'video/mp4' }, 'video_too_large'],
    ['a document over it', 'file', { size: 1001, type: 'application/pdf' }, 'file_too_large'],
    ['a video at it', 'video', { size: 1000, type: 'video/mp4' }, null],
  ]
  it.each(cases)('validates %s', (_name, kind, file, code) => {
    expect(validateFile({ name: 'bar', ...file }, kind, limits)?.code ?? null).toBe(code)
  })

  it('names the limit in the message', () => {
    const file = { name: 'bar', size: UPLOAD_LIMIT_BYTES + 1, type: 'image/png' }
    expect(validateFile(file, 'image', limits)?.params).toEqual({ size: '15 MB' })
  })

  it('leaves the size to the server where its limit is not known yet', () => {
    const file = { name: 'film.mp4', size: 10 ** 12, type: 'video/mp4' }
    expect(validateFile(file, 'video', { max_bytes: null, format })).toBeNull()
  })
})

describe('chooseKind', () => {
  const all = ['image', 'video', 'audio', 'file'] as const
  it.each([
    ['bar.jpg', 'image/jpeg', all, 'image'],
    ['bar.heic', '', all, 'image'],
    ['film.mp4', 'video/mp4', all, 'video'],
    ['plan.pdf', 'application/pdf', all, 'file'],
    ['unknown', '', all, 'file'],
    ['calm.mp3', 'audio/mpeg', ['video', 'audio'], 'audio'],
    ['plan.pdf', 'application/pdf', ['video', 'audio'], 'video'],
  ] as const)('takes %s of type "%s" among %j for a %s', (name, type, kinds, kind) => {
    expect(chooseKind<MediaKind>({ name, type }, kinds)).toBe(kind)
  })
})
