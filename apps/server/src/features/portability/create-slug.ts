/** The last part of a page's address from its title; the fallback where nothing of the title can stand in one. */
export function createSlug(title: string, fallback: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
  return slug || fallback
}
