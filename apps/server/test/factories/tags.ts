import type { Tag, TagColor } from '@foyer/contract/pages/tag-shapes'
import { newId } from '../../src/platform/ids.ts'
import { aServer } from '../harness.ts'
import type { TestApp } from './apps.ts'

/** Creates a tag, and gives it to pages. */
export async function aTag(
  app: TestApp,
  {
    name = `Tag ${newId()}`,
    color = 'teal',
    page_ids = [],
  }: { name?: string; color?: TagColor; page_ids?: string[] } = {},
): Promise<Tag> {
  const studio = (await aServer()).as({ ...app.owner, slug: app.slug })
  const tag = await studio.call('pages.createTag', { name, color })
  if (page_ids.length > 0)
    await studio.call('pages.assignTags', { page_ids, add_tag_ids: [tag.id], remove_tag_ids: [] })
  return tag
}
