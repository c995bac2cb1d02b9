import { toMessageParts } from '@foyer/domain/messaging'
import { hasVisibleText } from '@foyer/contract/rules/text'
import type { NewPart } from './repository/append-messages.ts'
import type { UploadRow } from './uploads/upload-row.ts'

type SentFiles = { images: readonly UploadRow[]; file: UploadRow | null }

/**
 * The messages of one send, in order: all pictures as one, the video, file or voice note, then the text. Links before
 * and after the text are attachments of their own (spec section 5).
 */
export function toNewParts(
  text: string,
  { images, file }: SentFiles = { images: [], file: null },
): NewPart[] {
  const plain = { text: '', url: null }
  return [
    ...(images.length === 0
      ? []
      : [{ ...plain, message_type: 'image' as const, details: { image_ids: images.map(({ id }) => id) } }]),
    ...(file === null
      ? []
      : [
          {
            ...plain,
            message_type: file.kind === 'video' ? ('video' as const) : ('attachment' as const),
            details: { file_id: file.id },
          },
        ]),
    ...toTextParts(text),
  ]
}

function toTextParts(text: string): NewPart[] {
  if (!hasVisibleText(text)) return []
  return toMessageParts(text).map((part) =>
    part.message_type === 'message'
      ? { message_type: 'message', text: part.text, url: null, details: null }
      : { message_type: 'attachment', text: '', url: part.url, details: null },
  )
}
