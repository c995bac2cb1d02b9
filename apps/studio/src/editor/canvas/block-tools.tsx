import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { Tooltip } from '@foyer/ui/tooltip'
import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  IndentDecrease,
  IndentIncrease,
  MoreHorizontal,
  Plus,
  Scissors,
  Trash2,
} from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { BlockClipboard } from '../clipboard/use-clipboard.ts'
import { getModifierKey } from '../keys/mod-key.ts'
import type { BlockStep } from '../state/blocks.ts'
import { positionTag, positionTools } from './position-tag.ts'
import type { BlockBox } from './use-block-box.ts'
import styles from './canvas-area.module.css'

export type BlockCommands = {
  readonly step: (step: BlockStep) => void
  readonly duplicate: () => void
  readonly remove: () => void
  readonly addBelow: () => void
  readonly clipboard: BlockClipboard
  /** Saves the block as a pattern. */
  readonly save: () => void
}

type BlockToolsProps = {
  /** Whether to include adding a block, when there is no plus on the block's edge. */
  readonly has_plus?: boolean
  readonly name: string
  /** The steps that lead somewhere. Those into a block and out of it are left out where the page has none. */
  readonly steps: ReadonlySet<BlockStep>
  readonly has_nesting: boolean
  readonly commands: BlockCommands
}

const steps = [
  { step: 'up', label: 'common.move_up', keys: 'Alt ↑', icon: <ArrowUp /> },
  { step: 'down', label: 'common.move_down', keys: 'Alt ↓', icon: <ArrowDown /> },
  { step: 'in', label: 'editor.tools.move_in', keys: 'Alt →', icon: <IndentIncrease /> },
  { step: 'out', label: 'editor.tools.move_out', keys: 'Alt ←', icon: <IndentDecrease /> },
] as const

/** What can be done with a block, as a row of buttons with their keys. */
export function BlockTools({
  has_plus = false,
  name,
  steps: possible,
  has_nesting,
  commands,
}: BlockToolsProps): ReactNode {
  const t = useT()
  const mod = getModifierKey()
  const renderTool = (label: string, keys: string, icon: ReactNode, run: () => void, is_off = false) => (
    <Tooltip
      text={label}
      keys={keys}
      placement="end"
      trigger={
        <IconButton
          icon={icon}
          size="small"
          label={label}
          aria-disabled={is_off}
          onClick={is_off ? undefined : run}
        />
      }
    />
  )
  return (
    <div role="toolbar" aria-label={t('editor.tools.label', { name })} className={styles.tools}>
      {steps
        .filter(({ step }) => has_nesting || step === 'up' || step === 'down')
        .map(({ step, label, keys, icon }) => (
          <Fragment key={step}>
            {renderTool(t(label), keys, icon, () => commands.step(step), !possible.has(step))}
          </Fragment>
        ))}
      {renderTool(t('common.duplicate'), `${mod} D`, <Copy />, commands.duplicate)}
      {has_plus && renderTool(t('editor.canvas.add'), 'A', <Plus />, commands.addBelow)}
      <Menu
        label={t('editor.tools.more', { name })}
        placement="bottom start"
        trigger={
          <IconButton icon={<MoreHorizontal />} size="small" label={t('editor.tools.more', { name })} />
        }
        entries={[
          { id: 'copy', label: t('editor.select.copy'), icon: <ClipboardCopy />, keys: `${mod} C` },
          { id: 'cut', label: t('editor.select.cut'), icon: <Scissors />, keys: `${mod} X` },
          { id: 'paste', label: t('editor.select.paste'), icon: <ClipboardPaste />, keys: `${mod} V` },
          'line',
          { id: 'save', label: t('editor.select.save'), icon: <BookmarkPlus /> },
        ]}
        onAction={(id) => (id === 'save' ? commands.save() : commands.clipboard[id]())}
      />
      <span className={styles.divider} />
      <span className={styles.danger}>
        {renderTool(t('common.delete'), '⌫', <Trash2 />, commands.remove)}
      </span>
    </div>
  )
}

/** The tools around a block: name tag on the left, buttons on the right, and a plus on its lower edge. */
export function FloatingBlockTools({ box, ...tools }: BlockToolsProps & { readonly box: BlockBox }) {
  const t = useT()
  const tag = positionTag(box)
  return (
    <>
      <span className={styles.tag} data-place={tag.place} style={tag.style} aria-hidden="true">
        {tools.name}
      </span>
      <div className={styles.beside} style={positionTools(box)}>
        <BlockTools {...tools} />
      </div>
      <button
        type="button"
        className={styles.plus}
        style={{ top: box.bottom, left: (box.left + box.right) / 2 }}
        aria-label={t('editor.tools.add_below', { name: tools.name })}
        onClick={tools.commands.addBelow}
      >
        <Plus aria-hidden="true" />
      </button>
    </>
  )
}
