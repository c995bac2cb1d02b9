import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { useAttachedFiles, type AttachedFiles } from '@foyer/ui/attached-files'
import { uploadWithProgress } from '#platform/api/upload-with-progress.ts'
import { useApi } from '#platform/api/use-api.ts'
import { useFormatError } from '#platform/format-error.ts'
import { useToast } from '#platform/toasts.ts'

/** What is known of a recorded voice note. */
export type VoiceFacts = { duration_ms: number; peaks: readonly number[] }

/** The files of the message being written. */
export type Attachments = AttachedFiles & {
  /** Uploads a voice note; resolves to its id, or null when it was refused. */
  addVoice: (file: File, facts: VoiceFacts) => Promise<string | null>
}

/** Uploads files of a message in this thread. */
export function useAttachments(thread_id: string): Attachments {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const formatError = useFormatError()
  const files = useAttachedFiles({
    send: ({ file, kind }, { signal, onProgress }) =>
      api(
        'messaging.uploadFile',
        { id: thread_id, kind },
        { file, signal, send: uploadWithProgress(onProgress) },
      ),
    formatError: (error) => {
      if (!(error instanceof ApiError)) throw error
      return error.code === 'aborted' ? null : formatError(error)
    },
    onLeftOut: (count) => toast(t('messages.files_left_out', { count })),
  })
  return {
    ...files,
    addVoice: async (voice, { duration_ms, peaks }) => {
      const result = await files.uploadAlone(voice, 'audio', ({ file, kind }, { signal }) =>
        api(
          'messaging.uploadFile',
          { id: thread_id, kind, duration_ms, peaks: [...peaks] },
          { file, signal },
        ),
      )
      if ('id' in result) return result.id
      if (result.failed !== null) toast({ text: result.failed, tone: 'danger' })
      return null
    },
  }
}
