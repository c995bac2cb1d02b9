import type { MessageKey } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Checkbox } from '@foyer/ui'
import { useId, useState, type ReactNode } from 'react'

/** A tick of its own by which the buyer agrees to what the law asks for. */
export type Consent = {
  id: string
  is_ticked: boolean
  /** The buyer pressed the button without it. */
  is_missing: boolean
  toggle: () => void
  /** False without the tick, which is then marked and focused. */
  confirm: () => boolean
}

/** The state of the tick; it is never set from the start. */
export function useConsent(): Consent {
  const id = useId()
  const [is_ticked, setTicked] = useState(false)
  const [is_missing, setMissing] = useState(false)
  return {
    id,
    is_ticked,
    is_missing: is_missing && !is_ticked,
    toggle: () => setTicked(!is_ticked),
    confirm: () => {
      setMissing(!is_ticked)
      if (!is_ticked) document.getElementById(id)?.focus()
      return is_ticked
    },
  }
}

/** The tick before content that is paid once opens at once, or a subscription starts at once. */
export function ConsentTick({ consent, text }: { consent: Consent; text: MessageKey }): ReactNode {
  const t = useT()
  return (
    <Checkbox
      id={consent.id}
      label={t(text)}
      checked={consent.is_ticked}
      onChange={consent.toggle}
      {...(consent.is_missing ? { error: t('checkout.waiver_needed') } : {})}
    />
  )
}
