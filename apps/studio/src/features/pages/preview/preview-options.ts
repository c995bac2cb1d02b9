import type { InputFor } from '@foyer/contract/client'
import { parseDateTimeField } from '#platform/date-time-field.ts'

type OpenPreviewInput = Omit<InputFor<'pages.openPreview'>, 'id'>

/** What is chosen in the preview: as whom, and at which moment of the app's time. */
export type PreviewOptions = {
  readonly kind: OpenPreviewInput['as']['kind']
  readonly product_ids: readonly string[]
  readonly is_now: boolean
  /** What the date field holds. */
  readonly field: string
}

/** What a preview begins with: all of it, as it is now. */
export const DEFAULT_PREVIEW_OPTIONS: PreviewOptions = {
  kind: 'everything',
  product_ids: [],
  is_now: true,
  field: '',
}

/** What the server is asked for; null while no moment is chosen that could be shown. */
export function toPreviewInput(
  { kind, product_ids, is_now, field }: PreviewOptions,
  zone: string,
): OpenPreviewInput | null {
  const at = is_now ? null : parseDateTimeField(field, zone)
  if (!is_now && at === null) return null
  const as = kind === 'member' ? { kind, product_ids: [...product_ids] } : { kind }
  return { as, ...(at === null ? {} : { at }) }
}
