import { useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { CircleAlert } from 'lucide-react'
import { fieldTexts } from '../problem.ts'

type FieldRefusalsProps = {
  readonly error: unknown
  /** What a field is called on the screen, by its path. */
  readonly nameOf: (path: string) => string
}

/** Why single fields were refused, each by its name: for a dialog that shows no fields itself. */
export function FieldRefusals({ error, nameOf }: FieldRefusalsProps) {
  const t = useT()
  return (
    <Notice tone="danger" icon={<CircleAlert />} role="alert">
      {Object.entries(fieldTexts(t, error)).map(([path, text]) => (
        <p key={path}>{t('studio.refused_field', { name: nameOf(path), text })}</p>
      ))}
    </Notice>
  )
}
