import { useT } from '@foyer/i18n/react'
import { Checkbox } from '@foyer/ui'
import { useId, useState, type ReactNode } from 'react'

/** Whether the buyer gave up the right of withdrawal by a tick of their own. */
export type Waiver = {
  id: string
  is_ticked: boolean
  /** The buyer pressed the button without it. */
  is_missing: boolean
  toggle: () => void
  /** False without the tick, which is then marked and focused. */
  confirm: () => boolean
}

/** The state of the tick; it is never set from the start. */
export function useWaiver(): Waiver {
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

/** The tick that the law asks for before content that is paid once opens at once. */
export function WaiverTick({ waiver }: { waiver: Waiver }): ReactNode {
  const t = useT()
  return (
    <Checkbox
      id={waiver.id}
      label={t('checkout.waiver')}
      checked={waiver.is_ticked}
      onChange={waiver.toggle}
      {...(waiver.is_missing ? { error: t('checkout.waiver_needed') } : {})}
    />
  )
}
