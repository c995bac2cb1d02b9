import { useEffect, useRef, useState } from 'react'
import { convertHeic } from '../image-file/index.ts'
import { fitAttachments, kindOf, type Attachment, type AttachmentKind } from './attached-files.ts'

/** Stores a file and returns the id of the upload. */
export type SendFile = (
  attachment: Pick<Attachment, 'file' | 'kind'>,
  options: { signal: AbortSignal; onProgress: (progress: number) => void },
) => Promise<{ id: string }>

type Options = {
  send: SendFile
  /** Why a file was refused, in words; null for one that was stopped. */
  formatError: (error: unknown) => string | null
  /** Files did not fit to those that are there. */
  onLeftOut: (count: number) => void
}

/** The files of the message being written, uploaded as soon as they are added. */
export type AttachedFiles = {
  readonly list: readonly Attachment[]
  readonly is_uploading: boolean
  readonly add: (files: readonly File[], as_file?: boolean) => void
  readonly remove: (key: string) => void
  readonly retry: (key: string) => void
  readonly clear: () => void
  /** Uploads a file that is not in the list; `failed` is null where it was stopped. */
  readonly uploadAlone: (
    file: File,
    kind: AttachmentKind,
    send: SendFile,
  ) => Promise<{ id: string } | { failed: string | null }>
}

/** Uploads the files of a message. What is removed or left is not uploaded any further. */
export function useAttachedFiles({ send, formatError, onLeftOut }: Options): AttachedFiles {
  const [list, setList] = useState<readonly Attachment[]>([])
  const uploads = useRef(new Map<string, AbortController>())
  const last_key = useRef(0)
  useEffect(() => {
    const running = uploads.current
    return () => {
      for (const one of running.values()) one.abort()
    }
  }, [])
  const change = (key: string, next: Partial<Attachment>): void =>
    setList((known) => known.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const createKey = (): string => String((last_key.current += 1))

  const run = async (
    { key, file, kind }: Pick<Attachment, 'key' | 'file' | 'kind'>,
    sendOne: SendFile,
  ): Promise<{ id: string } | { failed: string | null }> => {
    const abort = new AbortController()
    uploads.current.set(key, abort)
    try {
      const sent = kind === 'image' ? await convertHeic(file) : file
      return await sendOne(
        { file: sent, kind },
        { signal: abort.signal, onProgress: (progress) => change(key, { progress }) },
      )
    } catch (error) {
      return { failed: formatError(error) }
    } finally {
      uploads.current.delete(key)
    }
  }
  const upload = async (attachment: Attachment): Promise<void> => {
    const result = await run(attachment, send)
    if ('id' in result) change(attachment.key, { state: 'ready', progress: 1, upload_id: result.id })
    else if (result.failed !== null) change(attachment.key, { state: 'failed', reason: result.failed })
  }
  const forget = ({ key, preview_url }: Attachment): void => {
    uploads.current.get(key)?.abort()
    if (preview_url !== null) URL.revokeObjectURL(preview_url)
  }
  return {
    list,
    is_uploading: list.some(({ state }) => state === 'uploading'),
    add: (files, as_file = false) => {
      const added = files.map((file) => toAttachment(createKey(), file, kindOf(file, as_file)))
      const { fitting, left_out } = fitAttachments(list, added)
      if (left_out > 0) onLeftOut(left_out)
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
    uploadAlone: (file, kind, sendOne) => run({ key: createKey(), file, kind }, sendOne),
  }
}

function toAttachment(key: string, file: File, kind: AttachmentKind): Attachment {
  return {
    key,
    file,
    kind,
    preview_url: kind === 'image' ? URL.createObjectURL(file) : null,
    state: 'uploading',
    progress: 0,
    upload_id: null,
    reason: null,
  }
}
