import { Announcement } from '../visually-hidden/index.ts'
import styles from './styles.module.css'

export type SpinnerProps = {
  /** The label for screen readers; omit it where text is beside the spinner. */
  readonly label?: string
}

/** An open ring that turns while something short is under way. It takes the colour of the text. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <>
      <svg
        className={styles.spinner}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M12 3a9 9 0 1 1-8.5 6" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label && <Announcement>{label}</Announcement>}
    </>
  )
}
