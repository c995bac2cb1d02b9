import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { ArrowUp, Check, Mic, Smile } from 'lucide-react'
import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { lazyComponent } from '#platform/lazy-component.tsx'
import { useToast } from '#platform/toasts.ts'
import type { FooterProps } from '../footer-props.ts'
import { AnswerBar } from './answer-bar.tsx'
import { AttachMenu } from './attach-menu.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { filesOf, toUploads } from '@foyer/ui/attached-files'
import { isSendKey } from './keys.ts'
import {
  decodeMessage,
  encodeMentions,
  findMentionTerm,
  insertMention,
  listMentionIds,
} from './mention-input.ts'
import { People } from './people.tsx'
import { canRecord, type Recording } from './recorder.ts'
import { useAnswer } from './use-answer.ts'
import { useAttachments } from './use-attachments.ts'
import { useDraft } from './use-draft.ts'
import styles from './composer.module.css'

const VoiceRecorder = lazyComponent(async () => (await import('./voice-recorder.tsx')).VoiceRecorder)
const EmojiDialog = lazyComponent(async () => (await import('../actions/emoji-dialog.tsx')).EmojiDialog)

/**
 * Where a message is typed. An at sign offers people: Enter picks the first, arrow keys reach the others. Enter sends,
 * on touch screens it starts a new line.
 */
export function Composer(props: FooterProps & { viewer_id: string }): ReactNode {
  const { thread, viewer_id, answering, onAnswered, onTyping, onSend, onEdit } = props
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [draft, changeDraft, clearDraft] = useDraft(viewer_id, thread.id)
  const [edit, setEdit] = useState<{ text: string; picked: typeof draft.picked } | null>(null)
  const [caret, setCaret] = useState(0)
  const [is_busy, setBusy] = useState(false)
  const [has_emojis, setEmojis] = useState(false)
  const [is_recording, setRecording] = useState(false)
  const [is_dropping, setDropping] = useState(false)
  const toast = useToast()
  const files = useAttachments(thread.id)
  const editing = answering?.kind === 'edit' ? answering.message : null
  const { text, picked } = edit ?? draft
  const names = picked.map(({ name }) => name)
  const term = findMentionTerm(text, caret, names)
  const field = (): HTMLTextAreaElement | null => form.current?.querySelector('textarea') ?? null
  const change = (next: { text?: string; picked?: typeof picked }): void => {
    if (edit) setEdit({ ...edit, ...next })
    else changeDraft(next)
  }
  useAnswer(answering, {
    onQuote: (quote) => {
      setEdit(null)
      changeDraft({ quote })
      onAnswered()
      field()?.focus()
    },
    onEdit: (message) => {
      setEdit({ text: decodeMessage(message.message), picked: message.mentions })
      field()?.focus()
    },
  })
  const cancel = (): void => {
    if (edit) setEdit(null)
    else changeDraft({ quote: null })
    onAnswered()
    field()?.focus()
  }

  const send = async (): Promise<void> => {
    const message = encodeMentions(text.trim(), names)
    const has_files = !edit && files.list.length > 0
    if ((message === '' && !has_files) || is_busy) return
    if (has_files && files.list.some(({ state }) => state !== 'ready')) {
      toast(files.is_uploading ? t('messages.still_uploading') : t('messages.upload_failed'))
      return
    }
    const mention_ids = listMentionIds(message, picked)
    if (edit && editing) {
      setBusy(true)
      const is_saved = await onEdit(editing, message, mention_ids)
      setBusy(false)
      if (is_saved) cancel()
      return
    }
    const quote_ts = draft.quote?.message_ts ?? null
    onSend({ message, ...toUploads(files.list), quote_ts, mention_ids })
    clearDraft()
    files.clear()
    setCaret(0)
  }
  const sendVoice = async (recording: Recording): Promise<void> => {
    setBusy(true)
    const file_id = await files.addVoice(recording.file, recording)
    setBusy(false)
    if (file_id === null) return
    const quote_ts = draft.quote?.message_ts ?? null
    onSend({ message: '', image_ids: [], file_id, quote_ts, mention_ids: [] })
    changeDraft({ quote: null })
    setRecording(false)
  }
  const pick = (person: { user_id: string; name: string }): void => {
    const next = insertMention(text, caret, person.name)
    change({ text: next.text, picked: [...picked, person] })
    setCaret(next.caret)
    field()?.focus()
  }
  const insert = (emoji: string): void => {
    const element = field()
    const [start, end] = [element?.selectionStart ?? text.length, element?.selectionEnd ?? text.length]
    change({ text: text.slice(0, start) + emoji + text.slice(end) })
    placeCaret(start + emoji.length)
  }
  const placeCaret = (at: number): void => {
    requestAnimationFrame(() => {
      field()?.focus()
      field()?.setSelectionRange(at, at)
    })
  }
  const leave = (): void => {
    if (term !== null) setCaret(0)
    else if (edit || draft.quote) cancel()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const people = [...(form.current?.querySelectorAll<HTMLElement>('[data-people] button') ?? [])]
    const is_typing = event.target instanceof HTMLTextAreaElement
    if (key === 'Enter' && !shiftKey && is_typing && people.length > 0) {
      event.preventDefault()
      people[0]?.click()
    } else if (is_typing && isSendKey(event)) {
      event.preventDefault()
      void send()
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && people.length > 0) {
      event.preventDefault()
      const current = people.indexOf(document.activeElement as HTMLElement)
      const next = key === 'ArrowDown' ? current + 1 : Math.max(current, 0) + people.length - 1
      people[next % people.length]?.focus()
    } else if (key === 'Escape') {
      leave()
      field()?.focus()
    }
  }
  if (is_recording) {
    return (
      <Suspense fallback={null}>
        <VoiceRecorder
          is_busy={is_busy}
          onSend={(recording) => void sendVoice(recording)}
          onClose={() => setRecording(false)}
          onRefused={() => {
            setRecording(false)
            toast({ text: t('messages.no_microphone'), tone: 'danger' })
          }}
        />
      </Suspense>
    )
  }
  const is_empty = text.trim() === '' && files.list.length === 0
  const records = is_empty && !edit && canRecord()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on it; the menu adds them too
    <form
      ref={form}
      className={styles.composer}
      data-drop={is_dropping}
      onDragOver={(event) => {
        if (edit || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setDropping(true)
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event) => {
        setDropping(false)
        if (edit || event.dataTransfer.files.length === 0) return
        event.preventDefault()
        files.add([...event.dataTransfer.files])
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {term !== null && <People thread_id={thread.id} term={term} onPick={pick} onKeyDown={onKeyDown} />}
      <AnswerBar editing={edit ? editing : null} quote={edit ? null : draft.quote} onCancel={cancel} />
      {!edit && <AttachmentList attachments={files.list} onRemove={files.remove} onRetry={files.retry} />}
      {!edit && <AttachMenu onFiles={files.add} />}
      <div className={styles.box}>
        <textarea
          className={styles.field}
          aria-label={t('messages.write')}
          placeholder={t('messages.write')}
          name="message"
          rows={1}
          maxLength={4000}
          dir="auto"
          enterKeyHint={matchMedia('(pointer: coarse)').matches ? 'enter' : 'send'}
          value={text}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = edit ? [] : filesOf(event.clipboardData)
            if (pasted.length === 0) return
            event.preventDefault()
            files.add(pasted)
          }}
          onChange={({ target }) => {
            change({ text: target.value })
            if (!edit && target.value !== '') onTyping()
            setCaret(target.selectionStart)
          }}
        />
        <IconButton
          size="small"
          label={t('messages.emojis')}
          icon={<Smile />}
          onClick={() => setEmojis(true)}
        />
      </div>
      {records ? (
        <IconButton
          kind="accent"
          label={t('messages.record')}
          icon={<Mic />}
          onClick={() => setRecording(true)}
        />
      ) : (
        <IconButton
          type="submit"
          kind="accent"
          disabled={is_busy}
          label={edit ? t('common.save') : t('common.send')}
          icon={edit ? <Check /> : <ArrowUp />}
        />
      )}
      {has_emojis && (
        <Suspense fallback={null}>
          <EmojiDialog
            close={() => setEmojis(false)}
            onPick={(emoji) => {
              setEmojis(false)
              insert(emoji)
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
