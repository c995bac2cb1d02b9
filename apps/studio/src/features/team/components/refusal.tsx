import { useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { CircleAlert } from 'lucide-react'
import { formatError } from '#platform/problem.ts'

type RefusalProps = {
  /** What a call threw. */
  readonly error: unknown
  /** The error message of the device. */
  readonly fault?: string | null
}

/** Why something was refused, by the server or by the device; nothing where it was not. */
export function Refusal({ error, fault = null }: RefusalProps) {
  const t = useT()
  if (!error && fault === null) return null
  return (
    <Notice tone="danger" icon={<CircleAlert />} role="alert">
      {error ? formatError(t, error) : fault}
    </Notice>
  )
}
