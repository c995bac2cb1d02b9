import { CircleAlert } from 'lucide-react'
import { Notice } from '../notice/index.ts'

/** Why a form was refused, read out as it appears. */
export function FormErrorNotice({ text }: { readonly text: string | null }) {
  return (
    text !== null && (
      <Notice tone="danger" icon={<CircleAlert />} role="alert">
        {text}
      </Notice>
    )
  )
}
