import { blockDefinition } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { useEffect, useRef } from 'react'
import { readLocal, writeLocal } from '../../platform/local.ts'
import { toasts } from '../../platform/toasts.ts'
import { useAnnounce } from '../announce.tsx'
import { getKeyContext } from '../keys/use-editor-keys.ts'
import { useEditorServices } from '../services.tsx'
import {
  BLOCKS_TYPE,
  pasteLimits,
  readCopied,
  toPlainText,
  writeCopied,
  type CopiedBlocks,
} from './copied-blocks.ts'
import type { BlockSource } from './use-insert-blocks.ts'

/** Copies, cuts and pastes blocks, by menu; the keys do the same. */
export type BlockClipboard = {
  readonly copy: () => void
  readonly cut: () => void
  readonly paste: () => void
}

type ClipboardInput = {
  readonly frame: Document | null
  /** The selected blocks without those inside of others. */
  readonly selected: readonly StoredBlock[]
  readonly remove: () => boolean
  readonly insert: (source: BlockSource) => Promise<boolean>
}

/** Blocks copied last, where the browser stores nothing. */
let last_copied: string | null = null

/**
 * Listens for copy, cut and paste in the studio and the frame. Copied blocks go to the system clipboard with their words,
 * and are stored in this browser for the menu and for browsers that refuse the clipboard.
 */
export function useClipboard(input: ClipboardInput): BlockClipboard {
  const t = useT()
  const announce = useAnnounce()
  const { app } = useEditorServices()
  const { frame } = input

  const store = (is_cut: boolean): string | null => {
    const { selected } = latest.current.input
    if (selected.length === 0) return null
    const text = writeCopied({ app: app.slug, blocks: selected })
    last_copied = text
    writeLocal('copied_blocks', text)
    // Where it does not fit, an older copy must not be pasted instead.
    if (readLocal('copied_blocks') !== text) writeLocal('copied_blocks', null)
    const count = selected.length
    announce(t(is_cut ? 'editor.announce.cut' : 'editor.announce.copied', { count }))
    return text
  }
  const pasteText = (text: string): void => {
    const copied = readCopied(text)
    if ('refused' in copied) {
      const label = blockDefinition(copied.type ?? '')?.picker.label
      const name = label ? t(label) : (copied.type ?? '')
      const refusal = t.find(`editor.paste.${copied.refused}`, { name, ...pasteLimits }) ?? ''
      toasts.add({ text: refusal, tone: 'danger' })
      announce(refusal)
      return
    }
    void latest.current.input.insert({ ...copied, text: (count) => t('editor.announce.pasted', { count }) })
  }
  const latest = useRef({ input, store, pasteText })
  useEffect(() => {
    latest.current = { input, store, pasteText }
  })

  useEffect(() => {
    const handleCopy = (event: ClipboardEvent): void => {
      if (!isForBlocks(event) || hasSelectedText(event)) return
      const text = latest.current.store(event.type === 'cut')
      if (text === null) return
      const { selected, remove } = latest.current.input
      event.clipboardData?.setData(BLOCKS_TYPE, text)
      event.clipboardData?.setData('text/plain', toPlainText(selected))
      event.preventDefault()
      event.stopPropagation()
      if (event.type === 'cut') remove()
    }
    const handlePaste = (event: ClipboardEvent): void => {
      if (!isForBlocks(event)) return
      event.preventDefault()
      event.stopPropagation()
      latest.current.pasteText(findText(event.clipboardData))
    }
    const targets: EventTarget[] = frame ? [window, frame] : [window]
    for (const target of targets) {
      target.addEventListener('copy', handleCopy as EventListener, true)
      target.addEventListener('cut', handleCopy as EventListener, true)
      target.addEventListener('paste', handlePaste as EventListener, true)
    }
    return () => {
      for (const target of targets) {
        target.removeEventListener('copy', handleCopy as EventListener, true)
        target.removeEventListener('cut', handleCopy as EventListener, true)
        target.removeEventListener('paste', handlePaste as EventListener, true)
      }
    }
  }, [frame])

  /** The menu has no event of the clipboard; the words go there where the browser allows it. */
  const copyByMenu = (is_cut: boolean): void => {
    const text = store(is_cut)
    if (text === null) return
    void writeSystemClipboard(text, toPlainText(input.selected))
    if (is_cut) input.remove()
  }
  return {
    copy: () => copyByMenu(false),
    cut: () => copyByMenu(true),
    paste: () => pasteText(readStored() ?? ''),
  }
}

function readStored(): string | null {
  return readLocal('copied_blocks') ?? last_copied
}

/** Blocks on the clipboard; those copied last where it only has their words, as some browsers pass nothing else on. */
function findText(clipboard: DataTransfer | null): string {
  const own = clipboard?.getData(BLOCKS_TYPE) ?? ''
  if (own !== '') return own
  const plain = clipboard?.getData('text/plain') ?? ''
  const stored = readStored()
  if (stored === null) return plain
  const copied = readCopied(stored)
  return 'refused' in copied || !isSameText(plain, copied) ? plain : stored
}

function isSameText(plain: string, { blocks }: CopiedBlocks): boolean {
  const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
  return normalize(plain) === normalize(toPlainText(blocks))
}

async function writeSystemClipboard(text: string, plain: string): Promise<void> {
  try {
    const type = `web ${BLOCKS_TYPE}`
    const own = ClipboardItem.supports?.(type) ? { [type]: new Blob([text], { type }) } : {}
    await navigator.clipboard.write([new ClipboardItem({ ...own, 'text/plain': plain })])
  } catch {
    // The browser refused; the blocks are stored in it.
  }
}

function isForBlocks({ target }: ClipboardEvent): boolean {
  const context = getKeyContext(target)
  return context === 'canvas' || context === 'list' || context === 'control'
}

/** Whether the user has marked words, which the browser copies. */
function hasSelectedText({ target }: ClipboardEvent): boolean {
  const { ownerDocument } = target as Node
  const selection = (ownerDocument ?? document).getSelection()
  return selection !== null && !selection.isCollapsed && selection.toString().trim() !== ''
}
