import { Button } from '../button/index.ts'
import styles from './styles.module.css'

export type FieldChoicesProps = {
  readonly choices: readonly { readonly label: string; readonly onChoose: () => void }[]
}

/** Buttons for the help of a field, one for each value that a typed text may mean. */
export function FieldChoices({ choices }: FieldChoicesProps) {
  return (
    <span className={styles.readings}>
      {choices.map((choice) => (
        <Button key={choice.label} kind="outline" size="small" onClick={choice.onChoose}>
          {choice.label}
        </Button>
      ))}
    </span>
  )
}
