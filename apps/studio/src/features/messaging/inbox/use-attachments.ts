import { ApiError } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { useAttachedFiles, type AttachedFiles } from '@foyer/ui/attached-files'
import { createUploadClient } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import type { ConversationKey } from './queries.ts'

/** Uploads files of a reply in this conversation. */
export function useAttachments(conversation: ConversationKey): AttachedFiles {
  const t = useT()
  const slug = useSlug()
  return useAttachedFiles({
    send: ({ file, kind }, { signal, onProgress }) =>
      createUploadClient(slug, onProgress)(
        'messaging.uploadReplyFile',
        { ...conversation, kind },
        { file, signal },
      ),
    formatError: (error) =>
      error instanceof ApiError && error.code === 'aborted' ? null : formatError(t, error),
    onLeftOut: (count) => toasts.add({ text: t('studio_inbox.files.left_out', { count }) }),
  })
}
