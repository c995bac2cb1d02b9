/** What decides whether a block action leads anywhere. */
type Target = {
  readonly type: string
  readonly page_id?: string | null
  readonly form_id?: string | null
  readonly overlay_id?: string | null | undefined
  readonly url?: string
  readonly address?: string
  readonly product_ids?: readonly string[]
  readonly image?: unknown
  readonly video?: unknown
}

/** Whether a button has something to open. Members see no button without it, and the owner is warned. */
export function hasTarget(action: Target): boolean {
  switch (action.type) {
    case 'open_page':
      return Boolean(action.page_id)
    case 'open_url':
      return Boolean(action.url)
    case 'open_email':
      return Boolean(action.address)
    case 'trigger_purchase':
      return Boolean(action.product_ids?.length)
    case 'trigger_form':
      return Boolean(action.form_id)
    case 'trigger_overlay':
      return Boolean(action.overlay_id)
    case 'open_lightbox':
      return Boolean(action.image ?? action.video)
    default:
      return true
  }
}
