import { useT } from '@foyer/i18n/react'
import type { Form } from '@foyer/ui/form'
import { useState } from 'react'
import { findMissingFields } from '../../platform/explain-refusal.ts'
import { useForm } from '../../platform/use-form.ts'
import type { GuestValues } from './guest-fields.tsx'
import { readGuestOrder, toGuestDetails, type GuestDetails } from './guest-order.ts'

/** The form of a guest's address and name. What was typed on this device before is there again. */
export function useGuestForm(pay: (guest: GuestDetails) => Promise<void>): Form<GuestValues> {
  const t = useT()
  const [saved] = useState<GuestValues>(() => {
    const { email = '', name = '' } = readGuestOrder() ?? {}
    return { email, name }
  })
  return useForm<GuestValues>({
    saved,
    validate: ({ email, name }) => findMissingFields(t, { email, name }),
    save: ({ email, name }) => pay(toGuestDetails(email, name)),
  })
}
