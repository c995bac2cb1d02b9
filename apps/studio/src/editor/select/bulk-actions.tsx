import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { BulkBar } from '@foyer/ui/bulk-bar'
import { ArrowDown, ArrowUp, BookmarkPlus, Copy, CopyPlus, Scissors, Trash2 } from 'lucide-react'
import { Tooltip } from '@foyer/ui/tooltip'
import type { ReactNode } from 'react'
import type { BlockClipboard } from '../clipboard/use-clipboard.ts'
import { getModifierKey } from '../keys/mod-key.ts'
import type { EditorCommands } from '../use-editor.ts'
import styles from './bulk-actions.module.css'

type BulkActionsProps = {
  readonly count: number
  readonly commands: Pick<EditorCommands, 'step' | 'duplicate' | 'remove'>
  readonly clipboard: BlockClipboard
  readonly onSave: () => void
  readonly onClear: () => void
}

/** What can be done with several selected blocks at once, each in one step of undo. */
export function BulkActions({ count, commands, clipboard, onSave, onClear }: BulkActionsProps) {
  const t = useT()
  const mod = getModifierKey()
  const renderTool = (label: string, keys: string | undefined, icon: ReactNode, run: () => void) => (
    <Tooltip
      text={label}
      {...(keys === undefined ? {} : { keys })}
      trigger={<IconButton size="small" icon={icon} label={label} onClick={run} />}
    />
  )
  return (
    <div className={styles.place}>
      <BulkBar
        label={t('editor.select.label')}
        count={t('editor.select.count', { count })}
        clear_label={t('editor.select.clear')}
        onClear={onClear}
      >
        {renderTool(t('common.move_up'), 'Alt ↑', <ArrowUp />, () => commands.step('up'))}
        {renderTool(t('common.move_down'), 'Alt ↓', <ArrowDown />, () => commands.step('down'))}
        {renderTool(t('common.duplicate'), `${mod} D`, <CopyPlus />, commands.duplicate)}
        {renderTool(t('editor.select.copy'), `${mod} C`, <Copy />, clipboard.copy)}
        {renderTool(t('editor.select.cut'), `${mod} X`, <Scissors />, clipboard.cut)}
        {renderTool(t('editor.select.save'), undefined, <BookmarkPlus />, onSave)}
        <span className={styles.danger}>
          {renderTool(t('common.delete'), '⌫', <Trash2 />, commands.remove)}
        </span>
      </BulkBar>
    </div>
  )
}
