import { checkSlug as call } from '@foyer/contract/apps/check-slug'
import { implement } from '#platform/http/implement.ts'
import { appsPolicy } from '../policy.ts'
import { takenSlugs } from '../repository.ts'
import { judgeSlug, slugSuggestions, type SlugFault } from '../slug.ts'

export const checkSlugRoute = implement(
  call,
  appsPolicy.readApp,
  async ({ input: { slug }, ctx, authorize }) => {
    authorize()
    const hosts = ctx.services.config
    const fault = judgeSlug(slug, hosts)
    const wishes = slugSuggestions(slug).filter((wish) => judgeSlug(wish, hosts) === null)
    const taken = await takenSlugs(ctx.control, fault ? wishes : [slug, ...wishes])
    const reason: SlugFault | 'slug_taken' | null = fault ?? (taken.has(slug) ? 'slug_taken' : null)
    const suggestion = reason === null ? null : (wishes.find((wish) => !taken.has(wish)) ?? null)
    return { slug, is_free: reason === null, reason, suggestion }
  },
)
