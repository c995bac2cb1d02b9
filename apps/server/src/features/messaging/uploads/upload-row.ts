/** What a person uploads for a message. */
export type UploadKind = 'image' | 'video' | 'file' | 'audio'

/** Size of pictures and videos, length and levels of voice notes. */
export type UploadMeta = { width?: number; height?: number; duration_ms?: number | null; peaks?: number[] }

/** A file of a message, or one that no message uses yet. */
export type UploadRow = {
  id: string
  user_id: string
  thread_id: string
  kind: UploadKind
  storage_key: string
  name: string
  content_type: string
  bytes: number
  meta: UploadMeta
}

/** A file that was checked and is ready to be stored. `thumb`: of a picture. */
export type PreparedUpload = {
  name: string
  content_type: string
  bytes: Buffer
  thumb: Buffer | null
  meta: UploadMeta
}

/** What the recorder of a voice note knows of it. */
export type VoiceFacts = { duration_ms: number | undefined; peaks: number[] }
