import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { convertHeic } from '@foyer/ui/image-file'
import { useEffect, useRef, useState } from 'react'
import { v4 as newUuid } from 'uuid'
import { uploadWithProgress } from '#platform/api/upload-with-progress.ts'
import { useApi } from '#platform/api/use-api.ts'
import { useFormatError } from '#platform/format-error.ts'
import { useToast } from '#platform/toasts.ts'
import { fitAttachments, kindOf, type Attachment } from '@foyer/ui/attached-files'

/** What is known of a recorded voice note. */
export type VoiceFacts = { duration_ms: number; peaks: readonly number[] }

/** The files of the message being written, uploaded as soon as they are added. */
export interface Attachments {
  list: readonly Attachment[]
  is_uploading: boolean
  add: (files: readonly File[], as_file?: boolean) => void
  /** Uploads a voice note; resolves to its id, or null when it was refused. */
  addVoice: (file: File, facts: VoiceFacts) => Promise<string | null>
  remove: (key: string) => void
  retry: (key: string) => void
  clear: () => void
}

/** Uploads files of a message in this thread. What is removed or left is not uploaded any further. */
export function useAttachments(thread_id: string): Attachments {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const formatError = useFormatError()
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

  const upload = async ({ key, file, kind }: Attachment, facts?: VoiceFacts): Promise<string | null> => {
    const abort = new AbortController()
    uploads.current.set(key, abort)
    try {
      const sent = await api(
        'messaging.uploadFile',
        {
          id: thread_id,
          kind,
          ...(facts ? { duration_ms: facts.duration_ms, peaks: [...facts.peaks] } : {}),
        },
        {
          file: kind === 'image' ? await convertHeic(file) : file,
          signal: abort.signal,
          send: uploadWithProgress((progress) => change(key, { progress })),
        },
      )
      change(key, { state: 'ready', progress: 1, upload_id: sent.id })
      return sent.id
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code !== 'aborted') {
        change(key, { state: 'failed', reason: formatError(error) })
        if (kind === 'audio') toast({ text: formatError(error), tone: 'danger' })
      }
      return null
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
    add: (files, as_file = false) => {
      const added = files.map((file) => toAttachment(file, as_file))
      const { fitting, left_out } = fitAttachments(list, added)
      if (left_out > 0) toast(t('messages.files_left_out', { count: left_out }))
      setList([...list, ...fitting])
      for (const one of fitting) void upload(one)
    },
    addVoice: (file, facts) => upload({ ...toAttachment(file, true), kind: 'audio' }, facts),
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

function toAttachment(file: File, as_file: boolean): Attachment {
  const kind = kindOf(file, as_file)
  return {
    key: newUuid(),
    file,
    kind,
    preview_url: kind === 'image' ? URL.createObjectURL(file) : null,
    state: 'uploading',
    progress: 0,
    upload_id: null,
    reason: null,
  }
}
