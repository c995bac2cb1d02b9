import { useT } from '@foyer/i18n/react'
import { IconButton, Segmented } from '@foyer/ui'
import { Tooltip } from '@foyer/ui/tooltip'
import { Files, Monitor, Redo2, Smartphone, Tablet, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { DEVICES, type Device } from './canvas/devices.ts'
import { getModifierKey } from './keys/mod-key.ts'
import styles from './toolbar.module.css'

type ToolbarProps = {
  /** The back link and the page's position. */
  readonly breadcrumb: ReactNode
  readonly save_line: ReactNode
  /** The viewer of the preview. */
  readonly viewer: ReactNode
  /** Shows the page as it would be if it were published. */
  readonly preview: ReactNode
  readonly publish: ReactNode
  readonly device: Device
  readonly onDeviceChange: (device: Device) => void
  readonly can_undo: boolean
  readonly can_redo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
  /** Opens pages and blocks; null when they are beside the canvas. */
  readonly onOpenTree: (() => void) | null
}

/** The toolbar above the editor: position, undo and redo, preview widths, save status, publish. */
export function Toolbar(props: ToolbarProps) {
  const { breadcrumb, save_line, viewer, preview, publish, device, onDeviceChange } = props
  const { can_undo, can_redo, onUndo, onRedo, onOpenTree } = props
  const t = useT()
  return (
    <header className={styles.toolbar} aria-label={t('editor.panels.toolbar')}>
      <div className={styles.start}>
        {breadcrumb}
        {onOpenTree && (
          <span className={styles.tree}>
            <IconButton size="small" icon={<Files />} label={t('editor.panels.pages')} onClick={onOpenTree} />
          </span>
        )}
      </div>
      <div className={styles.middle}>
        <HistoryButton
          label={t('common.undo')}
          keys={`${getModifierKey()} Z`}
          icon={<Undo2 />}
          is_on={can_undo}
          onPress={onUndo}
        />
        <HistoryButton
          label={t('common.redo')}
          keys={`${getModifierKey()} ⇧ Z`}
          icon={<Redo2 />}
          is_on={can_redo}
          onPress={onRedo}
        />
        <div className={styles.devices}>
          <Segmented
            label={t('editor.canvas.device')}
            value={device}
            onChange={onDeviceChange}
            choices={[
              { value: 'phone', label: t('editor.canvas.phone'), icon: <Smartphone /> },
              { value: 'tablet', label: t('editor.canvas.tablet'), icon: <Tablet /> },
              { value: 'desktop', label: t('editor.canvas.desktop'), icon: <Monitor /> },
            ]}
          />
          <span className={styles.width}>{t('editor.canvas.width', { width: DEVICES[device] })}</span>
        </div>
      </div>
      <div className={styles.end}>
        <span className={styles.save}>{save_line}</span>
        <span className={styles.viewer}>{viewer}</span>
        <span className={styles.preview}>{preview}</span>
        <span className={styles.publish}>{publish}</span>
      </div>
    </header>
  )
}

type HistoryButtonProps = {
  readonly label: string
  readonly keys: string
  readonly icon: ReactNode
  readonly is_on: boolean
  readonly onPress: () => void
}

function HistoryButton({ label, keys, icon, is_on, onPress }: HistoryButtonProps) {
  return (
    <Tooltip
      text={label}
      keys={keys}
      placement="bottom"
      trigger={
        <IconButton
          size="small"
          icon={icon}
          label={label}
          aria-disabled={!is_on}
          onClick={is_on ? onPress : undefined}
        />
      }
    />
  )
}
