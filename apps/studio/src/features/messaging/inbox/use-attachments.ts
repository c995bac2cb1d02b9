import { ApiError } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { fitAttachments, kindOf, type Attachment } from '@foyer/ui/attached-files'
import { convertHeic } from '@foyer/ui/image-file'
import { useEffect, useRef, useState } from 'react'
import { createUploadClient } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import type { ConversationKey } from './queries.ts'

/** The files of the reply being written, uploaded as soon as they are added. */
export type Attachments = {
  readonly list: readonly Attachment[]
  readonly is_uploading: boolean
  readonly add: (files: readonly File[]) => void
  readonly remove: (key: string) => void
  readonly retry: (key: string) => void
  readonly clear: () => void
}

/** Uploads files of a reply in this conversation. What is removed or left is not uploaded any further. */
export function useAttachments(conversation: ConversationKey): Attachments {
  const t = useT()
  const slug = useSlug()
  const [list, setList] = useState<readonly Attachment[]>([])
  const uploads = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const running = uploads.current
    return () => {
      for (const one of running.values()) one.abort()
    }
  }, [])
  const change = (key: string, next: Partial<Attachment>): void =>
    setList((known) => known.map((one) => (one.key === key ? { ...one, ...next } : one)))

  const upload = async ({ key, file, kind }: Attachment): Promise<void> => {
    const abort = new AbortController()
    uploads.current.set(key, abort)
    const call = createUploadClient(slug, (progress) => change(key, { progress }))
    try {
      const { id } = await call(
        'messaging.uploadReplyFile',
        { ...conversation, kind },
        { file: kind === 'image' ? await convertHeic(file) : file, signal: abort.signal },
      )
      change(key, { state: 'ready', progress: 1, upload_id: id })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'aborted') return
      change(key, { state: 'failed', reason: formatError(t, error) })
    } finally {
      uploads.current.delete(key)
    }
  }
  const forget = ({ key, preview_url }: Attachment): void => {
    uploads.current.get(key)?.abort()
    if (preview_url !== null) URL.revokeObjectURL(preview_url)
  }
  return {
    list,
    is_uploading: list.some(({ state }) => state === 'uploading'),
    add: (files) => {
      const { fitting, left_out } = fitAttachments(list, files.map(toAttachment))
      if (left_out > 0) toasts.add({ text: t('studio_inbox.files.left_out', { count: left_out }) })
      setList([...list, ...fitting])
      for (const one of fitting) void upload(one)
    },
    remove: (key) => {
      const removed = list.find((one) => one.key === key)
      if (removed) forget(removed)
      setList(list.filter((one) => one.key !== key))
    },
    retry: (key) => {
      const failed = list.find((one) => one.key === key)
      if (!failed) return
      change(key, { state: 'uploading', progress: 0, reason: null })
      void upload(failed)
    },
    clear: () => {
      for (const one of list) forget(one)
      setList([])
    },
  }
}

function toAttachment(file: File): Attachment {
  const kind = kindOf(file)
  return {
    key: crypto.randomUUID(),
    file,
    kind,
    preview_url: kind === 'image' ? URL.createObjectURL(file) : null,
    state: 'uploading',
    progress: 0,
    upload_id: null,
    reason: null,
  }
}
