import { useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { CircleAlert } from 'lucide-react'
import { getFieldErrors } from '../problem.ts'

type FieldErrorListProps = {
  readonly error: unknown
  /** What a field is called on the screen, by its path. */
  readonly getFieldName: (path: string) => string
}

/** Why single fields were refused, each by its name: for a dialog that shows no fields itself. */
export function FieldErrorList({ error, getFieldName }: FieldErrorListProps) {
  const t = useT()
  return (
    <Notice tone="danger" icon={<CircleAlert />} role="alert">
      {Object.entries(getFieldErrors(t, error)).map(([path, text]) => (
        <p key={path}>{t('studio.refused_field', { name: getFieldName(path), text })}</p>
      ))}
    </Notice>
  )
}
