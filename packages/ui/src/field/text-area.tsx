import type { ComponentProps, CSSProperties } from 'react'
import { cx } from '../cx.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import styles from './styles.module.css'

export type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'children'>

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ label, help, error, note, id, rows = 3, className, ...area }: TextAreaProps) {
  const height: CSSProperties & { '--rows': number } = { '--rows': rows }
  return (
    <FieldFrame label={label} help={help} error={error} note={note} id={id}>
      {(wiring) => (
        <div className={cx(styles.box, className)}>
          <textarea
            className={cx(styles.input, styles.area)}
            rows={rows}
            dir="auto"
            style={height}
            {...area}
            {...wiring}
          />
        </div>
      )}
    </FieldFrame>
  )
}
