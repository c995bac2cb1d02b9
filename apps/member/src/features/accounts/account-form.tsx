import { Notice } from '@foyer/ui'
import { CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './account.module.css'
import type { FormFaults } from './form-faults.ts'
import { useFocusOnFault } from './use-focus-on-fault.ts'

type FormProps = { faults: FormFaults; onSubmit: () => void; children: ReactNode }

/** A form of the account area: what was wrong with it stands above its fields, and the focus goes to the first of them. */
export function AccountForm({ faults, onSubmit, children }: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  useFocusOnFault(form, faults)
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {faults.notice !== null && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {faults.notice}
        </Notice>
      )}
      {children}
    </form>
  )
}
