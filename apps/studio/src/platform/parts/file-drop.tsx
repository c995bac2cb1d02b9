import { Button, Notice } from '@foyer/ui'
import { CircleAlert, FileUp } from 'lucide-react'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import styles from './file-drop.module.css'

type FileDropProps = {
  readonly title: string
  readonly text: string
  /** The label of the button that opens the file picker. */
  readonly button: string
  /** The text shown while a file is being uploaded. */
  readonly sending: string | null
  readonly accept: string
  /** Why something cannot be taken, or was refused. */
  readonly error: string | null
  readonly onFile: (file: File) => void
  /** An example of such a file. */
  readonly children?: ReactNode
}

/** Takes a file, dropped or chosen. */
export function FileDrop({ title, text, button, sending, accept, error, onFile, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [is_dragged_over, setIsDraggedOver] = useState(false)
  const acceptFile = (file: File | undefined): void => {
    if (file && sending === null) onFile(file)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsDraggedOver(false)
    acceptFile(event.dataTransfer.files[0])
  }
  return (
    <div className={styles.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside does the same by keyboard */}
      <div
        className={styles.drop}
        data-over={is_dragged_over}
        onDragOver={(event) => {
          event.preventDefault()
          setIsDraggedOver(true)
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <input
          ref={input}
          type="file"
          accept={accept}
          aria-label={button}
          hidden
          onChange={(event) => {
            acceptFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button kind="ink" size="large" is_busy={sending !== null} onClick={() => input.current?.click()}>
          {sending ?? button}
        </Button>
      </div>
      {error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {error}
        </Notice>
      )}
      {children}
    </div>
  )
}

type FileExampleProps = { readonly title: string; readonly text: string; readonly example: string }

/** Shows an example of an accepted file. */
export function FileExample({ title, text, example }: FileExampleProps) {
  return (
    <section aria-label={title}>
      <h3 className={styles.example_title}>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <pre className={styles.code} dir="ltr" tabIndex={0}>
        {example}
      </pre>
      <p className={styles.text}>{text}</p>
    </section>
  )
}
