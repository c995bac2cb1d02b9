/** Whether the address requests the page builder's preview (spec section 2, "Page data and preview"). */
export function isPreview(search: string): boolean {
  return new URLSearchParams(search).has('page-builder')
}
