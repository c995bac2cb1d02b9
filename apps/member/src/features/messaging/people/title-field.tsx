import { useT } from '@foyer/i18n/react'
import { TextField } from '@foyer/ui'
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { LONGEST_TITLE } from './rename-form.tsx'

type TitleFieldProps = { value: string; onChange: (title: string) => void }

/** The name of a new group, which may stay empty. */
export function TitleField({ value, onChange }: TitleFieldProps): ReactNode {
  const t = useT()
  return (
    <TextField
      label={t('inbox.title_optional')}
      icon={<PenLine />}
      maxLength={LONGEST_TITLE}
      dir="auto"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
