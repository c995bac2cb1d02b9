import type { OutputFor } from '@foyer/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'

/** An attribute of pages or members. */
export type Attribute = OutputFor<'attributes.listAttributes'>['items'][number]

/** The attributes of an app by name, without the built-in ones. */
export function attributesQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'attributes'],
    queryFn: ({ signal }) => createAppClient(slug)('attributes.listAttributes', {}, { signal }),
  })
}

/** The places that use an attribute. Others may have changed them, so they are loaded on each opening. */
export function attributeUsesQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: ['app', slug, 'attributes', 'uses', id],
    queryFn: ({ signal }) => createAppClient(slug)('attributes.listAttributeUses', { id }, { signal }),
    staleTime: 0,
  })
}
