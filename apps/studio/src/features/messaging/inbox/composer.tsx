import type { SavedReply } from '@foyer/contract/messaging/inbox-shapes'
import { useT } from '@foyer/i18n/react'
import { Button, IconButton, Segmented, VisuallyHidden } from '@foyer/ui'
import { filesOf, toUploads } from '@foyer/ui/attached-files'
import { IMAGE_ACCEPT } from '@foyer/ui/image-file'
import { ArrowUp, Image as ImageIcon, Paperclip, StickyNote } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { toasts } from '#platform/toasts.ts'
import { AttachmentList } from './attachment-list.tsx'
import styles from './composer.module.css'
import { useReplyDraft } from './drafts.ts'
import type { NewOutgoing } from './outbox.ts'
import type { ConversationKey } from './queries.ts'
import { findReplyTerm, insertReply, matchReplies } from './reply-input.ts'
import { SavedReplyChips, SavedReplyOptions } from './saved-reply-options.tsx'
import { useAttachments } from './use-attachments.ts'
import { useInboxKeys } from './use-inbox-keys.ts'

/** The longest reply or note. */
const MAX_TEXT = 4000
/** Saved replies above the field. */
const MAX_CHIPS = 3

type ComposerProps = {
  readonly conversation: ConversationKey
  /** The first name of the member. */
  readonly name: string
  readonly replies: readonly SavedReply[]
  /** Why nobody can reply now; notes are always possible. */
  readonly locked: ReactNode
  readonly onSend: (outgoing: NewOutgoing) => void
  readonly onManage: () => void
}

/** Where a reply or a note is typed. A semicolon offers saved replies; Ctrl or Cmd with Enter sends. */
export function Composer({ conversation, name, replies, locked, onSend, onManage }: ComposerProps) {
  const t = useT()
  const list_id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, changeDraft] = useReplyDraft(conversation)
  const files = useAttachments(conversation)
  const [caret, setCaret] = useState(0)
  const [is_listing, setListing] = useState(false)
  const [active_index, setActiveIndex] = useState(0)
  const { mode } = draft
  const is_note = mode === 'note'
  const text = draft[mode]
  const typed_term = is_note ? null : findReplyTerm(text, caret)
  const is_open = is_listing || typed_term !== null
  const found = is_open ? matchReplies(replies, typed_term ?? '') : []
  const active = found[Math.min(active_index, found.length - 1)]

  const choose = (next: 'reply' | 'note'): void => {
    changeDraft({ mode: next })
    setListing(false)
    field.current?.focus()
  }
  useInboxKeys({ r: () => choose('reply'), N: () => choose('note') })

  const placeCaret = (at: number): void => {
    setCaret(at)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(at, at)
    })
  }
  const pick = (reply: SavedReply): void => {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = field.current ?? {}
    const inserted = insertReply(text, { start, end }, reply.text)
    changeDraft({ reply: inserted.text.slice(0, MAX_TEXT), mode: 'reply' })
    closeList()
    placeCaret(Math.min(inserted.caret, MAX_TEXT))
  }
  const closeList = (): void => {
    setListing(false)
    setActiveIndex(0)
    setCaret(0)
  }
  const send = (): void => {
    const words = text.trim()
    const attached = is_note ? [] : files.list
    if (words === '' && attached.length === 0) return field.current?.focus()
    if (attached.some(({ state }) => state !== 'ready')) {
      toasts.add({ text: t(`studio_inbox.files.${files.is_uploading ? 'still_uploading' : 'failed'}`) })
      return
    }
    onSend({
      kind: mode,
      text: words,
      ...toUploads(attached),
      file_names: attached.map(({ file }) => file.name),
    })
    changeDraft({ [mode]: '' })
    if (!is_note) files.clear()
    closeList()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const { key, ctrlKey, metaKey } = event
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault()
      send()
    } else if (is_open && active && (key === 'Enter' || key === 'Tab')) {
      event.preventDefault()
      pick(active)
    } else if (is_open && active && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      const step = key === 'ArrowDown' ? 1 : -1
      setActiveIndex((found.indexOf(active) + step + found.length) % found.length)
    } else if (key === 'Escape') {
      event.preventDefault()
      if (is_open) closeList()
      else field.current?.blur()
    }
  }
  const label = is_note ? t('studio_inbox.note.placeholder') : t('studio_inbox.reply.placeholder', { name })
  const is_locked = !is_note && locked !== null
  return (
    <div className={styles.place}>
      {!is_note && !is_locked && replies.length > 0 && text === '' && (
        <SavedReplyChips replies={replies.slice(0, MAX_CHIPS)} onPick={pick} />
      )}
      {is_open && !is_locked && (
        <SavedReplyOptions
          id={list_id}
          replies={found}
          active_id={active?.id}
          onPick={pick}
          onManage={() => {
            closeList()
            onManage()
          }}
        />
      )}
      <form
        className={styles.box}
        data-mode={mode}
        aria-label={t('studio_inbox.composer')}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <div className={styles.top}>
          <Segmented
            label={t('studio_inbox.composer')}
            value={mode}
            choices={[
              { value: 'reply', label: t('studio_inbox.reply.tab') },
              { value: 'note', label: t('studio_inbox.note.tab') },
            ]}
            onChange={choose}
          />
          {!is_note && (
            <button
              type="button"
              className={styles.saved}
              aria-expanded={is_open}
              onClick={() => {
                if (is_open) closeList()
                else setListing(true)
                field.current?.focus()
              }}
            >
              <kbd className={styles.key} aria-hidden="true">
                ;
              </kbd>
              {t('studio_inbox.replies.title')}
            </button>
          )}
        </div>
        {is_locked ? (
          <p className={styles.locked}>{locked}</p>
        ) : (
          <>
            {!is_note && <AttachmentList files={files} />}
            <textarea
              ref={field}
              className={styles.field}
              name={mode}
              dir={text === '' ? undefined : 'auto'}
              rows={2}
              maxLength={MAX_TEXT}
              aria-label={label}
              placeholder={label}
              aria-autocomplete={is_note ? undefined : 'list'}
              aria-controls={is_open ? list_id : undefined}
              aria-activedescendant={active ? `${list_id}-${active.id}` : undefined}
              aria-keyshortcuts={is_note ? 'Shift+N' : 'R'}
              value={text}
              onKeyDown={onKeyDown}
              onPaste={(event) => {
                const pasted = is_note ? [] : filesOf(event.clipboardData)
                if (pasted.length === 0) return
                event.preventDefault()
                files.add(pasted)
              }}
              onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
              onChange={({ target }) => {
                changeDraft({ [mode]: target.value })
                setCaret(target.selectionStart)
                setActiveIndex(0)
              }}
            />
            <div className={styles.foot}>
              {!is_note && <AttachButtons onFiles={files.add} />}
              <NoteToggle is_note={is_note} onChange={choose} />
              <Button
                kind="ink"
                type="submit"
                className={styles.send}
                icon={is_note ? <StickyNote /> : <ArrowUp />}
                is_busy={!is_note && files.is_uploading}
                aria-keyshortcuts="Control+Enter Meta+Enter"
              >
                <span className={styles.send_text}>
                  {is_note ? t('studio_inbox.note.add') : t('common.send')}
                </span>
                <kbd className={styles.send_key} aria-hidden="true">
                  {/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘↵' : 'Ctrl ↵'}
                </kbd>
              </Button>
            </div>
          </>
        )}
      </form>
    </div>
  )
}

/** Switches between reply and note where the tabs have no space. */
function NoteToggle({
  is_note,
  onChange,
}: {
  readonly is_note: boolean
  readonly onChange: (mode: 'reply' | 'note') => void
}) {
  const t = useT()
  return (
    <span className={styles.toggle}>
      <IconButton
        size="small"
        label={t('studio_inbox.note.toggle')}
        icon={<StickyNote />}
        is_pressed={is_note}
        onClick={() => onChange(is_note ? 'reply' : 'note')}
      />
    </span>
  )
}

function AttachButtons({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useT()
  const choices = [
    { id: 'file', accept: undefined, icon: <Paperclip /> },
    { id: 'picture', accept: `${IMAGE_ACCEPT},video/mp4`, icon: <ImageIcon /> },
  ] as const
  return choices.map(({ id, accept, icon }) => (
    <label key={id} className={styles.attach} data-kind={id} title={t(`studio_inbox.files.add_${id}`)}>
      <VisuallyHidden>{t(`studio_inbox.files.add_${id}`)}</VisuallyHidden>
      <span aria-hidden="true">{icon}</span>
      <input
        type="file"
        multiple
        className={styles.file_input}
        {...(accept === undefined ? {} : { accept })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </label>
  ))
}
