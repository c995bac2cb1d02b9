import { useLocale, useT } from '@foyer/i18n/react'
import { Sheet } from '@foyer/ui/sheet'
import { EmojiPicker, type EmojiPickerListComponents } from 'frimousse'
import type { ReactNode } from 'react'
import { loadEmojis } from './load-emojis.ts'
import styles from './emoji-dialog.module.css'

const PARTS: EmojiPickerListComponents = {
  CategoryHeader: ({ category, ...props }) => (
    <div {...props} className={styles.category}>
      {category.label}
    </div>
  ),
  Row: ({ children, ...props }) => (
    <div {...props} className={styles.row}>
      {children}
    </div>
  ),
  Emoji: ({ emoji, ...props }) => (
    <button {...props} type="button" className={styles.emoji} data-active={emoji.isActive}>
      {emoji.emoji}
    </button>
  ),
}

/** All emojis, with a search. */
export function EmojiDialog({
  close,
  onPick,
}: {
  close: () => void
  onPick: (emoji: string) => void
}): ReactNode {
  const t = useT()
  const locale = useLocale()
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('messages.emojis')}
      close_label={t('common.close')}
    >
      <EmojiPicker.Root
        className={styles.picker}
        columns={8}
        locale={locale}
        resolveEmojiData={loadEmojis}
        onEmojiSelect={({ emoji }) => onPick(emoji)}
      >
        <EmojiPicker.Search
          className={styles.search}
          placeholder={t('messages.search_emojis')}
          aria-label={t('messages.search_emojis')}
        />
        <EmojiPicker.Viewport className={styles.viewport}>
          <EmojiPicker.Loading className={styles.state}>{t('common.loading')}</EmojiPicker.Loading>
          <EmojiPicker.Empty className={styles.state}>{t('messages.no_emojis')}</EmojiPicker.Empty>
          <EmojiPicker.List className={styles.list} components={PARTS} />
        </EmojiPicker.Viewport>
      </EmojiPicker.Root>
    </Sheet>
  )
}
