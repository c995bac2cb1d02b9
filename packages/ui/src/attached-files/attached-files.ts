/** What a file becomes in a message. */
export type AttachmentKind = 'image' | 'video' | 'file' | 'audio'

/** Pictures of one message. */
const MOST_PICTURES = 10

/** A file that was added to the message being written. */
export type Attachment = {
  /** Of this device. */
  key: string
  file: File
  kind: AttachmentKind
  /** Shows a picture before it is sent. */
  preview_url: string | null
  state: 'uploading' | 'ready' | 'failed'
  /** Sent so far, from 0 to 1. */
  progress: number
  /** The id of the upload, once it is stored. */
  upload_id: string | null
  reason: string | null
}

/** The kind of a file by its type; `as_file` sends pictures and videos as they are. */
export function kindOf(file: Pick<File, 'type' | 'name'>, as_file = false): AttachmentKind {
  if (as_file) return 'file'
  if (file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name)) return 'image'
  return file.type.startsWith('video/') ? 'video' : 'file'
}

/**
 * The files of a paste or a drop. A text beside a picture wins, as spreadsheets paste both; `files` and `items` hold the
 * same, so only one of them is read.
 */
export function filesOf(data: Pick<DataTransfer, 'files' | 'items' | 'getData'>): File[] {
  if (data.getData('text/plain') !== '') return []
  if (data.files.length > 0) return [...data.files]
  return [...data.items].flatMap((item) => (item.kind === 'file' ? (item.getAsFile() ?? []) : []))
}

/**
 * Which of the chosen files fit: pictures together, or one video, file or voice note alone. What does not fit is
 * `left_out`.
 */
export function fitAttachments<Kind extends { kind: AttachmentKind }>(
  known: readonly Kind[],
  added: readonly Kind[],
): { fitting: readonly Kind[]; left_out: number } {
  const first = known[0] ?? added[0]
  if (!first) return { fitting: [], left_out: 0 }
  if (first.kind !== 'image') {
    const fitting = known.length === 0 ? added.slice(0, 1) : []
    return { fitting, left_out: added.length - fitting.length }
  }
  const pictures = added.filter(({ kind }) => kind === 'image').slice(0, MOST_PICTURES - known.length)
  return { fitting: pictures, left_out: added.length - pictures.length }
}

/** The ids of the stored uploads, as a message takes them. */
export function toUploads(attachments: readonly Pick<Attachment, 'kind' | 'upload_id'>[]): {
  image_ids: string[]
  file_id: string | null
} {
  const idsOf = (is_image: boolean): string[] =>
    attachments.flatMap(({ kind, upload_id }) =>
      upload_id !== null && (kind === 'image') === is_image ? [upload_id] : [],
    )
  return { image_ids: idsOf(true), file_id: idsOf(false)[0] ?? null }
}
