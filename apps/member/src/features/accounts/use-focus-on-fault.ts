import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { FormFaults } from './form-faults.ts'

/** Puts the focus on the first field that is to blame, where its words are read out with it. */
export function useFocusOnFault(form: RefObject<HTMLFormElement | null>, { fields }: FormFaults): void {
  useEffect(() => {
    if (Object.keys(fields).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, fields])
}
