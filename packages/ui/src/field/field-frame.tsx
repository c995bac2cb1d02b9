import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { FieldReadings, type FieldReading } from './field-readings.tsx'
import styles from './styles.module.css'

/** The common props of fields with a label. All texts come from the caller. */
export type FieldFrameProps = {
  readonly label: string
  /** One sentence below the field. */
  readonly help?: ReactNode
  /** The problem and how to fix it. Marks the field as invalid. */
  readonly error?: string | undefined
  /** Buttons below the error, for the values that an unclear text may mean. */
  readonly readings?: readonly FieldReading[] | undefined
  /** Beside the label: "optional", or a counter. */
  readonly note?: ReactNode
}

/** The ids and states that tie an input to its label, help and error. */
export type FieldWiring = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Draws label, input, help and error, and hands the input what ties them together. */
export function FieldFrame(
  props: FieldFrameProps & {
    readonly id?: string | undefined
    readonly children: (wiring: FieldWiring) => ReactNode
  },
) {
  const { label, help, error, readings = [], note, children } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id} dir="auto">
          {label}
        </label>
        {note && <span className={styles.count}>{note}</span>}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldHelp id={id} help={help} error={error} />
      {readings.length > 0 && <FieldReadings readings={readings} />}
    </div>
  )
}

/** Help and error of a field, under the ids that the wiring names. */
export function FieldHelp({ id, help, error }: { id: string } & Pick<FieldFrameProps, 'help' | 'error'>) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </>
  )
}
